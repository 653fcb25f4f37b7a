import { translationInto } from "../translation.ts";

export const shareCard = translationInto("es")("shareCard", {
  "card.brandLine": "Reserva en línea, paga en el local",
  "card.eventBrandLine": "Más información en línea",
  "card.withHost": "Con {host}",
  "card.priceFrom": "Desde {price}",
  "card.nextFree": "Próxima hora libre: {when}",
  "card.post.label": "Publicación compartida",
  "card.site.label": "{places}",
  "card.site.name": "Comunidades culturales a tu alrededor",
  "kit.atDoor": "{price} en la puerta",
  "kit.free": "Gratis",
  "kit.timeAndPlace": "{time}, {place}",
  "kit.limited": "Plazas limitadas. Inscríbete antes.",
  "kit.register": "Inscríbete en línea, en un minuto.",
  "kit.justCome": "No necesitas inscribirte.",
  "kit.elsewhere": "Reserva tu plaza en línea.",
  "kit.scanToRegister": "Escanea para inscribirte",
  "kit.scanToRead": "Escanea para saber más",
  "kit.scanToBook": "Escanea para reservar",
  "kit.orGoTo": "o entra en",
  "kit.noAccount": "No necesitas cuenta.",
});
