import { translationInto } from "../translation.ts";

export const publicPages = translationInto("pt")("public", {
  "offline.title": "Você está sem conexão",
  "offline.text":
    "Esta página precisa de conexão e carrega sozinha assim que ela voltar. As reservas e os ingressos que você abriu neste aparelho continuam funcionando, e as reservas de um anfitrião dos próximos 7 dias também.",
  "landing.title": "Encontre, conheça e viva as comunidades culturais ao seu redor",
  "landing.description":
    "O Kindred ajuda quem vive no exterior a encontrar, conhecer e viver as comunidades culturais da sua cidade: notícias, serviços e eventos de gente da comunidade.",
  "landing.headline.promise": "Encontre, conheça e viva",
  "landing.headline.object": "as comunidades culturais ao seu redor.",
  "landing.informed.title": "Fique por dentro",
  "landing.informed.text": "Notícias da sua comunidade na cidade, tudo em um lugar.",
  "landing.informed.picture": "Um jornal, um celular e um copo de café em uma mesa acima do porto",
  "landing.services.title": "Encontre serviços",
  "landing.services.text": "Cabelo, comida, advogados, aulas e mais, de gente da comunidade.",
  "landing.services.picture": "Três portas de lojas em uma rua de calcário, com placas de cabelo, comida e aulas",
  "landing.connected.title": "Mantenha contato",
  "landing.connected.text": "Fique perto da sua diáspora no mundo, onde quer que você viva.",
  "landing.connected.picture": "Casas iluminadas ao redor de um globo à noite, ligadas por cordões de luz",
  "landing.communities": "Seis comunidades, uma ilha",
  "landing.freeThisWeek": "Livre esta semana",
  "landing.onThisWeekend": "Neste fim de semana",
  "landing.seeAll": "Ver tudo",
  "signInProblem.title": "Você não entrou na sua conta",
  "signInProblem.denied": "Você cancelou o login. Nada mudou, e você pode entrar quando quiser.",
  "signInProblem.expired": "O login demorou demais ou foi aberto em outro navegador. Comece de novo.",
  "signInProblem.failed": "Não conseguimos concluir o login. Comece de novo.",
  "signInProblem.no_email":
    "Sua conta não compartilhou um e-mail conosco, e precisamos de um para falar com você. Entre de novo e permita, ou use outra conta.",
  "signInProblem.too_many": "Logins demais em pouco tempo. Espere dez minutos e tente de novo.",
  "signInProblem.unavailable": "O serviço de login não está respondendo. Tente em alguns minutos.",
  "signInProblem.tryAgain": "Tentar de novo",
  "signInProblem.home": "Ir para o início",
});
