import { translationInto } from "../translation.ts";

export const terms = translationInto("es")("terms", {
  "terms.title": "Términos y condiciones para proveedores",
  "terms.description":
    "Lo que Kindred pide a quien publica un servicio o un evento: conducta, responsabilidad, quejas, límite de responsabilidad y cambios.",
  "terms.updated": "Última actualización: 05/04/2025",
  "terms.contents": "En esta página",
  "terms.binding": "Esto es una traducción. El texto en inglés es el vinculante.",
  "terms.intro":
    "Estos términos son entre tú, el proveedor (anfitrión de servicios o eventos), y el operador de Kindred. Se aplican desde que creas una cuenta de proveedor.",
  "terms.conduct.title": "Integridad y conducta del proveedor",
  "terms.conduct.text": "La gente viene a ti porque confía en ti. Trátala bien.",
  "terms.conduct.truth":
    "Todo en tu anuncio es verdadero, actual y tuyo: tu nombre, tus datos de contacto, tus precios y tus fotos.",
  "terms.conduct.respect":
    "Tratas a cada cliente con respeto, sea cual sea su origen, religión, género, edad, discapacidad u orientación.",
  "terms.conduct.law":
    "Tienes los permisos, la formación y los seguros que la ley exige para tu trabajo, y los muestras si te los piden.",
  "terms.conduct.age": "Tienes 18 años o más y no compartes tu acceso.",
  "terms.delivery.title": "Responsabilidad por el servicio",
  "terms.delivery.contract":
    "Una reserva es un acuerdo entre tú y el cliente. Solo tú eres responsable de prestar el servicio o realizar el evento, de su calidad y seguridad, y de lo que prometes en tu anuncio.",
  "terms.delivery.calendar":
    "Mantén tu calendario al día. Una hora reservada es para ese cliente. Si no puedes cumplirla, cancela lo antes posible y di por qué.",
  "terms.delivery.price":
    "Los clientes pagan en el local. Cobras el precio que se mostró al reservar, con todos los impuestos, y das un recibo donde la ley lo exige.",
  "terms.delivery.data":
    "Usas el nombre, teléfono y correo de un cliente solo para esa cita y no los pasas a nadie. En las reservas, tú y el operador son responsables conjuntamente de estos datos.",
  "terms.complaints.title": "Quejas e investigaciones",
  "terms.complaints.who":
    "Cualquiera puede denunciar un anuncio. Revisamos cada denuncia y podemos pedirte documentos o una explicación.",
  "terms.complaints.measures":
    "Si una queja está justificada, o mientras revisamos una grave, podemos suspender o quitar tu anuncio o tu cuenta. Te decimos de qué regla se trata y por qué.",
  "terms.complaints.final":
    "Nuestra decisión sobre una queja es definitiva. Esto no te quita los derechos que te da la ley, incluido el de acudir a los tribunales.",
  "terms.prohibited.title": "Conducta prohibida",
  "terms.prohibited.lead": "No puedes usar Kindred para:",
  "terms.prohibited.illegal": "ofrecer algo ilegal o que requiera una licencia que no tienes;",
  "terms.prohibited.deceive": "engañar, estafar o inducir a error a la gente, ni escribir o encargar reseñas sobre ti;",
  "terms.prohibited.hate": "acosar, amenazar o discriminar, ni difundir odio contra cualquier comunidad;",
  "terms.prohibited.children": "poner en peligro a menores ni explotar a nadie de ninguna forma;",
  "terms.prohibited.content": "publicar fotos o textos de otros, o que muestren a personas que no dieron su permiso;",
  "terms.prohibited.system":
    "reunir datos de otras personas, bloquear calendarios con reservas falsas o perturbar el servicio.",
  "terms.liability.title": "Límite de responsabilidad",
  "terms.liability.independent":
    "Los proveedores son contratistas independientes. No eres nuestro empleado, agente ni socio, y no puedes actuar como si lo fueras.",
  "terms.liability.limit":
    "Operamos la plataforma donde te encuentran. No prestamos tu servicio. En la medida en que la ley lo permite, no respondemos por lo que pase entre tú y un cliente, ni por los ingresos que pierdas cuando el servicio no esté disponible.",
  "terms.liability.law":
    "Nada aquí limita la responsabilidad que no se puede limitar por ley, como en caso de dolo, negligencia grave o daños a la vida y la salud.",
  "terms.amendments.title": "Modificaciones",
  "terms.amendments.text":
    "Podemos cambiar estos términos. Escribimos al correo de tu cuenta al menos 15 días antes de que un cambio se te aplique, salvo que la ley o un peligro nos obligue a actuar antes.",
  "terms.amendments.leave":
    "Si no estás de acuerdo, puedes cerrar tu cuenta antes de ese día. Si la sigues usando después, se aplican los términos nuevos.",
  "terms.acceptance.title": "Aceptación",
  "terms.acceptance.text":
    "Al marcar la casilla cuando creas tu cuenta de proveedor, aceptas estos términos. Guardamos la versión y el momento de tu aceptación.",
  "terms.acceptance.questions": "¿Preguntas? Escríbenos antes de aceptar:",
  "terms.acceptance.link": "Contacto",
});
