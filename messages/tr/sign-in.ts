import { translationInto } from "../translation.ts";

export const signIn = translationInto("tr")("signIn", {
  "demo.title": "Demo oturumu",
  "demo.notice": "Bu bir demodur. Şifre yoktur ve kimse kim olduğunuzu denetlemez; özel bir şey yazmayın.",
  "demo.pick": "Demo kullanıcısı olarak devam",
  "demo.host": "Demo hizmet veren",
  "demo.newHost": "Yeni demo hizmet veren",
  "demo.teamOwner": "Demo ekip sahibi",
  "demo.staff": "Demo ekip üyesi",
  "demo.moderator": "Demo moderatör",
  "demo.someoneElse": "Veya başka biri olarak devam",
  "demo.email": "E-posta",
  "demo.firstName": "Ad",
  "demo.lastName": "Soyad",
  "demo.continue": "Devam",
  "demo.cancel": "Vazgeç",
  "demo.emailProblem": "Bir e-posta adresi yazın, örneğin name@example.com",
  "demo.nameProblem": "En fazla 80 karakterlik bir ad yazın",
  "demo.lastNameProblem": "En fazla 80 karakterlik bir soyad yazın",
});
