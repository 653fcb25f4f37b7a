import { translationInto } from "../translation.ts";

export const signIn = translationInto("ar")("signIn", {
  "demo.title": "دخول تجريبي",
  "demo.notice": "هذه نسخة تجريبية. لا كلمات مرور ولا أحد يتحقق من هويتك، فلا تُدخل أي شيء خاص.",
  "demo.pick": "المتابعة كمستخدم تجريبي",
  "demo.host": "مضيف تجريبي",
  "demo.newHost": "مضيف تجريبي جديد",
  "demo.teamOwner": "مالك فريق تجريبي",
  "demo.staff": "عضو فريق تجريبي",
  "demo.moderator": "مشرف تجريبي",
  "demo.someoneElse": "أو المتابعة باسم شخص آخر",
  "demo.email": "البريد الإلكتروني",
  "demo.firstName": "الاسم الأول",
  "demo.lastName": "اسم العائلة",
  "demo.continue": "متابعة",
  "demo.cancel": "إلغاء",
  "demo.emailProblem": "أدخل عنوان بريد إلكتروني، مثل name@example.com",
  "demo.nameProblem": "أدخل اسمًا أول من 80 حرفًا كحدّ أقصى",
  "demo.lastNameProblem": "أدخل اسم عائلة من 80 حرفًا كحدّ أقصى",
});
