import { translationInto } from "../translation.ts";

export const shareCard = translationInto("ur")("shareCard", {
  "card.brandLine": "آن لائن بک کریں، وہیں ادا کریں",
  "card.eventBrandLine": "مزید آن لائن جانیں",
  "card.withHost": "میزبان: {host}",
  "card.priceFrom": "{price} سے",
  "card.nextFree": "اگلا خالی وقت: {when}",
  "card.post.label": "شیئر کی گئی پوسٹ",
  "card.site.label": "{places}",
  "card.site.name": "آپ کے آس پاس کی ثقافتی کمیونٹیز",
  "kit.atDoor": "دروازے پر {price}",
  "kit.free": "مفت",
  "kit.timeAndPlace": "{time}، {place}",
  "kit.limited": "جگہیں محدود ہیں۔ پہلے رجسٹر ہوں۔",
  "kit.register": "آن لائن رجسٹر ہوں، ایک منٹ لگتا ہے۔",
  "kit.justCome": "رجسٹر ہونے کی ضرورت نہیں۔",
  "kit.elsewhere": "اپنی جگہ آن لائن بک کریں۔",
  "kit.scanToRegister": "رجسٹر ہونے کے لیے اسکین کریں",
  "kit.scanToRead": "مزید جاننے کے لیے اسکین کریں",
  "kit.scanToBook": "بک کرنے کے لیے اسکین کریں",
  "kit.orGoTo": "یا یہاں جائیں",
  "kit.noAccount": "اکاؤنٹ کی ضرورت نہیں۔",
});
