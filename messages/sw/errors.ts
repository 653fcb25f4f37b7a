import { translationInto } from "../translation.ts";

export const errors = translationInto("sw")("errors", {
  "error.unexpected.title": "Hitilafu isiyotarajiwa!",
  "error.unexpected.body": "Kuna tatizo upande wetu na tumelirekodi. Jaribu tena baada ya muda mfupi.",
  "error.unexpected.reference": "Ukiwasiliana nasi, taja namba hii: {requestId}",
  "error.notFound.title": "Ukurasa haujapatikana",
  "error.notFound.body": "Kagua kama anwani ina makosa. Pia huenda ukurasa umehamishwa au umeondolewa.",
  "error.home": "Nenda mwanzo",
  "error.contact": "Wasiliana nasi",
  "error.retry": "Jaribu tena",
});
