import { translationInto } from "../translation.ts";

export const errors = translationInto("ar")("errors", {
  "error.unexpected.title": "حدث خطأ غير متوقع!",
  "error.unexpected.body": "حدث خطأ من جانبنا وقد سجّلناه. حاول مرة أخرى بعد قليل.",
  "error.unexpected.reference": "إذا تواصلت معنا، فاذكر هذا الرقم: {requestId}",
  "error.notFound.title": "الصفحة غير موجودة",
  "error.notFound.body": "تأكّد من كتابة العنوان بشكل صحيح. وقد تكون الصفحة نُقلت أو حُذفت.",
  "error.home": "إلى الصفحة الرئيسية",
  "error.contact": "اتصل بنا",
  "error.retry": "إعادة المحاولة",
});
