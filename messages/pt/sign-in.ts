import { translationInto } from "../translation.ts";

export const signIn = translationInto("pt")("signIn", {
  "demo.title": "Login de demonstração",
  "demo.notice": "Isto é uma demo. Não há senhas e ninguém confere quem você é, então não informe nada privado.",
  "demo.pick": "Continuar como usuário da demo",
  "demo.host": "Anfitrião da demo",
  "demo.newHost": "Novo anfitrião da demo",
  "demo.teamOwner": "Dono(a) de equipe da demo",
  "demo.staff": "Funcionário(a) da demo",
  "demo.moderator": "Moderação da demo",
  "demo.someoneElse": "Ou continuar como outra pessoa",
  "demo.email": "E-mail",
  "demo.firstName": "Nome",
  "demo.lastName": "Sobrenome",
  "demo.continue": "Continuar",
  "demo.cancel": "Cancelar",
  "demo.emailProblem": "Informe um e-mail, por exemplo name@example.com",
  "demo.nameProblem": "Informe um nome de até 80 caracteres",
  "demo.lastNameProblem": "Informe um sobrenome de até 80 caracteres",
});
