import { translationInto } from "../translation.ts";

export const terms = translationInto("sw")("terms", {
  "terms.title": "Vigezo na masharti ya watoa huduma",
  "terms.description":
    "Kindred inachoomba kwa kila anayetangaza huduma au tukio: mwenendo, wajibu, malalamiko, dhima na mabadiliko.",
  "terms.updated": "Ilisasishwa mwisho 05/04/2025",
  "terms.contents": "Kwenye ukurasa huu",
  "terms.binding": "Hii ni tafsiri. Maandishi ya Kiingereza ndiyo yenye nguvu kisheria.",
  "terms.intro":
    "Masharti haya ni kati yako, mtoa huduma (mwenyeji wa huduma au matukio), na mwendeshaji wa Kindred. Yanatumika tangu unapofungua akaunti ya mtoa huduma.",
  "terms.conduct.title": "Uadilifu na mwenendo wa mtoa huduma",
  "terms.conduct.text": "Watu wanakuja kwako kwa sababu wanakuamini. Tafadhali watendee vyema.",
  "terms.conduct.truth":
    "Kila kitu kwenye tangazo lako ni kweli, cha sasa na chako: jina lako, mawasiliano yako, bei zako na picha zako.",
  "terms.conduct.respect":
    "Unamheshimu kila mteja, bila kujali asili, dini, jinsia, umri, ulemavu au mwelekeo wake wa kijinsia.",
  "terms.conduct.law": "Una vibali, sifa na bima zinazotakiwa na sheria kwa kazi yako, na unazionyesha ukiombwa.",
  "terms.conduct.age": "Una miaka 18 au zaidi, na humpi mtu mwingine njia yako ya kuingia.",
  "terms.delivery.title": "Wajibu wa kutoa huduma",
  "terms.delivery.contract":
    "Nafasi iliyohifadhiwa ni makubaliano kati yako na mteja. Wewe pekee unawajibika kutoa huduma au tukio, kwa ubora na usalama wake, na kwa unachoahidi kwenye tangazo lako.",
  "terms.delivery.calendar":
    "Hakikisha kalenda yako ni ya sasa. Muda uliohifadhiwa umewekwa kwa ajili ya mteja huyo. Usipoweza kuutimiza, ghairi mapema iwezekanavyo na useme kwa nini.",
  "terms.delivery.price":
    "Wateja wanalipa hapo hapo. Unatoza bei iliyoonyeshwa walipohifadhi nafasi, ambayo inajumuisha kodi zote, na unatoa risiti pale sheria inapotaka.",
  "terms.delivery.data":
    "Unatumia jina, namba ya simu na barua pepe ya mteja kwa miadi hiyo tu, na huzipi wengine. Kwa nafasi, wewe na mwendeshaji mnawajibika kwa pamoja kwa data hii.",
  "terms.complaints.title": "Malalamiko na uchunguzi",
  "terms.complaints.who":
    "Yeyote anaweza kuturipotia tangazo. Tunaangalia kila ripoti, na tunaweza kukuomba nyaraka au maelezo.",
  "terms.complaints.measures":
    "Lalamiko likiwa na msingi, au tunapochunguza lalamiko zito, tunaweza kusimamisha au kuondoa tangazo lako au akaunti yako. Tunakuambia linahusu kanuni gani na kwa nini.",
  "terms.complaints.final":
    "Uamuzi wetu kuhusu lalamiko ni wa mwisho. Hili haliondoi haki unazopewa na sheria, ikiwa ni pamoja na haki ya kwenda mahakamani.",
  "terms.prohibited.title": "Mwenendo uliokatazwa",
  "terms.prohibited.lead": "Huruhusiwi kutumia Kindred:",
  "terms.prohibited.illegal": "kutoa chochote kisicho halali, au kinachohitaji leseni usiyo nayo;",
  "terms.prohibited.deceive":
    "kudanganya, kulaghai au kupotosha watu, au kuandika maoni kukuhusu mwenyewe, au kumfanya mwingine ayaandike;",
  "terms.prohibited.hate": "kunyanyasa, kutishia au kubagua, au kueneza chuki dhidi ya jumuiya yoyote;",
  "terms.prohibited.children": "kuhatarisha watoto au kumtumia mtu yeyote vibaya kwa namna yoyote;",
  "terms.prohibited.content": "kuchapisha picha au maandishi ya wengine, au yanayoonyesha watu ambao hawakukubali;",
  "terms.prohibited.system": "kukusanya data za watu wengine, kufunga kalenda kwa nafasi za uongo, au kuvuruga huduma.",
  "terms.liability.title": "Kikomo cha dhima",
  "terms.liability.independent":
    "Watoa huduma ni wakandarasi huru. Wewe si mfanyakazi, wakala wala mshirika wetu, na huruhusiwi kutenda kana kwamba ndivyo.",
  "terms.liability.limit":
    "Tunaendesha jukwaa ambako watu wanakupata. Hatutoi huduma yako. Kadiri sheria inavyoruhusu, hatuwajibiki kwa yanayotokea kati yako na mteja, wala kwa kipato unachopoteza huduma isipopatikana.",
  "terms.liability.law":
    "Hakuna chochote hapa kinachowekea mipaka dhima ambayo kisheria haiwezi kuwekewa mipaka, kama vile kwa kitendo cha makusudi, uzembe mkubwa, au madhara kwa uhai na afya.",
  "terms.amendments.title": "Mabadiliko",
  "terms.amendments.text":
    "Tunaweza kubadilisha masharti haya. Tunaandika kwa barua pepe ya akaunti yako angalau siku 15 kabla mabadiliko hayajaanza kutumika kwako, isipokuwa sheria au hatari inatulazimu kuchukua hatua mapema zaidi.",
  "terms.amendments.leave":
    "Kama hukubali, unaweza kufunga akaunti yako kabla ya siku hiyo. Ukiendelea kuitumia baadaye, masharti mapya yanatumika.",
  "terms.acceptance.title": "Kukubali",
  "terms.acceptance.text":
    "Kwa kuweka alama kwenye kisanduku unapofungua akaunti ya mtoa huduma, unakubali masharti haya. Tunahifadhi toleo na wakati wa kukubali kwako.",
  "terms.acceptance.questions": "Maswali? Tuandikie kabla ya kukubali:",
  "terms.acceptance.link": "Wasiliana nasi",
});
