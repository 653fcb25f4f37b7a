import { translationInto } from "../translation.ts";

export const publicPages = translationInto("es")("public", {
  "offline.title": "No tienes conexión",
  "offline.text":
    "Esta página necesita conexión y se carga sola en cuanto vuelvas a tenerla. Las reservas y entradas que abriste en este dispositivo siguen funcionando, igual que las reservas de un anfitrión de los próximos 7 días.",
  "landing.title": "Encuentra, conoce y vive las comunidades culturales a tu alrededor",
  "landing.description":
    "Kindred ayuda a quienes viven en el extranjero a encontrar, conocer y vivir las comunidades culturales de su ciudad: noticias, servicios y eventos de gente de la comunidad.",
  "landing.headline.promise": "Encuentra, conoce y vive",
  "landing.headline.object": "las comunidades culturales a tu alrededor.",
  "landing.informed.title": "Entérate",
  "landing.informed.text": "Noticias de tu comunidad en la ciudad, todas en un lugar.",
  "landing.informed.picture": "Un periódico, un teléfono y un vaso de café en una mesa sobre el puerto",
  "landing.services.title": "Encuentra servicios",
  "landing.services.text": "Peluquería, comida, abogados, clases y más, de gente de la comunidad.",
  "landing.services.picture":
    "Tres puertas de tiendas en una calle de piedra caliza, con letreros de peluquería, comida y clases",
  "landing.connected.title": "Sigue en contacto",
  "landing.connected.text": "Mantente cerca de tu diáspora en el mundo, vivas donde vivas.",
  "landing.connected.picture": "Casas iluminadas alrededor de un globo de noche, unidas por guirnaldas de luces",
  "landing.communities": "Seis comunidades, una isla",
  "landing.freeThisWeek": "Libre esta semana",
  "landing.onThisWeekend": "Este fin de semana",
  "landing.seeAll": "Ver todo",
  "signInProblem.title": "No has iniciado sesión",
  "signInProblem.denied": "Cancelaste el inicio de sesión. Nada cambió y puedes iniciar sesión cuando quieras.",
  "signInProblem.expired": "El inicio de sesión tardó demasiado o se abrió en otro navegador. Empieza de nuevo.",
  "signInProblem.failed": "No pudimos completar el inicio de sesión. Empieza de nuevo.",
  "signInProblem.no_email":
    "Tu cuenta no nos compartió un correo y necesitamos uno para contactarte. Inicia sesión de nuevo y permítelo, o usa otra cuenta.",
  "signInProblem.too_many": "Demasiados inicios de sesión en poco tiempo. Espera diez minutos e inténtalo de nuevo.",
  "signInProblem.unavailable": "El servicio de inicio de sesión no responde. Inténtalo en unos minutos.",
  "signInProblem.tryAgain": "Reintentar",
  "signInProblem.home": "Ir al inicio",
});
