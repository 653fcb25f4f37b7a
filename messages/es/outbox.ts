import { translationInto } from "../translation.ts";

export const outbox = translationInto("es")("outbox", {
  "outbox.title": "Bandeja de salida",
  "outbox.intro":
    "Esta demo no tiene servidor de correo. Estos son los correos que habría enviado, los más nuevos primero.",
  "outbox.empty": "Aún no hay correos. Reserva algo y la confirmación aparecerá aquí.",
  "outbox.to": "Para",
  "outbox.sentAt": "Creado",
});
