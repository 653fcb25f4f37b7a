import { translationInto } from "../translation.ts";

export const shareCard = translationInto("sw")("shareCard", {
  "card.brandLine": "Hifadhi nafasi, lipa hapo hapo",
  "card.eventBrandLine": "Jua zaidi mtandaoni",
  "card.withHost": "Na {host}",
  "card.priceFrom": "Kuanzia {price}",
  "card.nextFree": "Muda wa karibu: {when}",
  "card.post.label": "Chapisho lililoshirikiwa",
  "card.site.label": "{places}",
  "card.site.name": "Jumuiya za kitamaduni zinazokuzunguka",
  "kit.atDoor": "{price} mlangoni",
  "kit.free": "Bure",
  "kit.timeAndPlace": "{time}, {place}",
  "kit.limited": "Nafasi ni chache. Jiandikishe kwanza.",
  "kit.register": "Jiandikishe mtandaoni, ni dakika moja.",
  "kit.justCome": "Huhitaji kujiandikisha.",
  "kit.elsewhere": "Hifadhi nafasi yako mtandaoni.",
  "kit.scanToRegister": "Skani ujiandikishe",
  "kit.scanToRead": "Skani ujue zaidi",
  "kit.scanToBook": "Skani uhifadhi nafasi",
  "kit.orGoTo": "au nenda",
  "kit.noAccount": "Huhitaji akaunti.",
});
