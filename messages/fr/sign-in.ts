import { translationInto } from "../translation.ts";

export const signIn = translationInto("fr")("signIn", {
  "demo.title": "Connexion démo",
  "demo.notice":
    "Ceci est une démo. Il n'y a pas de mot de passe et personne ne vérifie qui vous êtes : ne saisissez rien de privé.",
  "demo.pick": "Continuer comme utilisateur démo",
  "demo.host": "Hôte démo",
  "demo.newHost": "Nouvel hôte démo",
  "demo.teamOwner": "Propriétaire d'équipe démo",
  "demo.staff": "Employé(e) démo",
  "demo.moderator": "Modération démo",
  "demo.someoneElse": "Ou continuer comme quelqu'un d'autre",
  "demo.email": "E-mail",
  "demo.firstName": "Prénom",
  "demo.lastName": "Nom de famille",
  "demo.continue": "Continuer",
  "demo.cancel": "Annuler",
  "demo.emailProblem": "Saisissez une adresse e-mail, par exemple name@example.com",
  "demo.nameProblem": "Saisissez un prénom de 80 caractères au plus",
  "demo.lastNameProblem": "Saisissez un nom de famille de 80 caractères au plus",
});
