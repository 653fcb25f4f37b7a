import { translationInto } from "../translation.ts";

export const push = translationInto("pt")("push", {
  "new.title": "Nova reserva",
  "moved.title": "Reserva remarcada",
  "cancelled.title": "Reserva cancelada",
  "waiting.title": "Alguém entrou na sua lista de espera",
  "waiting.text": "Abra suas reservas para ver quem.",
  "evening.title": "Sua reserva é amanhã às {time}",
  "hours.title": "Sua reserva é hoje às {time}",
  "reminder.text": "Reserva {id}. Toque para ver o endereço.",
  "whatsapp.confirmation":
    "Olá, {name}! Sua reserva em {venue} está confirmada: {what}, {when}. Ver, remarcar ou cancelar: {url}",
  "whatsapp.reminder":
    "Olá, {name}! Um lembrete da sua reserva em {venue}: {what}, {when}. Ver, remarcar ou cancelar: {url}",
  "whatsapp.change":
    "Olá, {name}! Sua reserva em {venue} tem um novo horário: {what}, {when}. Ver, remarcar ou cancelar: {url}",
  "whatsapp.offer": "Olá, {name}! Um horário ficou livre: {when}. É seu até {until}. Aceite ou recuse aqui: {url}",
  "whatsapp.directions": "Olá, {name}! Veja como chegar a {venue}: {address}. {map} Sua reserva, {when}: {url}",
  "whatsapp.title.confirmation": "Confirmação",
  "whatsapp.title.reminder": "Lembrete",
  "whatsapp.title.change": "Mudança",
  "whatsapp.title.directions": "Como chegar",
  "whatsapp.title.offer": "Oferta",
  "whatsapp.title.cancellation": "Cancelamento",
  "whatsapp.cancellation":
    "Olá, {name}! Sua reserva em {venue} foi cancelada: {what}, {when}. Ver ou reservar de novo: {url}",
  "whatsapp.guest.confirmation":
    "Olá, {name}! Sua inscrição em {title} está feita: {when}. Ver o ingresso, mudar ou cancelar: {url}",
  "whatsapp.guest.reminder": "Olá, {name}! Um lembrete de {title}, {when}. Ver o ingresso, mudar ou cancelar: {url}",
  "whatsapp.guest.change":
    "Olá, {name}! {title} mudou. Agora é: {when}, {address}. Ver o ingresso, mudar ou cancelar: {url}",
  "whatsapp.guest.directions": "Olá, {name}! Veja como chegar a {title}: {address}. {map} Seu ingresso, {when}: {url}",
  "whatsapp.guest.offer":
    "Olá, {name}! As vagas que você pediu em {title}, {when}, estão livres. São suas até {until}. Aceite ou recuse aqui: {url}",
  "whatsapp.guest.cancellation": "Olá, {name}! Lamentamos: {title}, {when}, foi cancelado. {url}",
});
