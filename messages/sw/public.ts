import { translationInto } from "../translation.ts";

export const publicPages = translationInto("sw")("public", {
  "offline.title": "Huna mtandao",
  "offline.text":
    "Ukurasa huu unahitaji mtandao na utajipakia wenyewe ukirudi. Tiketi ulizofungua kwenye kifaa hiki bado zinafanya kazi, na pia nafasi za mwenyeji za siku 7 zijazo.",
  "landing.title": "Gundua jumuiya za kitamaduni zinazokuzunguka, ungana nazo na uzifurahie",
  "landing.description":
    "Kindred inasaidia watu wanaoishi ughaibuni kupata jumuiya za kitamaduni za mji wao, kuungana nazo na kuzifurahia: habari, huduma na matukio kutoka kwa watu wa jumuiya.",
  "landing.headline.promise": "Gundua, ungana na ufurahie",
  "landing.headline.object": "jumuiya za kitamaduni zinazokuzunguka.",
  "landing.informed.title": "Pata habari",
  "landing.informed.text": "Habari za jumuiya yako mjini, zote mahali pamoja.",
  "landing.informed.picture": "Gazeti, simu na glasi ya kahawa mezani juu ya bandari",
  "landing.services.title": "Pata huduma",
  "landing.services.text": "Nywele, chakula, mawakili, walimu na zaidi, kutoka kwa watu wa jumuiya.",
  "landing.services.picture":
    "Milango mitatu ya maduka katika mtaa wa mawe ya chokaa, yenye mabango ya nywele, chakula na masomo",
  "landing.connected.title": "Endelea kuungana",
  "landing.connected.text": "Kaa karibu na diaspora yako duniani, popote unapoishi.",
  "landing.connected.picture": "Nyumba zenye taa kuzunguka dunia usiku, zimeunganishwa kwa nyuzi za taa",
  "landing.communities": "Jumuiya sita, kisiwa kimoja",
  "landing.freeThisWeek": "Wazi wiki hii",
  "landing.onThisWeekend": "Wikendi hii",
  "landing.seeAll": "Ona zote",
  "signInProblem.title": "Hujaingia",
  "signInProblem.denied": "Umeghairi kuingia. Hakuna kilichobadilika, unaweza kuingia wakati wowote.",
  "signInProblem.expired": "Kuingia kumechukua muda mrefu mno au kumefunguliwa kwenye kivinjari kingine. Anza upya.",
  "signInProblem.failed": "Tumeshindwa kukamilisha kuingia. Anza upya.",
  "signInProblem.no_email":
    "Akaunti yako haikutupa barua pepe, na tunaihitaji kuwasiliana nawe. Ingia tena na uiruhusu, au tumia akaunti nyingine.",
  "signInProblem.too_many": "Majaribio mengi mno kwa muda mfupi. Subiri dakika kumi na ujaribu tena.",
  "signInProblem.unavailable": "Huduma ya kuingia haijibu kwa sasa. Jaribu tena baada ya dakika chache.",
  "signInProblem.tryAgain": "Jaribu tena",
  "signInProblem.home": "Nenda mwanzo",
});
