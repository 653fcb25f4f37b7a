import { translationInto } from "../translation.ts";

export const privacy = translationInto("es")("privacy", {
  "privacy.title": "Política de privacidad",
  "privacy.description":
    "Qué datos guarda Kindred sobre anfitriones, clientes y visitantes, para qué sirven, quién los ve, cuánto tiempo se guardan y cuáles son tus derechos.",
  "privacy.updated": "Última actualización: 05/04/2025",
  "privacy.contents": "En esta página",
  "privacy.binding": "Esto es una traducción. El texto en inglés es el vinculante.",
  "privacy.collect.title": "Datos que recogemos",
  "privacy.collect.lead": "Solo guardamos lo que necesitamos para que el servicio funcione.",
  "privacy.collect.hosts": "Anfitriones:",
  "privacy.collect.hosts.text":
    "nombre, correo y fecha de nacimiento al crear una cuenta de proveedor (nadie más que tú ve nunca la fecha), cuándo aceptaste los términos, y todo lo que pones en un anuncio, un evento o un calendario.",
  "privacy.collect.customers": "Clientes:",
  "privacy.collect.customers.text":
    "el nombre y el teléfono que das con una reserva, tu correo si decides agregarlo, qué reservaste y cuándo, y una reseña si la dejas. No necesitas cuenta. Si un anfitrión bloquea tu número, guardamos sus 3 últimos dígitos y un hash del que no se puede sacar el número. Un anfitrión también puede escribir una nota privada sobre ti.",
  "privacy.collect.writers": "Personas que nos escriben:",
  "privacy.collect.writers.text": "tu nombre, dirección y mensaje, o la solicitud de eliminar tu cuenta.",
  "privacy.collect.everyone": "Todos:",
  "privacy.collect.everyone.text":
    "registros técnicos breves que mantienen seguro el servicio. Usamos las direcciones de red solo como hashes, para frenar abusos, y nunca las guardamos.",
  "privacy.collect.origin":
    "Un anuncio nombra una comunidad, y eso puede decir algo sobre el origen de una persona. Los anfitriones la eligen y aceptan que sea pública. No deducimos el origen de nadie por lo que lee o reserva, y los países que eliges en las noticias no se guardan.",
  "privacy.collect.pictures":
    "Volvemos a crear cada foto que se sube, lo que elimina el lugar y el dispositivo que la cámara guarda en ella.",
  "privacy.use.title": "Cómo los usamos",
  "privacy.use.lead": "Usamos los datos solo para estos fines, cada uno con su base legal:",
  "privacy.use.contract":
    "gestionar cuentas, mostrar anuncios, tomar reservas y enviar mensajes sobre ellas (contrato);",
  "privacy.use.answer": "responderte, revisar anuncios y atender quejas (contrato y obligación legal);",
  "privacy.use.safety": "frenar abusos y mantener el servicio en marcha (interés legítimo);",
  "privacy.use.count": "contar visitas, solo si lo aceptaste (consentimiento).",
  "privacy.use.never":
    "No creamos perfiles, no mostramos publicidad ni vendemos datos. Ninguna decisión sobre ti se toma solo por medios automatizados.",
  "privacy.share.title": "Con quién los compartimos",
  "privacy.share.host":
    "Una reserva se comparte con el anfitrión con quien reservas y con ningún otro. En las reservas, el anfitrión y nosotros somos responsables conjuntamente.",
  "privacy.share.public": "Lo que publican los anfitriones es público. Las reseñas muestran un nombre y una inicial.",
  "privacy.share.suppliers":
    "Las empresas que nos dan alojamiento web, almacenamiento de archivos, correo e inicio de sesión tratan datos para nosotros por contrato y solo según nuestras instrucciones.",
  "privacy.share.law": "Damos datos a las autoridades solo cuando la ley lo exige, y solo lo que exige.",
  "privacy.transfers.title": "Transferencias internacionales",
  "privacy.transfers.text":
    "Los datos se guardan en la Unión Europea. Los anfitriones inician sesión con una cuenta de Google. Su navegador contacta con Google solo cuando pulsan ese botón, y Google puede tratar datos en Estados Unidos bajo el Marco de Privacidad de Datos UE-EE. UU.",
  "privacy.transfers.others":
    "Si otra empresa que trabaja para nosotros está fuera de la Unión Europea, nos basamos en una decisión de adecuación o en las cláusulas contractuales tipo de la Comisión Europea. Nuestras páginas no cargan fuentes ni mapas de otras empresas, ni scripts salvo que aceptes el conteo de visitas.",
  "privacy.rights.title": "Tus derechos",
  "privacy.rights.lead": "En cualquier momento y gratis, puedes:",
  "privacy.rights.see":
    "ver los datos que tenemos sobre ti y obtener una copia que puedas llevarte; los anfitriones la descargan desde el menú de la cuenta, los clientes los ven con el enlace privado de su reserva;",
  "privacy.rights.correct": "corregirlos; los anfitriones lo hacen en el portal, los clientes nos escriben;",
  "privacy.rights.erase":
    "pedir que se borren o que se limite su uso; los clientes los borran con el enlace privado de su reserva cuando la visita pasó o se canceló;",
  "privacy.rights.object": "oponerte a un uso basado en nuestros intereses legítimos;",
  "privacy.rights.withdraw": "retirar tu consentimiento; lo que hicimos antes sigue siendo lícito.",
  "privacy.rights.time":
    "Respondemos en el plazo de un mes. Si una solicitud es especialmente compleja, podemos necesitar hasta dos meses más, y te lo decimos dentro del primer mes.",
  "privacy.rights.delete": "Para que se borre una cuenta, usa el formulario:",
  "privacy.rights.delete.link": "Eliminar mi cuenta",
  "privacy.rights.complain":
    "También puedes presentar una queja ante la autoridad: {authority}, o ante la del lugar donde vives.",
  "privacy.security.title": "Seguridad",
  "privacy.security.text":
    "Ciframos los datos mientras viajan. El acceso se limita a quienes lo necesitan y queda registrado. Los enlaces privados son largos y no se pueden adivinar, y los datos de pago nunca nos llegan, porque pagas en el local.",
  "privacy.security.breach":
    "Si una brecha pone en riesgo a personas, lo notificamos a la autoridad en las 72 horas desde que lo sabemos y avisamos sin demora a las personas afectadas.",
  "privacy.keep.title": "Cuánto tiempo los guardamos",
  "privacy.keep.customers":
    "Datos del cliente en una reserva: 6 meses después de la visita. Luego la reserva queda sin ellos.",
  "privacy.keep.guests":
    "Tu nombre, teléfono y correo como asistente de un evento: 30 días después del evento. Luego los borramos y guardamos solo el número de plazas.",
  "privacy.keep.waiting":
    "Tu nombre, teléfono y correo en una lista de espera: hasta que la dejes o hasta que pase el último día que elegiste.",
  "privacy.keep.accounts":
    "Cuentas, anuncios y calendarios: hasta que nos pidas eliminarlos. Lo hacemos en un plazo de 30 días y cancelamos las reservas próximas.",
  "privacy.keep.backups": "Copias de seguridad: hasta 30 días después de eliminar la cuenta.",
  "privacy.keep.messages":
    "Mensajes que recibimos: 12 meses. Denuncias sobre un anuncio o un evento: 12 meses después de cerrarse. Solicitudes de eliminación que nadie confirmó: 7 días.",
  "privacy.keep.mails": "Correos que enviamos: hasta 30 días. Registros técnicos: 30 días.",
  "privacy.keep.short":
    "El registro que evita que una reserva se haga dos veces: 48 horas. Fotos cuya subida nunca terminó: 24 horas. Fotos que ya no se usan: hasta 7 días.",
  "privacy.keep.notes":
    "La nota privada de un anfitrión sobre un cliente: hasta que se eliminen los datos de la última visita.",
  "privacy.keep.counted":
    "Un código hecho con tu teléfono, para que un anfitrión vea cuántos clientes volvieron: 25 meses después de la visita. De él no se puede sacar el número, y desaparece cuando tus datos se borran a petición tuya.",
  "privacy.keep.blocked": "Números bloqueados por un anfitrión, como hashes: 12 meses.",
  "privacy.keep.record":
    "Un registro de que se borraron los datos de alguien: números internos sin nombre, para que una copia de seguridad restaurada no traiga de vuelta sus datos.",
  "privacy.cookies.title": "Cookies",
  "privacy.cookies.lead": "Qué guardamos en tu dispositivo y por qué:",
  "privacy.cookies.session":
    "una cookie mantiene la sesión de los anfitriones, 7 días como máximo y no más de 12 horas sin uso;",
  "privacy.cookies.language": "una recuerda el idioma que elegiste;",
  "privacy.cookies.position": "una recuerda durante un minuto que cambiaste algo, para que veas el cambio al instante;",
  "privacy.cookies.choice": "una recuerda tu elección sobre contar visitas, durante 180 días;",
  "privacy.cookies.drafts":
    "lo que escribes en un formulario se guarda en tu dispositivo hasta que lo envías, dos semanas como máximo;",
  "privacy.cookies.copies":
    "las entradas y reservas que abriste, y las reservas de un anfitrión de los próximos 7 días, se guardan en tu dispositivo para que se abran sin conexión. Se eliminan cuando cierras sesión o un día después de la visita;",
  "privacy.cookies.customer":
    "tu nombre, teléfono y correo se guardan en tu dispositivo si nos pides recordarte, hasta que desmarques la casilla;",
  "privacy.cookies.reminders":
    "si activas recordatorios o mensajes, guardamos la dirección del servicio push de tu navegador hasta que empiece la visita o quites el dispositivo.",
  "privacy.cookies.count":
    "Los necesitamos para darte lo que pides. Contamos visitas solo si este sitio usa analítica y tú aceptas. Puedes cambiar de opinión cuando quieras en Cookies, al final de cada página. Hasta que aceptes, no se carga nada de otra empresa.",
  "privacy.children.title": "Menores y contenido prohibido",
  "privacy.children.age":
    "Kindred no es para menores de 13 años (16 en algunas regiones). Si sabemos que un menor de esa edad nos dio datos, los eliminamos. Los anfitriones deben tener 18 años o más.",
  "privacy.children.content":
    "Quitamos anuncios, fotos y textos que pongan en peligro o sexualicen a menores, difundan odio o violen la ley, y los denunciamos a las autoridades. Avísanos enseguida si ves algo así.",
  "privacy.changes.title": "Cambios",
  "privacy.changes.text":
    "Cuando hacemos un cambio importante en esta política, primero escribimos a los anfitriones y actualizamos la fecha de arriba. No usamos los datos que nos diste para un fin nuevo sin avisarte.",
  "privacy.contact.title": "Contacto",
  "privacy.contact.text": "{operator} es responsable de tus datos. Escríbenos y alguien de nuestro equipo responderá:",
});
