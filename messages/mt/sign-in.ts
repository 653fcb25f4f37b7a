import { translationInto } from "../translation.ts";

export const signIn = translationInto("mt")("signIn", {
  "demo.title": "Dħul għad-demo",
  "demo.notice": "Din hija demo. M'hemmx passwords u ħadd ma jiċċekkja min int, għalhekk tikteb xejn privat.",
  "demo.pick": "Kompli bħala utent tad-demo",
  "demo.host": "Host tad-demo",
  "demo.newHost": "Host ġdid tad-demo",
  "demo.teamOwner": "Sid tat-tim tad-demo",
  "demo.staff": "Membru tat-tim tad-demo",
  "demo.moderator": "Moderatur tad-demo",
  "demo.someoneElse": "Jew kompli bħala ħaddieħor",
  "demo.email": "Email",
  "demo.firstName": "Isem",
  "demo.lastName": "Kunjom",
  "demo.continue": "Kompli",
  "demo.cancel": "Ikkanċella",
  "demo.emailProblem": "Ikteb indirizz tal-email, eż. name@example.com",
  "demo.nameProblem": "Ikteb isem ta' mhux aktar minn 80 karattru",
  "demo.lastNameProblem": "Ikteb kunjom ta' mhux aktar minn 80 karattru",
});
