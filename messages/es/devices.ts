import { translationInto } from "../translation.ts";

export const devices = translationInto("es")("devices", {
  "devices.title": "Avisos en este dispositivo",
  "devices.text":
    "Tu teléfono o computadora te avisa al instante de lo que elijas aquí. Los mensajes no llevan nombres, teléfonos ni direcciones.",
  "devices.add": "Activar en este dispositivo",
  "devices.this": "Avisarme en este dispositivo de",
  "devices.nothing": "Nada elegido",
  "devices.remove": "Quitar",
  "devices.removeOne": "Quitar {name}",
  "devices.notPossible": "Este navegador no permite nuestros avisos. Puedes permitirlos en su configuración.",
  "devices.unreachable": "El servidor no responde. Inténtalo de nuevo.",
  "devices.homeScreen":
    "En iPhone, agrega primero Kindred a la pantalla de inicio: pulsa Compartir y luego Agregar a inicio.",
  "kind.new": "Reservas nuevas",
  "kind.moved": "Reservas con hora cambiada",
  "kind.cancelled": "Reservas canceladas",
  "kind.waiting": "Personas nuevas en la lista de espera",
});
