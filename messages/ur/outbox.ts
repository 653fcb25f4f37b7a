import { translationInto } from "../translation.ts";

export const outbox = translationInto("ur")("outbox", {
  "outbox.title": "آؤٹ باکس",
  "outbox.intro": "اس ڈیمو میں میل سرور نہیں ہے۔ یہ وہ ای میلز ہیں جو یہ بھیجتا، نئی پہلے۔",
  "outbox.empty": "ابھی کوئی ای میل نہیں۔ کچھ بک کریں، تصدیق یہاں نظر آئے گی۔",
  "outbox.to": "بنام",
  "outbox.sentAt": "بنائی گئی",
});
