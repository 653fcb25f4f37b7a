import { translationInto } from "../translation.ts";

export const push = translationInto("fr")("push", {
  "new.title": "Nouvelle réservation",
  "moved.title": "Réservation déplacée",
  "cancelled.title": "Réservation annulée",
  "waiting.title": "Nouvelle personne sur la liste d'attente",
  "waiting.text": "Ouvrez vos réservations pour voir qui.",
  "evening.title": "Votre réservation est demain à {time}",
  "hours.title": "Votre réservation est aujourd'hui à {time}",
  "reminder.text": "Réservation {id}. Touchez pour voir l'adresse.",
  "whatsapp.confirmation":
    "Bonjour {name}, votre réservation chez {venue} est confirmée : {what}, {when}. La voir, la déplacer ou l'annuler : {url}",
  "whatsapp.reminder":
    "Bonjour {name}, petit rappel de votre réservation chez {venue} : {what}, {when}. La voir, la déplacer ou l'annuler : {url}",
  "whatsapp.change":
    "Bonjour {name}, votre réservation chez {venue} a un nouvel horaire : {what}, {when}. La voir, la déplacer ou l'annuler : {url}",
  "whatsapp.offer":
    "Bonjour {name}, un créneau s'est libéré : {when}. Il est à vous jusqu'à {until}. Acceptez-le ou refusez-le ici : {url}",
  "whatsapp.directions":
    "Bonjour {name}, voici comment trouver {venue} : {address}. {map} Votre réservation, {when} : {url}",
});
