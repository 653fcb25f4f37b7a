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
  "whatsapp.title.confirmation": "Uthibitisho",
  "whatsapp.title.reminder": "Kikumbusho",
  "whatsapp.title.change": "Mabadiliko",
  "whatsapp.title.directions": "Jinsi ya kufika",
  "whatsapp.title.offer": "Nafasi iliyopatikana",
  "whatsapp.title.cancellation": "Kughairiwa",
  "whatsapp.cancellation":
    "Habari {name}, nafasi yako kwa {venue} imeghairiwa: {what}, {when}. Ione au hifadhi tena: {url}",
  "whatsapp.guest.confirmation":
    "Habari {name}, umeandikishwa kwa {title}, {when}. Ona tiketi yako, badilisha au ghairi: {url}",
  "whatsapp.guest.reminder":
    "Habari {name}, tunakukumbusha {title}, {when}. Ona tiketi yako, badilisha au ghairi: {url}",
  "whatsapp.guest.change":
    "Habari {name}, {title} imebadilika. Sasa ni: {when}, {address}. Ona tiketi yako, badilisha au ghairi: {url}",
  "whatsapp.guest.directions": "Habari {name}, jinsi ya kufika {title}: {address}. {map} Tiketi yako, {when}: {url}",
  "whatsapp.guest.offer":
    "Habari {name}, nafasi ulizoomba kwa {title}, {when}, zimepatikana. Ni zako hadi {until}. Zichukue au uzikatae hapa: {url}",
  "whatsapp.guest.cancellation": "Habari {name}, samahani: {title}, {when}, imeghairiwa. {url}",
});
