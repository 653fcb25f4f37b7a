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
  "whatsapp.title.confirmation": "تصدیق",
  "whatsapp.title.reminder": "یاد دہانی",
  "whatsapp.title.change": "تبدیلی",
  "whatsapp.title.directions": "راستہ",
  "whatsapp.title.offer": "پیشکش",
  "whatsapp.title.cancellation": "منسوخی",
  "whatsapp.cancellation":
    "سلام {name}، {venue} میں آپ کی بکنگ منسوخ ہو گئی: {what}، {when}۔ دیکھیں یا دوبارہ بک کریں: {url}",
  "whatsapp.guest.confirmation":
    "سلام {name}، آپ {title} کے لیے رجسٹر ہیں، {when}۔ ٹکٹ دیکھیں، بدلیں یا منسوخ کریں: {url}",
  "whatsapp.guest.reminder": "سلام {name}، {title} کی یاد دہانی، {when}۔ ٹکٹ دیکھیں، بدلیں یا منسوخ کریں: {url}",
  "whatsapp.guest.change":
    "سلام {name}، {title} میں تبدیلی ہوئی ہے۔ اب: {when}، {address}۔ ٹکٹ دیکھیں، بدلیں یا منسوخ کریں: {url}",
  "whatsapp.guest.directions": "سلام {name}، {title} کا پتا یہ ہے: {address}۔ {map} آپ کا ٹکٹ، {when}: {url}",
  "whatsapp.guest.offer":
    "سلام {name}، {title} ({when}) میں آپ کی مانگی ہوئی جگہیں خالی ہیں۔ {until} تک یہ آپ کی ہیں۔ یہاں قبول کریں یا انکار کریں: {url}",
  "whatsapp.guest.cancellation": "سلام {name}، معذرت: {title}، {when} منسوخ ہو گئی ہے۔ {url}",
});
