import { translationInto } from "../translation.ts";

export const shareCard = translationInto("fr")("shareCard", {
  "card.brandLine": "Réservez en ligne, payez sur place",
  "card.eventBrandLine": "En savoir plus en ligne",
  "card.withHost": "Avec {host}",
  "card.priceFrom": "Dès {price}",
  "card.nextFree": "Prochain créneau : {when}",
  "card.post.label": "Publication partagée",
  "card.site.label": "{places}",
  "card.site.name": "Les communautés culturelles autour de vous",
  "kit.atDoor": "{price} à l'entrée",
  "kit.free": "Gratuit",
  "kit.timeAndPlace": "{time}, {place}",
  "kit.limited": "Places limitées. Inscrivez-vous d'abord.",
  "kit.register": "Inscrivez-vous en ligne, en une minute.",
  "kit.justCome": "Pas besoin de s'inscrire.",
  "kit.elsewhere": "Réservez votre place en ligne.",
  "kit.scanToRegister": "Scannez pour vous inscrire",
  "kit.scanToRead": "Scannez pour en savoir plus",
  "kit.scanToBook": "Scannez pour réserver",
  "kit.orGoTo": "ou allez sur",
  "kit.noAccount": "Pas besoin de compte.",
});
