import { translationInto } from "../translation.ts";

export const outbox = translationInto("sw")("outbox", {
  "outbox.title": "Kikasha cha kutoka",
  "outbox.intro": "Onyesho hili halina seva ya barua pepe. Hizi ni barua ambazo lingetuma, mpya kwanza.",
  "outbox.empty": "Bado hakuna barua pepe. Hifadhi nafasi na uthibitisho utaonekana hapa.",
  "outbox.to": "Kwa",
  "outbox.sentAt": "Imeundwa",
});
