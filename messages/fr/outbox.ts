import { translationInto } from "../translation.ts";

export const outbox = translationInto("fr")("outbox", {
  "outbox.title": "Boîte d'envoi",
  "outbox.intro":
    "Cette démo n'a pas de serveur de messagerie. Voici les e-mails qu'elle aurait envoyés, les plus récents d'abord.",
  "outbox.empty": "Pas encore d'e-mails. Faites une réservation et la confirmation apparaîtra ici.",
  "outbox.to": "À",
  "outbox.sentAt": "Créé",
});
