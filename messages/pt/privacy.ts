import { translationInto } from "../translation.ts";

export const privacy = translationInto("pt")("privacy", {
  "privacy.title": "Política de privacidade",
  "privacy.description":
    "Que dados o Kindred guarda sobre anfitriões, clientes e visitantes, para que servem, quem os vê, por quanto tempo são guardados e quais são seus direitos.",
  "privacy.updated": "Última atualização: 05/04/2025",
  "privacy.contents": "Nesta página",
  "privacy.binding": "Esta é uma tradução. Legalmente, vale o texto em inglês.",
  "privacy.collect.title": "Dados que coletamos",
  "privacy.collect.lead": "Só guardamos o que precisamos para o serviço funcionar.",
  "privacy.collect.hosts": "Anfitriões:",
  "privacy.collect.hosts.text":
    "nome, e-mail e data de nascimento quando você cria uma conta de prestador (ninguém além de você vê a data), quando você aceitou os termos e tudo que coloca em um anúncio, evento ou agenda.",
  "privacy.collect.customers": "Clientes:",
  "privacy.collect.customers.text":
    "o nome e o telefone que você informa em uma reserva, seu e-mail se quiser adicioná-lo, o que você reservou e quando, e uma avaliação se deixar uma. Você não precisa de conta. Se um anfitrião bloquear seu telefone, guardamos os 3 últimos dígitos e um hash que não permite descobrir o número. Um anfitrião também pode escrever uma anotação privada sobre você.",
  "privacy.collect.writers": "Quem escreve para nós:",
  "privacy.collect.writers.text": "seu nome, endereço e mensagem, ou o pedido de exclusão da conta.",
  "privacy.collect.everyone": "Todos:",
  "privacy.collect.everyone.text":
    "registros técnicos curtos que mantêm o serviço seguro. Usamos endereços de rede apenas como hashes, para impedir abusos, e nunca os guardamos.",
  "privacy.collect.origin":
    "Um anúncio cita uma comunidade, e isso pode dizer algo sobre a origem de uma pessoa. Os anfitriões a escolhem e concordam que seja pública. Não deduzimos a origem de ninguém pelo que lê ou reserva, e os países que você escolhe nas notícias não são guardados.",
  "privacy.collect.pictures": "Recriamos cada foto enviada, o que remove o local e o aparelho que a câmera grava nela.",
  "privacy.use.title": "Como os usamos",
  "privacy.use.lead": "Usamos os dados só para estes fins, cada um com sua base legal:",
  "privacy.use.contract": "manter contas, mostrar anúncios, receber reservas e enviar mensagens sobre elas (contrato);",
  "privacy.use.answer": "responder a você, verificar anúncios e tratar reclamações (contrato e obrigação legal);",
  "privacy.use.safety": "impedir abusos e manter o serviço funcionando (interesse legítimo);",
  "privacy.use.count": "contar visitas, só se você aceitou (consentimento).",
  "privacy.use.never":
    "Não criamos perfis, não mostramos publicidade nem vendemos dados. Nenhuma decisão sobre você é tomada só por meios automatizados.",
  "privacy.share.title": "Com quem os compartilhamos",
  "privacy.share.host":
    "Uma reserva é compartilhada com o anfitrião com quem você reserva, e com nenhum outro. Nas reservas, o anfitrião e nós somos responsáveis em conjunto.",
  "privacy.share.public":
    "O que os anfitriões publicam é público. As avaliações mostram um primeiro nome e uma inicial.",
  "privacy.share.suppliers":
    "Nossos fornecedores de hospedagem, armazenamento de arquivos, e-mail e login tratam dados para nós por contrato e só conforme nossas instruções.",
  "privacy.share.law": "Só entregamos dados às autoridades quando a lei exige, e só o que ela exige.",
  "privacy.transfers.title": "Transferências internacionais",
  "privacy.transfers.text":
    "Os dados ficam na União Europeia. Os anfitriões entram com uma conta Google. O navegador deles só contata o Google quando tocam nesse botão, e o Google pode tratar dados nos Estados Unidos sob o EU-US Data Privacy Framework.",
  "privacy.transfers.others":
    "Se outro fornecedor estiver fora da União Europeia, nos baseamos em uma decisão de adequação ou nas cláusulas contratuais padrão da Comissão Europeia. Nossas páginas não carregam fontes nem mapas de outras empresas, nem scripts, a não ser que você aceite a contagem de visitas.",
  "privacy.rights.title": "Seus direitos",
  "privacy.rights.lead": "A qualquer momento e de graça, você pode:",
  "privacy.rights.see":
    "ver os dados que temos sobre você e obter uma cópia que possa usar em outro lugar; os anfitriões a baixam no menu da conta, os clientes os veem pelo link privado da reserva;",
  "privacy.rights.correct": "corrigi-los; os anfitriões fazem isso no portal, os clientes escrevem para nós;",
  "privacy.rights.erase":
    "pedir que sejam apagados ou que seu uso seja limitado; os clientes os apagam pelo link privado da reserva quando a visita passou ou foi cancelada;",
  "privacy.rights.object": "opor-se a um uso baseado em nossos interesses legítimos;",
  "privacy.rights.withdraw": "retirar seu consentimento; o que fizemos antes continua lícito.",
  "privacy.rights.time":
    "Respondemos em até um mês. Se um pedido for especialmente complexo, podemos precisar de até dois meses a mais, e avisamos isso no primeiro mês.",
  "privacy.rights.delete": "Para apagar uma conta, use o formulário:",
  "privacy.rights.delete.link": "Excluir minha conta",
  "privacy.rights.complain": "Você também pode reclamar à autoridade: {authority}, ou à autoridade de onde você mora.",
  "privacy.security.title": "Segurança",
  "privacy.security.text":
    "Criptografamos os dados enquanto viajam. O acesso é limitado a quem precisa e é registrado. Os links privados são longos e não podem ser adivinhados, e dados de pagamento nunca chegam até nós, porque você paga no local.",
  "privacy.security.breach":
    "Se uma violação puser pessoas em risco, avisamos a autoridade em até 72 horas depois de saber e avisamos as pessoas afetadas sem demora.",
  "privacy.keep.title": "Por quanto tempo os guardamos",
  "privacy.keep.customers":
    "Dados do cliente em uma reserva: 6 meses depois da visita. Depois a reserva fica sem eles.",
  "privacy.keep.guests":
    "Seu nome, telefone e e-mail como participante de um evento: 30 dias depois do evento. Então os apagamos e guardamos só o número de vagas.",
  "privacy.keep.waiting":
    "Seu nome, telefone e e-mail em uma lista de espera: até você sair dela ou até passar o último dia que escolheu.",
  "privacy.keep.accounts":
    "Contas, anúncios e agendas: até você pedir a exclusão. Fazemos isso em até 30 dias e cancelamos as próximas reservas.",
  "privacy.keep.backups": "Cópias de segurança: até 30 dias depois da exclusão da conta.",
  "privacy.keep.messages":
    "Mensagens para nós: 12 meses. Denúncias sobre um anúncio ou evento: 12 meses depois de encerradas. Pedidos de exclusão que ninguém confirmou: 7 dias.",
  "privacy.keep.mails": "E-mails que enviamos: até 30 dias. Registros técnicos: 30 dias.",
  "privacy.keep.short":
    "O registro que impede que uma reserva seja feita duas vezes: 48 horas. Fotos cujo envio nunca terminou: 24 horas. Fotos que não são mais usadas: até 7 dias.",
  "privacy.keep.notes":
    "A anotação privada de um anfitrião sobre um cliente: até os dados da última visita serem excluídos.",
  "privacy.keep.counted":
    "Um código feito do seu telefone, para que um anfitrião veja quantos clientes voltaram: 25 meses depois da visita. Ele não permite descobrir o número e some quando seus dados são apagados a seu pedido.",
  "privacy.keep.blocked": "Telefones bloqueados por um anfitrião, como hashes: 12 meses.",
  "privacy.keep.record":
    "Um registro de que os dados de alguém foram apagados: números internos sem nome, para que uma cópia de segurança restaurada não traga os dados de volta.",
  "privacy.cookies.title": "Cookies",
  "privacy.cookies.lead": "O que guardamos no seu aparelho e por quê:",
  "privacy.cookies.session":
    "um cookie mantém os anfitriões conectados, por 7 dias no máximo e não mais de 12 horas sem uso;",
  "privacy.cookies.language": "um lembra o idioma que você escolheu;",
  "privacy.cookies.position": "um lembra por um minuto que você mudou algo, para você ver a mudança na hora;",
  "privacy.cookies.choice": "um lembra sua escolha sobre contar visitas, por 180 dias;",
  "privacy.cookies.drafts":
    "o que você digita em um formulário fica no seu aparelho até enviar, por duas semanas no máximo;",
  "privacy.cookies.copies":
    "os ingressos e reservas que você abriu, e as reservas de um anfitrião dos próximos 7 dias, ficam no seu aparelho para abrir sem conexão. São excluídos quando você sai da conta, ou um dia depois da visita;",
  "privacy.cookies.customer":
    "seu nome, telefone e e-mail ficam no seu aparelho se você pedir que lembremos de você, até desmarcar;",
  "privacy.cookies.reminders":
    "se você ativar lembretes ou mensagens, guardamos o endereço do serviço push do seu navegador até a visita começar ou você remover o aparelho.",
  "privacy.cookies.count":
    "Precisamos deles para oferecer o que você pede. Só contamos visitas se este site usar análise e você aceitar. Você pode mudar de ideia a qualquer momento em Cookies, no fim de cada página. Até você aceitar, nada é carregado de outra empresa.",
  "privacy.children.title": "Crianças e conteúdo proibido",
  "privacy.children.age":
    "O Kindred não é para crianças menores de 13 anos (16 em algumas regiões). Se soubermos que uma criança mais nova nos deu dados, excluímos. Os anfitriões devem ter 18 anos ou mais.",
  "privacy.children.content":
    "Removemos anúncios, fotos e textos que ponham crianças em perigo ou as sexualizem, espalhem ódio ou violem a lei, e os comunicamos às autoridades. Avise-nos logo se vir algo assim.",
  "privacy.changes.title": "Alterações",
  "privacy.changes.text":
    "Quando fazemos uma alteração importante nesta política, primeiro escrevemos aos anfitriões e atualizamos a data acima. Não usamos os dados que você nos deu para um novo fim sem avisar.",
  "privacy.contact.title": "Contato",
  "privacy.contact.text":
    "{operator} é responsável pelos seus dados. Escreva para nós e alguém da nossa equipe vai responder:",
});
