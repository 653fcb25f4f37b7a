import { translationInto } from "../translation.ts";

export const publicPages = translationInto("fr")("public", {
  "offline.title": "Vous êtes hors connexion",
  "offline.text":
    "Cette page a besoin d'une connexion et se recharge toute seule dès son retour. Les réservations et billets déjà ouverts sur cet appareil marchent toujours, tout comme les réservations d'un hôte pour les 7 prochains jours.",
  "landing.title": "Trouvez, rencontrez et vivez les communautés culturelles autour de vous",
  "landing.description":
    "Kindred aide celles et ceux qui vivent à l'étranger à trouver, rencontrer et vivre les communautés culturelles de leur ville : actualités, services et événements par les gens de la communauté.",
  "landing.headline.promise": "Trouvez, rencontrez et vivez",
  "landing.headline.object": "les communautés culturelles autour de vous.",
  "landing.informed.title": "Suivre l'actualité",
  "landing.informed.text": "L'actualité de votre communauté dans la ville, en un seul endroit.",
  "landing.informed.picture": "Un journal, un téléphone et un verre de café sur une table au-dessus du port",
  "landing.services.title": "Trouver des services",
  "landing.services.text": "Coiffure, cuisine, avocats, cours et plus, par les gens de la communauté.",
  "landing.services.picture":
    "Trois portes de boutiques dans une rue de pierre claire, avec des enseignes pour la coiffure, la cuisine et les cours",
  "landing.connected.title": "Garder le lien",
  "landing.connected.text": "Restez proche de votre diaspora dans le monde, où que vous viviez.",
  "landing.connected.picture": "Des maisons éclairées autour d'un globe la nuit, reliées par des guirlandes",
  "landing.communities": "Six communautés, une île",
  "landing.freeThisWeek": "Libre cette semaine",
  "landing.onThisWeekend": "Ce week-end",
  "landing.seeAll": "Tout voir",
  "signInProblem.title": "La connexion n'a pas abouti",
  "signInProblem.denied":
    "Vous avez annulé la connexion. Rien n'a changé, et vous pouvez vous connecter quand vous voulez.",
  "signInProblem.expired":
    "La connexion a pris trop de temps ou a été ouverte dans un autre navigateur. Veuillez recommencer.",
  "signInProblem.failed": "La connexion n'a pas abouti. Veuillez recommencer.",
  "signInProblem.no_email":
    "Votre compte ne nous a pas transmis d'adresse e-mail, et il nous en faut une pour vous joindre. Reconnectez-vous en l'autorisant, ou utilisez un autre compte.",
  "signInProblem.too_many": "Trop de connexions en peu de temps. Attendez dix minutes et réessayez.",
  "signInProblem.unavailable": "Le service de connexion ne répond pas. Réessayez dans quelques minutes.",
  "signInProblem.tryAgain": "Réessayer",
  "signInProblem.home": "Aller à l'accueil",
});
