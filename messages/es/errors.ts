import { translationInto } from "../translation.ts";

export const errors = translationInto("es")("errors", {
  "error.unexpected.title": "¡Error inesperado!",
  "error.unexpected.body": "Algo falló de nuestro lado y quedó registrado. Inténtalo de nuevo en un momento.",
  "error.unexpected.reference": "Si nos escribes, incluye esta referencia: {requestId}",
  "error.notFound.title": "Página no encontrada",
  "error.notFound.body": "Revisa la dirección. Quizá la página cambió de lugar o se eliminó.",
  "error.home": "Ir al inicio",
  "error.contact": "Contacto",
  "error.retry": "Reintentar",
});
