import { translationInto } from "../translation.ts";

export const push = translationInto("es")("push", {
  "new.title": "Reserva nueva",
  "moved.title": "Hora cambiada",
  "cancelled.title": "Reserva cancelada",
  "waiting.title": "Alguien se unió a tu lista de espera",
  "waiting.text": "Abre tus reservas para ver quién.",
  "evening.title": "Tu reserva es mañana a las {time}",
  "hours.title": "Tu reserva es hoy a las {time}",
  "reminder.text": "Reserva {id}. Toca para ver la dirección.",
  "whatsapp.confirmation":
    "Hola {name}, tu reserva en {venue} está confirmada: {what}, {when}. Ver, cambiar o cancelar: {url}",
  "whatsapp.reminder":
    "Hola {name}, te recordamos tu reserva en {venue}: {what}, {when}. Ver, cambiar o cancelar: {url}",
  "whatsapp.change":
    "Hola {name}, tu reserva en {venue} tiene nueva hora: {what}, {when}. Ver, cambiar o cancelar: {url}",
  "whatsapp.offer": "Hola {name}, se liberó una hora: {when}. Es tuya hasta {until}. Tómala o recházala aquí: {url}",
  "whatsapp.directions": "Hola {name}, así llegas a {venue}: {address}. {map} Tu reserva, {when}: {url}",
});
