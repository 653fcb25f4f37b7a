import { translationInto } from "../translation.ts";

export const signIn = translationInto("es")("signIn", {
  "demo.title": "Inicio de sesión de demo",
  "demo.notice": "Esto es una demo. No hay contraseñas y nadie comprueba quién eres, así que no escribas nada privado.",
  "demo.pick": "Continuar como usuario de demo",
  "demo.host": "Anfitrión de demo",
  "demo.newHost": "Nuevo anfitrión de demo",
  "demo.teamOwner": "Dueño de equipo de demo",
  "demo.staff": "Miembro de equipo de demo",
  "demo.moderator": "Moderación de demo",
  "demo.someoneElse": "O continuar como otra persona",
  "demo.email": "Correo",
  "demo.firstName": "Nombre",
  "demo.lastName": "Apellido",
  "demo.continue": "Continuar",
  "demo.cancel": "Cancelar",
  "demo.emailProblem": "Escribe un correo, por ejemplo name@example.com",
  "demo.nameProblem": "Escribe un nombre de hasta 80 caracteres",
  "demo.lastNameProblem": "Escribe un apellido de hasta 80 caracteres",
});
