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
  "whatsapp.title.confirmation": "Confirmación",
  "whatsapp.title.reminder": "Recordatorio",
  "whatsapp.title.change": "Cambio",
  "whatsapp.title.directions": "Cómo llegar",
  "whatsapp.title.offer": "Oferta",
  "whatsapp.title.cancellation": "Cancelación",
  "whatsapp.cancellation":
    "Hola {name}, tu reserva en {venue} está cancelada: {what}, {when}. Verla o reservar de nuevo: {url}",
  "whatsapp.guest.confirmation":
    "Hola {name}, tienes plaza en {title}, {when}. Ver tu entrada, cambiar o cancelar: {url}",
  "whatsapp.guest.reminder": "Hola {name}, te recordamos {title}, {when}. Ver tu entrada, cambiar o cancelar: {url}",
  "whatsapp.guest.change":
    "Hola {name}, {title} cambió. Ahora es: {when}, {address}. Ver tu entrada, cambiar o cancelar: {url}",
  "whatsapp.guest.directions": "Hola {name}, así llegas a {title}: {address}. {map} Tu entrada, {when}: {url}",
  "whatsapp.guest.offer":
    "Hola {name}, se liberaron plazas para ti en {title}, {when}. Son tuyas hasta {until}. Tómalas o recházalas aquí: {url}",
  "whatsapp.guest.cancellation": "Hola {name}, lo sentimos: {title}, {when}, se cancela. {url}",
});
