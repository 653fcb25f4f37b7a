import { translationInto } from "../translation.ts";

export const outbox = translationInto("ar")("outbox", {
  "outbox.title": "البريد الصادر",
  "outbox.intro": "لا يوجد خادم بريد في هذه النسخة التجريبية. هذه هي الرسائل التي كانت سترسلها، الأحدث أولًا.",
  "outbox.empty": "لا رسائل بعد. احجز شيئًا وسيظهر التأكيد هنا.",
  "outbox.to": "إلى",
  "outbox.sentAt": "أُنشئت",
});
