import { translationInto } from "../translation.ts";

export const shareCard = translationInto("mt")("shareCard", {
  "card.brandLine": "Ibbukkja online, ħallas fil-post",
  "card.eventBrandLine": "Sir af aktar online",
  "card.withHost": "Ma' {host}",
  "card.priceFrom": "Minn {price}",
  "card.nextFree": "L-ewwel ħin liberu: {when}",
  "card.post.label": "Pubblikazzjoni xxerjata",
  "card.site.label": "{places}",
  "card.site.name": "Il-komunitajiet kulturali ta' madwarek",
  "kit.atDoor": "{price} fil-bieb",
  "kit.free": "B'xejn",
  "kit.timeAndPlace": "{time}, {place}",
  "kit.limited": "Il-postijiet huma limitati. Irreġistra minn qabel.",
  "kit.register": "Irreġistra online f'minuta.",
  "kit.justCome": "M'għandekx bżonn tirreġistra.",
  "kit.elsewhere": "Ibbukkja postok online.",
  "kit.scanToRegister": "Skennja biex tirreġistra",
  "kit.scanToRead": "Skennja biex issir taf aktar",
  "kit.scanToBook": "Skennja biex tibbukkja",
  "kit.orGoTo": "jew mur fuq",
  "kit.noAccount": "M'għandekx bżonn kont.",
});
