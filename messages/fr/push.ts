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
  "whatsapp.title.confirmation": "Confirmation",
  "whatsapp.title.reminder": "Rappel",
  "whatsapp.title.change": "Changement",
  "whatsapp.title.directions": "Itinéraire",
  "whatsapp.title.offer": "Proposition",
  "whatsapp.title.cancellation": "Annulation",
  "whatsapp.cancellation":
    "Bonjour {name}, votre réservation chez {venue} est annulée : {what}, {when}. La voir ou réserver à nouveau : {url}",
  "whatsapp.guest.confirmation":
    "Bonjour {name}, vous avez votre place pour {title}, {when}. Voir votre billet, changer ou annuler : {url}",
  "whatsapp.guest.reminder":
    "Bonjour {name}, petit rappel : {title}, {when}. Voir votre billet, changer ou annuler : {url}",
  "whatsapp.guest.change":
    "Bonjour {name}, {title} a changé. C'est maintenant : {when}, {address}. Voir votre billet, changer ou annuler : {url}",
  "whatsapp.guest.directions":
    "Bonjour {name}, voici comment venir à {title} : {address}. {map} Votre billet, {when} : {url}",
  "whatsapp.guest.offer":
    "Bonjour {name}, les places que vous avez demandées pour {title}, {when}, sont libres. Elles sont à vous jusqu'à {until}. Acceptez-les ou refusez-les ici : {url}",
  "whatsapp.guest.cancellation": "Bonjour {name}, nous sommes désolés : {title}, {when}, est annulé. {url}",
});
