import { translationInto } from "../translation.ts";

export const terms = translationInto("pt")("terms", {
  "terms.title": "Termos e condições para prestadores",
  "terms.description":
    "O que o Kindred pede a quem publica um serviço ou evento: conduta, responsabilidade, reclamações, limitação de responsabilidade e alterações.",
  "terms.updated": "Última atualização: 05/04/2025",
  "terms.contents": "Nesta página",
  "terms.binding": "Esta é uma tradução. Legalmente, vale o texto em inglês.",
  "terms.intro":
    "Estes termos são entre você, o prestador (anfitrião de serviços ou eventos), e o operador do Kindred. Eles valem a partir do momento em que você cria uma conta de prestador.",
  "terms.conduct.title": "Integridade e conduta do prestador",
  "terms.conduct.text": "As pessoas procuram você porque confiam em você. Trate-as bem.",
  "terms.conduct.truth":
    "Tudo no seu anúncio é verdadeiro, atual e seu: seu nome, seus contatos, seus preços e suas fotos.",
  "terms.conduct.respect":
    "Você trata cada cliente com respeito, seja qual for a origem, religião, gênero, idade, deficiência ou orientação.",
  "terms.conduct.law":
    "Você tem as licenças, qualificações e seguros que a lei exige para seu trabalho e os mostra quando pedirem.",
  "terms.conduct.age": "Você tem 18 anos ou mais e não compartilha seu acesso.",
  "terms.delivery.title": "Responsabilidade pelo serviço",
  "terms.delivery.contract":
    "Uma reserva é um acordo entre você e o cliente. Só você é responsável por prestar o serviço ou realizar o evento, por sua qualidade e segurança e pelo que promete no anúncio.",
  "terms.delivery.calendar":
    "Mantenha sua agenda em dia. Um horário reservado é daquele cliente. Se não puder cumpri-lo, cancele o quanto antes e diga por quê.",
  "terms.delivery.price":
    "Os clientes pagam no local. Você cobra o preço mostrado na reserva, com todos os impostos, e dá um recibo onde a lei exige.",
  "terms.delivery.data":
    "Você usa o nome, telefone e e-mail de um cliente só para aquele compromisso e não os repassa. Nas reservas, você e o operador são responsáveis em conjunto por esses dados.",
  "terms.complaints.title": "Reclamações e apurações",
  "terms.complaints.who":
    "Qualquer pessoa pode nos denunciar um anúncio. Analisamos cada denúncia e podemos pedir documentos ou uma explicação.",
  "terms.complaints.measures":
    "Se uma reclamação for procedente, ou enquanto apuramos uma grave, podemos suspender ou remover seu anúncio ou sua conta. Dizemos de qual regra se trata e por quê.",
  "terms.complaints.final":
    "Nossa decisão sobre uma reclamação é final. Isso não tira os direitos que a lei lhe dá, inclusive o de ir à justiça.",
  "terms.prohibited.title": "Conduta proibida",
  "terms.prohibited.lead": "Você não pode usar o Kindred para:",
  "terms.prohibited.illegal": "oferecer algo ilegal ou que exija uma licença que você não tem;",
  "terms.prohibited.deceive":
    "enganar, fraudar ou induzir pessoas a erro, nem escrever ou encomendar avaliações sobre si;",
  "terms.prohibited.hate": "assediar, ameaçar ou discriminar, nem espalhar ódio contra qualquer comunidade;",
  "terms.prohibited.children": "pôr crianças em perigo nem explorar ninguém de qualquer forma;",
  "terms.prohibited.content": "publicar fotos ou textos de outros, ou que mostrem pessoas que não concordaram;",
  "terms.prohibited.system":
    "coletar dados de outras pessoas, bloquear agendas com reservas falsas ou perturbar o serviço.",
  "terms.liability.title": "Limitação de responsabilidade",
  "terms.liability.independent":
    "Os prestadores são profissionais independentes. Você não é nosso empregado, agente nem sócio e não pode agir como se fosse.",
  "terms.liability.limit":
    "Nós operamos a plataforma onde encontram você. Não prestamos seu serviço. Na medida permitida pela lei, não respondemos pelo que acontece entre você e um cliente, nem pela renda que você perde quando o serviço não está disponível.",
  "terms.liability.law":
    "Nada aqui limita a responsabilidade que a lei não permite limitar, como por dolo, negligência grave ou danos à vida e à saúde.",
  "terms.amendments.title": "Alterações",
  "terms.amendments.text":
    "Podemos alterar estes termos. Escrevemos ao e-mail da sua conta pelo menos 15 dias antes de uma alteração valer para você, a não ser que a lei ou um perigo nos obrigue a agir antes.",
  "terms.amendments.leave":
    "Se não concordar, você pode encerrar sua conta antes desse dia. Se continuar usando depois, valem os novos termos.",
  "terms.acceptance.title": "Aceitação",
  "terms.acceptance.text":
    "Ao marcar a caixa quando cria sua conta de prestador, você aceita estes termos. Guardamos a versão e o momento da sua aceitação.",
  "terms.acceptance.questions": "Dúvidas? Escreva para nós antes de aceitar:",
  "terms.acceptance.link": "Fale conosco",
});
