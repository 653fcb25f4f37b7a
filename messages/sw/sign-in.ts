import { translationInto } from "../translation.ts";

export const signIn = translationInto("sw")("signIn", {
  "demo.title": "Kuingia kwa onyesho",
  "demo.notice": "Hili ni onyesho. Hakuna nywila na hakuna anayekagua wewe ni nani, usiandike chochote cha faragha.",
  "demo.pick": "Endelea kama mtumiaji wa onyesho",
  "demo.host": "Mwenyeji wa onyesho",
  "demo.newHost": "Mwenyeji mpya wa onyesho",
  "demo.teamOwner": "Mmiliki wa timu ya onyesho",
  "demo.staff": "Mwanatimu wa onyesho",
  "demo.moderator": "Msimamizi wa onyesho",
  "demo.someoneElse": "Au endelea kama mtu mwingine",
  "demo.email": "Barua pepe",
  "demo.firstName": "Jina la kwanza",
  "demo.lastName": "Jina la ukoo",
  "demo.continue": "Endelea",
  "demo.cancel": "Ghairi",
  "demo.emailProblem": "Andika barua pepe, kwa mfano name@example.com",
  "demo.nameProblem": "Andika jina la kwanza lisilozidi herufi 80",
  "demo.lastNameProblem": "Andika jina la ukoo lisilozidi herufi 80",
});
