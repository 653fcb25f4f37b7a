import { translationInto } from "../translation.ts";

export const push = translationInto("mt")("push", {
  "new.title": "Booking ġdid",
  "moved.title": "Il-ħin ta' booking inbidel",
  "cancelled.title": "Booking ikkanċellat",
  "waiting.title": "Xi ħadd daħal fil-lista ta' stennija",
  "waiting.text": "Iftaħ il-bookings tiegħek biex tara min.",
  "evening.title": "Il-booking tiegħek hu għada, {time}",
  "hours.title": "Il-booking tiegħek hu llum, {time}",
  "reminder.text": "Booking {id}. Agħfas biex tara l-indirizz.",
  "whatsapp.confirmation":
    "Hello {name}, il-booking tiegħek għand {venue} huwa kkonfermat: {what}, {when}. Arah, ibdel il-ħin jew ikkanċella: {url}",
  "whatsapp.reminder":
    "Hello {name}, tfakkira tal-booking tiegħek għand {venue}: {what}, {when}. Arah, ibdel il-ħin jew ikkanċella: {url}",
  "whatsapp.change":
    "Hello {name}, il-booking tiegħek għand {venue} għandu ħin ġdid: {what}, {when}. Arah, ibdel il-ħin jew ikkanċella: {url}",
  "whatsapp.offer": "Hello {name}, ħeles ħin: {when}. Huwa tiegħek sa {until}. Ħudu jew irrifjutah hawn: {url}",
  "whatsapp.directions": "Hello {name}, hekk issib {venue}: {address}. {map} Il-booking tiegħek, {when}: {url}",
  "whatsapp.title.confirmation": "Konferma",
  "whatsapp.title.reminder": "Tfakkira",
  "whatsapp.title.change": "Bidla",
  "whatsapp.title.directions": "Kif tasal",
  "whatsapp.title.offer": "Offerta",
  "whatsapp.title.cancellation": "Kanċellazzjoni",
  "whatsapp.cancellation":
    "Hello {name}, il-booking tiegħek għand {venue} ġie kkanċellat: {what}, {when}. Arah jew ibbukkja mill-ġdid: {url}",
  "whatsapp.guest.confirmation":
    "Hello {name}, irreġistrajt għal {title}, {when}. Ara l-biljett, ibdel jew ikkanċella: {url}",
  "whatsapp.guest.reminder": "Hello {name}, tfakkira ta' {title}, {when}. Ara l-biljett, ibdel jew ikkanċella: {url}",
  "whatsapp.guest.change":
    "Hello {name}, {title} inbidel. Issa: {when}, {address}. Ara l-biljett, ibdel jew ikkanċella: {url}",
  "whatsapp.guest.directions": "Hello {name}, hekk issib {title}: {address}. {map} Il-biljett tiegħek, {when}: {url}",
  "whatsapp.guest.offer":
    "Hello {name}, il-postijiet li tlabt għal {title}, {when}, huma liberi. Huma tiegħek sa {until}. Ħudhom jew irrifjutahom hawn: {url}",
  "whatsapp.guest.cancellation": "Hello {name}, jiddispjaċina: {title}, {when}, ġie kkanċellat. {url}",
});
