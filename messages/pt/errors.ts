import { translationInto } from "../translation.ts";

export const errors = translationInto("pt")("errors", {
  "error.unexpected.title": "Erro inesperado!",
  "error.unexpected.body": "Algo deu errado do nosso lado e já registramos. Tente de novo em instantes.",
  "error.unexpected.reference": "Se falar conosco, informe esta referência: {requestId}",
  "error.notFound.title": "Página não encontrada",
  "error.notFound.body": "Confira o endereço. A página também pode ter mudado de lugar ou sido removida.",
  "error.home": "Ir para o início",
  "error.contact": "Fale conosco",
  "error.retry": "Tentar de novo",
});
