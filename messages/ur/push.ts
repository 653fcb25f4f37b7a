import { translationInto } from "../translation.ts";

export const push = translationInto("ur")("push", {
  "new.title": "نئی بکنگ",
  "moved.title": "بکنگ کا وقت بدل گیا",
  "cancelled.title": "بکنگ منسوخ ہو گئی",
  "waiting.title": "کوئی آپ کی انتظار کی فہرست میں آیا ہے",
  "waiting.text": "کون ہے، یہ دیکھنے کے لیے اپنی بکنگز کھولیں۔",
  "evening.title": "آپ کی بکنگ کل {time} بجے ہے",
  "hours.title": "آپ کی بکنگ آج {time} بجے ہے",
  "reminder.text": "بکنگ {id}۔ پتا دیکھنے کے لیے دبائیں۔",
  "whatsapp.confirmation":
    "سلام {name}، {venue} میں آپ کی بکنگ کی تصدیق ہو گئی: {what}، {when}۔ دیکھیں، وقت بدلیں یا منسوخ کریں: {url}",
  "whatsapp.reminder":
    "سلام {name}، {venue} میں آپ کی بکنگ کی یاد دہانی: {what}، {when}۔ دیکھیں، وقت بدلیں یا منسوخ کریں: {url}",
  "whatsapp.change":
    "سلام {name}، {venue} میں آپ کی بکنگ کا نیا وقت ہے: {what}، {when}۔ دیکھیں، وقت بدلیں یا منسوخ کریں: {url}",
  "whatsapp.offer":
    "سلام {name}، ایک وقت خالی ہوا ہے: {when}۔ {until} تک یہ آپ کا ہے۔ یہاں قبول کریں یا انکار کریں: {url}",
  "whatsapp.directions": "سلام {name}، {venue} کا پتا یہ ہے: {address}۔ {map} آپ کی بکنگ، {when}: {url}",
});
