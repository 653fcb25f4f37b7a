import { translationInto } from "../translation.ts";

export const reports = translationInto("pt")("reports", {
  "report.title.listing": "Denunciar este anúncio",
  "report.title.event": "Denunciar este evento",
  "report.of": "Denunciar {name}",
  "report.lead":
    "Conte para nós o que há de errado com {name}. Alguém da nossa equipe lê cada denúncia. Você não precisa de conta.",
  "report.reason": "O que há de errado?",
  "report.reason.not_real": "Não existe",
  "report.reason.not_theirs": "As fotos ou o texto são de outra pessoa",
  "report.reason.personal_data": "Mostra dados pessoais de alguém",
  "report.reason.prohibited": "Oferece algo ilegal",
  "report.reason.harm": "Espalha ódio ou põe alguém em perigo",
  "report.reason.other": "Outra coisa",
  "report.details": "Conte mais",
  "report.detailsHint": "Qual texto, qual foto, o que aconteceu? Não dizemos ao anfitrião quem denunciou.",
  "report.email": "E-mail",
  "report.emailHint": "Só para dizer o que decidimos. Depois excluímos.",
  "report.send": "Enviar denúncia",
  "report.sending": "Enviando…",
  "report.back": "Voltar para {name}",
  "report.purpose": "Guardamos sua denúncia por um ano depois da nossa decisão.",
  "report.done": "Obrigado por avisar",
  "report.doneText": "Se você deixou um e-mail, enviamos uma confirmação.",
});
