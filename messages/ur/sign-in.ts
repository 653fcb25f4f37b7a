import { translationInto } from "../translation.ts";

export const signIn = translationInto("ur")("signIn", {
  "demo.title": "ڈیمو سائن اِن",
  "demo.notice": "یہ ڈیمو ہے۔ یہاں پاس ورڈ نہیں ہیں اور کوئی نہیں دیکھتا کہ آپ کون ہیں، اس لیے کوئی نجی چیز نہ لکھیں۔",
  "demo.pick": "ڈیمو صارف کے طور پر آگے بڑھیں",
  "demo.host": "ڈیمو میزبان",
  "demo.newHost": "نیا ڈیمو میزبان",
  "demo.teamOwner": "ڈیمو ٹیم کا مالک",
  "demo.staff": "ڈیمو ٹیم کا رکن",
  "demo.moderator": "ڈیمو ماڈریٹر",
  "demo.someoneElse": "یا کسی اور کے طور پر آگے بڑھیں",
  "demo.email": "ای میل",
  "demo.firstName": "پہلا نام",
  "demo.lastName": "خاندانی نام",
  "demo.continue": "آگے بڑھیں",
  "demo.cancel": "رہنے دیں",
  "demo.emailProblem": "ای میل ایڈریس لکھیں، مثلاً name@example.com",
  "demo.nameProblem": "80 حروف تک کا پہلا نام لکھیں",
  "demo.lastNameProblem": "80 حروف تک کا خاندانی نام لکھیں",
});
