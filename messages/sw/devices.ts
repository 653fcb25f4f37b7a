import { translationInto } from "../translation.ts";

export const devices = translationInto("sw")("devices", {
  "devices.title": "Arifa kwenye kifaa hiki",
  "devices.text":
    "Simu au kompyuta yako inakuarifu mara moja unachochagua hapa. Ujumbe hauna majina, namba za simu wala anwani.",
  "devices.add": "Washa kwenye kifaa hiki",
  "devices.this": "Niarifu kwenye kifaa hiki kuhusu",
  "devices.nothing": "Hujachagua kitu",
  "devices.remove": "Ondoa",
  "devices.removeOne": "Ondoa {name}",
  "devices.notPossible": "Kivinjari hiki hakiruhusu arifa zetu. Unaweza kuziruhusu kwenye mipangilio yake.",
  "devices.unreachable": "Seva haikufikiwa. Jaribu tena.",
  "devices.homeScreen":
    "Kwenye iPhone, kwanza ongeza Kindred kwenye skrini ya mwanzo: bonyeza Share, kisha Add to Home Screen.",
  "kind.new": "Nafasi mpya",
  "kind.moved": "Nafasi zilizobadilishwa muda",
  "kind.cancelled": "Nafasi zilizoghairiwa",
  "kind.waiting": "Wanaojiunga na orodha ya kusubiri",
});
