import { translationInto } from "../translation.ts";

export const devices = translationInto("pt")("devices", {
  "devices.title": "Notificações neste aparelho",
  "devices.text":
    "Seu celular ou computador avisa na hora o que você escolher aqui. As mensagens não têm nomes, telefones nem endereços.",
  "devices.add": "Ativar neste aparelho",
  "devices.this": "Avisar neste aparelho sobre",
  "devices.nothing": "Nada escolhido",
  "devices.remove": "Remover",
  "devices.removeOne": "Remover {name}",
  "devices.notPossible": "Este navegador não permite nossas notificações. Você pode permiti-las nas configurações.",
  "devices.unreachable": "O servidor não respondeu. Tente de novo.",
  "devices.homeScreen":
    "No iPhone, primeiro adicione o Kindred à tela inicial: toque em Compartilhar e depois em Adicionar à Tela de Início.",
  "kind.new": "Novas reservas",
  "kind.moved": "Reservas remarcadas",
  "kind.cancelled": "Reservas canceladas",
  "kind.waiting": "Pessoas que entram na lista de espera",
});
