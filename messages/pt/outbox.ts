import { translationInto } from "../translation.ts";

export const outbox = translationInto("pt")("outbox", {
  "outbox.title": "Caixa de saída",
  "outbox.intro":
    "Esta demo não tem servidor de e-mail. Estes são os e-mails que ela teria enviado, do mais novo ao mais antigo.",
  "outbox.empty": "Nenhum e-mail ainda. Reserve algo e a confirmação aparece aqui.",
  "outbox.to": "Para",
  "outbox.sentAt": "Criado",
});
