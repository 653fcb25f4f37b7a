import { translationInto } from "../translation.ts";

export const push = translationInto("ar")("push", {
  "new.title": "حجز جديد",
  "moved.title": "تغيّر موعد حجز",
  "cancelled.title": "أُلغي حجز",
  "waiting.title": "انضمّ شخص إلى قائمة انتظارك",
  "waiting.text": "افتح حجوزاتك لترى من هو.",
  "evening.title": "حجزك غدًا الساعة {time}",
  "hours.title": "حجزك اليوم الساعة {time}",
  "reminder.text": "الحجز {id}. اضغط لرؤية العنوان.",
  "whatsapp.confirmation":
    "مرحبًا {name}، تم تأكيد حجزك لدى {venue}: {what}، {when}. للعرض أو التغيير أو الإلغاء: {url}",
  "whatsapp.reminder": "مرحبًا {name}، تذكير بحجزك لدى {venue}: {what}، {when}. للعرض أو التغيير أو الإلغاء: {url}",
  "whatsapp.change": "مرحبًا {name}، تغيّر موعد حجزك لدى {venue}: {what}، {when}. للعرض أو التغيير أو الإلغاء: {url}",
  "whatsapp.offer": "مرحبًا {name}، توفّر وقت: {when}. نحتفظ به لك حتى {until}. اقبله أو ارفضه هنا: {url}",
  "whatsapp.directions": "مرحبًا {name}، هكذا تصل إلى {venue}: {address}. {map} حجزك، {when}: {url}",
  "whatsapp.title.confirmation": "تأكيد",
  "whatsapp.title.reminder": "تذكير",
  "whatsapp.title.change": "تغيير",
  "whatsapp.title.directions": "الاتجاهات",
  "whatsapp.title.offer": "تقديم عرض",
  "whatsapp.title.cancellation": "إلغاء",
  "whatsapp.cancellation": "مرحبًا {name}، أُلغي حجزك لدى {venue}: {what}، {when}. للعرض أو الحجز من جديد: {url}",
  "whatsapp.guest.confirmation": "مرحبًا {name}، تم تسجيلك في {title}، {when}. لعرض تذكرتك أو التغيير أو الإلغاء: {url}",
  "whatsapp.guest.reminder": "مرحبًا {name}، تذكير بـ{title}، {when}. لعرض تذكرتك أو التغيير أو الإلغاء: {url}",
  "whatsapp.guest.change":
    "مرحبًا {name}، تغيّرت الفعالية {title}. الآن: {when}، {address}. لعرض تذكرتك أو التغيير أو الإلغاء: {url}",
  "whatsapp.guest.directions": "مرحبًا {name}، هكذا تصل إلى {title}: {address}. {map} تذكرتك، {when}: {url}",
  "whatsapp.guest.offer":
    "مرحبًا {name}، توفّرت المقاعد التي طلبتها في {title}، {when}. نحتفظ بها لك حتى {until}. اقبلها أو ارفضها هنا: {url}",
  "whatsapp.guest.cancellation": "مرحبًا {name}، نأسف: أُلغيت الفعالية {title}، {when}. {url}",
});
