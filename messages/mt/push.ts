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
    "Bonġu {name}, il-booking tiegħek għand {venue} huwa kkonfermat: {what}, {when}. Arah, ibdel il-ħin jew ikkanċella: {url}",
  "whatsapp.reminder":
    "Bonġu {name}, tfakkira tal-booking tiegħek għand {venue}: {what}, {when}. Arah, ibdel il-ħin jew ikkanċella: {url}",
  "whatsapp.change":
    "Bonġu {name}, il-booking tiegħek għand {venue} għandu ħin ġdid: {what}, {when}. Arah, ibdel il-ħin jew ikkanċella: {url}",
  "whatsapp.offer": "Bonġu {name}, ħeles ħin: {when}. Huwa tiegħek sa {until}. Ħudu jew irrifjutah hawn: {url}",
  "whatsapp.directions": "Bonġu {name}, hekk issib {venue}: {address}. {map} Il-booking tiegħek, {when}: {url}",
});
