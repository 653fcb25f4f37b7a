import { translationInto } from "../translation.ts";

export const devices = translationInto("ar")("devices", {
  "devices.title": "الإشعارات على هذا الجهاز",
  "devices.text": "يُعلمك هاتفك أو حاسوبك فورًا بما تختاره هنا. لا تحتوي الرسائل على أسماء أو أرقام هواتف أو عناوين.",
  "devices.add": "تفعيل على هذا الجهاز",
  "devices.this": "أعلِمني على هذا الجهاز بـ",
  "devices.nothing": "لم تختر شيئًا",
  "devices.remove": "إزالة",
  "devices.removeOne": "إزالة {name}",
  "devices.notPossible": "لا يسمح هذا المتصفح بإشعاراتنا. يمكنك السماح بها من إعداداته.",
  "devices.unreachable": "تعذّر الوصول إلى الخادم. حاول مرة أخرى.",
  "devices.homeScreen":
    "على iPhone، أضف Kindred أولًا إلى الشاشة الرئيسية: اضغط «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».",
  "kind.new": "الحجوزات الجديدة",
  "kind.moved": "الحجوزات التي تغيّر موعدها",
  "kind.cancelled": "الحجوزات الملغاة",
  "kind.waiting": "المنضمّين إلى قائمة الانتظار",
});
