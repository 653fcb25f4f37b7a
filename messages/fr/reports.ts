import { translationInto } from "../translation.ts";

export const reports = translationInto("fr")("reports", {
  "report.title.listing": "Signaler cette annonce",
  "report.title.event": "Signaler cet événement",
  "report.of": "Signaler {name}",
  "report.lead":
    "Dites-nous ce qui ne va pas avec {name}. Une personne de notre équipe lit chaque signalement. Pas besoin de compte.",
  "report.reason": "Quel est le problème ?",
  "report.reason.not_real": "Cela n'existe pas",
  "report.reason.not_theirs": "Les photos ou le texte sont à quelqu'un d'autre",
  "report.reason.personal_data": "On y voit les données personnelles de quelqu'un",
  "report.reason.prohibited": "Cela propose quelque chose d'illégal",
  "report.reason.harm": "Cela répand la haine ou met quelqu'un en danger",
  "report.reason.other": "Autre chose",
  "report.details": "Dites-nous en plus",
  "report.detailsHint": "Quel texte, quelle photo, que s'est-il passé ? Nous ne disons pas à l'hôte qui a signalé.",
  "report.email": "E-mail",
  "report.emailHint": "Seulement pour vous dire notre décision. Nous supprimons ensuite l'adresse.",
  "report.send": "Envoyer",
  "report.sending": "Envoi…",
  "report.back": "Retour à {name}",
  "report.purpose": "Nous gardons votre signalement un an après notre décision.",
  "report.done": "Merci de nous avoir prévenus",
  "report.doneText": "Si vous avez laissé une adresse e-mail, une confirmation vous a été envoyée.",
});
