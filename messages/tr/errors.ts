import { translationInto } from "../translation.ts";

export const errors = translationInto("tr")("errors", {
  "error.unexpected.title": "Beklenmeyen bir hata oldu!",
  "error.unexpected.body": "Bizim tarafımızda bir sorun oldu ve kaydettik. Lütfen birazdan yeniden deneyin.",
  "error.unexpected.reference": "Bize yazarsanız bu numarayı ekleyin: {requestId}",
  "error.notFound.title": "Sayfa bulunamadı",
  "error.notFound.body": "Adreste yazım hatası olabilir. Sayfa taşınmış veya kaldırılmış da olabilir.",
  "error.home": "Ana sayfaya git",
  "error.contact": "Bize ulaşın",
  "error.retry": "Yeniden dene",
});
