import { translationInto } from "../translation.ts";

export const shareCard = translationInto("ar")("shareCard", {
  "card.brandLine": "احجز عبر الإنترنت وادفع في المكان",
  "card.eventBrandLine": "اعرف المزيد عبر الإنترنت",
  "card.withHost": "مع {host}",
  "card.priceFrom": "من {price}",
  "card.nextFree": "أقرب وقت: {when}",
  "card.post.label": "منشور مشارَك",
  "card.site.label": "{places}",
  "card.site.name": "الجاليات الثقافية من حولك",
  "kit.atDoor": "{price} عند الباب",
  "kit.free": "مجاني",
  "kit.timeAndPlace": "{time}، {place}",
  "kit.limited": "المقاعد محدودة. سجّل أولًا.",
  "kit.register": "سجّل عبر الإنترنت في دقيقة.",
  "kit.justCome": "لا تحتاج إلى التسجيل.",
  "kit.elsewhere": "احجز مقعدك عبر الإنترنت.",
  "kit.scanToRegister": "امسح الرمز للتسجيل",
  "kit.scanToRead": "امسح الرمز لمعرفة المزيد",
  "kit.scanToBook": "امسح الرمز للحجز",
  "kit.orGoTo": "أو انتقل إلى",
  "kit.noAccount": "لا تحتاج إلى حساب.",
});
