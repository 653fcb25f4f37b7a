import { translationInto } from "../translation.ts";

export const push = translationInto("sw")("push", {
  "new.title": "Nafasi mpya",
  "moved.title": "Muda wa nafasi umebadilishwa",
  "cancelled.title": "Nafasi imeghairiwa",
  "waiting.title": "Mtu amejiunga na orodha yako ya kusubiri",
  "waiting.text": "Fungua nafasi zako uone ni nani.",
  "evening.title": "Nafasi yako ni kesho, {time}",
  "hours.title": "Nafasi yako ni leo, {time}",
  "reminder.text": "Nafasi {id}. Gusa uone anwani.",
  "whatsapp.confirmation":
    "Habari {name}, nafasi yako kwa {venue} imethibitishwa: {what}, {when}. Ione, ibadilishe au ighairi: {url}",
  "whatsapp.reminder":
    "Habari {name}, tunakukumbusha nafasi yako kwa {venue}: {what}, {when}. Ione, ibadilishe au ighairi: {url}",
  "whatsapp.change":
    "Habari {name}, nafasi yako kwa {venue} ina muda mpya: {what}, {when}. Ione, ibadilishe au ighairi: {url}",
  "whatsapp.offer": "Habari {name}, muda umepatikana: {when}. Ni wako hadi {until}. Uchukue au uukatae hapa: {url}",
  "whatsapp.directions": "Habari {name}, jinsi ya kufika {venue}: {address}. {map} Nafasi yako, {when}: {url}",
});
