import { translationInto } from "../translation.ts";

export const errors = translationInto("ur")("errors", {
  "error.unexpected.title": "غیر متوقع خرابی!",
  "error.unexpected.body": "ہماری طرف کچھ غلط ہوا اور ہم نے اسے نوٹ کر لیا ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
  "error.unexpected.reference": "اگر آپ ہم سے رابطہ کریں تو یہ حوالہ ضرور دیں: {requestId}",
  "error.notFound.title": "صفحہ نہیں ملا",
  "error.notFound.body": "ایڈریس کی املا دیکھیں۔ ہو سکتا ہے صفحہ منتقل یا حذف ہو گیا ہو۔",
  "error.home": "ہوم پیج پر جائیں",
  "error.contact": "رابطہ کریں",
  "error.retry": "دوبارہ کوشش کریں",
});
