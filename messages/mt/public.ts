import { translationInto } from "../translation.ts";

export const publicPages = translationInto("mt")("public", {
  "offline.title": "M'għandekx internet",
  "offline.text":
    "Din il-paġna trid konnessjoni u terġa' tinfetaħ waħedha malli terġa' tikkonnettja. Il-biljetti li ftaħt fuq dan l-apparat għadhom jaħdmu, u anki l-bookings ta' host għas-7 ijiem li ġejjin.",
  "landing.title": "Sib, iltaqa' u gawdi l-komunitajiet kulturali ta' madwarek",
  "landing.description":
    "Kindred jgħin lin-nies li jgħixu barra minn pajjiżhom isibu l-komunitajiet kulturali fil-belt tagħhom, jiltaqgħu magħhom u jgawduhom: aħbarijiet, servizzi u avvenimenti minn nies tal-komunità.",
  "landing.headline.promise": "Sib, iltaqa' u gawdi",
  "landing.headline.object": "il-komunitajiet kulturali ta' madwarek.",
  "landing.informed.title": "Kun af x'qed jiġri",
  "landing.informed.text": "L-aħbarijiet dwar il-komunità tiegħek fil-belt, kollha f'post wieħed.",
  "landing.informed.picture": "Gazzetta, mowbajl u tazza kafè fuq mejda 'l fuq mill-port",
  "landing.services.title": "Sib is-servizzi",
  "landing.services.text": "Xagħar, ikel, avukati, għalliema u aktar, minn nies tal-komunità.",
  "landing.services.picture":
    "Tliet bibien ta' ħwienet fi triq tal-ġebel, b'tabelli għax-xagħar, l-ikel u l-lezzjonijiet",
  "landing.connected.title": "Żomm il-kuntatt",
  "landing.connected.text": "Ibqa' qrib id-diaspora tiegħek madwar id-dinja, tkun fejn tkun.",
  "landing.connected.picture": "Djar mixgħula madwar globu billejl, magħqudin b'festuni tad-dawl",
  "landing.communities": "Sitt komunitajiet, gżira waħda",
  "landing.freeThisWeek": "Liberi dil-ġimgħa",
  "landing.onThisWeekend": "X'hemm dil-weekend",
  "landing.seeAll": "Ara kollox",
  "signInProblem.title": "Ma dħaltx fil-kont",
  "signInProblem.denied": "Waqqaft id-dħul. Ma nbidel xejn, u tista' tidħol meta trid.",
  "signInProblem.expired": "Id-dħul dam wisq jew infetaħ f'browser ieħor. Jekk jogħġbok, erġa' ibda.",
  "signInProblem.failed": "Ma stajniex intemmu d-dħul. Jekk jogħġbok, erġa' ibda.",
  "signInProblem.no_email":
    "Il-kont tiegħek ma tahniex indirizz tal-email, u neħtieġu wieħed biex nikkuntattjawk. Erġa' idħol u ħallih jagħtihulna, jew uża kont ieħor.",
  "signInProblem.too_many": "Wisq drabi ppruvajt tidħol fi ftit ħin. Stenna għaxar minuti u erġa' pprova.",
  "signInProblem.unavailable": "Is-servizz tad-dħul mhux qed iwieġeb bħalissa. Erġa' pprova fi ftit minuti.",
  "signInProblem.tryAgain": "Erġa' pprova",
  "signInProblem.home": "Mur fil-paġna ewlenija",
});
