import { translationInto } from "../translation.ts";

export const errors = translationInto("fr")("errors", {
  "error.unexpected.title": "Erreur inattendue !",
  "error.unexpected.body": "Un problème est survenu de notre côté et nous l'avons noté. Réessayez dans un instant.",
  "error.unexpected.reference": "Si vous nous écrivez, indiquez cette référence : {requestId}",
  "error.notFound.title": "Page introuvable",
  "error.notFound.body": "Vérifiez l'adresse. La page a peut-être été déplacée ou supprimée.",
  "error.home": "Aller à l'accueil",
  "error.contact": "Nous contacter",
  "error.retry": "Réessayer",
});
