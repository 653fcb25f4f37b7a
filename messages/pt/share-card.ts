import { translationInto } from "../translation.ts";

export const shareCard = translationInto("pt")("shareCard", {
  "card.brandLine": "Reserve online, pague no local",
  "card.eventBrandLine": "Saiba mais online",
  "card.withHost": "Com {host}",
  "card.priceFrom": "A partir de {price}",
  "card.nextFree": "Próximo livre: {when}",
  "card.post.label": "Publicação compartilhada",
  "card.site.label": "{places}",
  "card.site.name": "Comunidades culturais ao seu redor",
  "kit.atDoor": "{price} na porta",
  "kit.free": "Grátis",
  "kit.timeAndPlace": "{time}, {place}",
  "kit.limited": "Vagas limitadas. Inscreva-se antes.",
  "kit.register": "Inscreva-se online, leva um minuto.",
  "kit.justCome": "Não precisa se inscrever.",
  "kit.elsewhere": "Reserve sua vaga online.",
  "kit.scanToRegister": "Escaneie para se inscrever",
  "kit.scanToRead": "Escaneie para saber mais",
  "kit.scanToBook": "Escaneie para reservar",
  "kit.orGoTo": "ou acesse",
  "kit.noAccount": "Não precisa de conta.",
});
