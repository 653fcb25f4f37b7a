import { translationInto } from "../translation.ts";

export const terms = translationInto("mt")("terms", {
  "terms.title": "Termini u kundizzjonijiet għall-fornituri",
  "terms.description":
    "X'jitlob Kindred minn kull min jippubblika servizz jew avveniment: imġiba, responsabbiltà, ilmenti, responsabbiltà legali u bidliet.",
  "terms.updated": "L-aħħar aġġornament 05/04/2025",
  "terms.contents": "F'din il-paġna",
  "terms.binding": "Din hija traduzzjoni. It-test bl-Ingliż huwa dak li jorbot.",
  "terms.intro":
    "Dawn it-termini huma bejnek, il-fornitur (host ta' servizzi jew avvenimenti), u l-operatur ta' Kindred. Japplikaw mill-mument li toħloq kont ta' fornitur.",
  "terms.conduct.title": "Integrità u mġiba tal-fornitur",
  "terms.conduct.text": "In-nies jiġu għandek għax jafdawk. Jekk jogħġbok, ittrattahom tajjeb.",
  "terms.conduct.truth":
    "Dak kollu fl-annunzju tiegħek huwa minnu, aġġornat u tiegħek: ismek, id-dettalji ta' kuntatt, il-prezzijiet u l-istampi tiegħek.",
  "terms.conduct.respect":
    "Tittratta lil kull klijent b'rispett, ikunu xi jkunu l-oriġini, ir-reliġjon, il-ġeneru, l-età, id-diżabbiltà jew l-orjentazzjoni tiegħu.",
  "terms.conduct.law":
    "Għandek il-permessi, il-kwalifiki u l-assigurazzjoni li titlob il-liġi għax-xogħol tiegħek, u turihom meta tintalab.",
  "terms.conduct.age": "Għalaqt it-18-il sena, u ma taqsam ma' ħadd id-dettalji li tidħol bihom fil-kont.",
  "terms.delivery.title": "Responsabbiltà għall-għoti tas-servizz",
  "terms.delivery.contract":
    "Booking huwa ftehim bejnek u bejn il-klijent. Int biss responsabbli biex tagħti s-servizz jew tagħmel l-avveniment, għall-kwalità u s-sigurtà tiegħu, u għal dak li twiegħed fl-annunzju tiegħek.",
  "terms.delivery.calendar":
    "Żomm il-kalendarju tiegħek aġġornat. Ħin ibbukkjat huwa riżervat għal dak il-klijent. Jekk ma tistax iżżommu, ikkanċella kemm jista' jkun kmieni u għid għaliex.",
  "terms.delivery.price":
    "Il-klijenti jħallsu fil-post. Titlob il-prezz li kien muri meta bbukkjaw, bit-taxxi kollha inklużi, u tagħti riċevuta fejn titlobha l-liġi.",
  "terms.delivery.data":
    "Tuża l-isem, in-numru tat-telefon u l-indirizz tal-email ta' klijent għal dak l-appuntament biss, u ma tgħaddihomx lil ħaddieħor. Għall-bookings, int u l-operatur intom responsabbli b'mod konġunt għal din id-data.",
  "terms.complaints.title": "Ilmenti u investigazzjonijiet",
  "terms.complaints.who":
    "Kulħadd jista' jirrapportalna annunzju. Naraw kull rapport, u nistgħu nitolbuk dokumenti jew spjegazzjoni.",
  "terms.complaints.measures":
    "Jekk ilment ikun ġustifikat, jew waqt li nkunu qed ninvestigaw wieħed serju, nistgħu nissospendu jew inneħħu l-annunzju jew il-kont tiegħek. Ngħidulek dwar liema regola hu u għaliex.",
  "terms.complaints.final":
    "Id-deċiżjoni tagħna dwar ilment hija finali. Dan ma jneħħix id-drittijiet li tagħtik il-liġi, inkluż id-dritt li tmur il-qorti.",
  "terms.prohibited.title": "Imġiba pprojbita",
  "terms.prohibited.lead": "Ma tistax tuża Kindred biex:",
  "terms.prohibited.illegal": "toffri xi ħaġa illegali, jew xi ħaġa li teħtieġ liċenzja li m'għandekx;",
  "terms.prohibited.deceive":
    "tqarraq bin-nies, tiffrodahom jew tiżgwidahom, jew tikteb reċensjonijiet dwarek innifsek jew tqabbad lil ħaddieħor jiktibhom;",
  "terms.prohibited.hate": "tiffastidja, thedded jew tiddiskrimina, jew ixxerred mibegħda kontra xi komunità;",
  "terms.prohibited.children": "tipperikola t-tfal jew tisfrutta lil xi ħadd b'xi mod;",
  "terms.prohibited.content":
    "tippubblika stampi jew testi li huma ta' ħaddieħor, jew li juru nies li ma tawx il-kunsens tagħhom;",
  "terms.prohibited.system":
    "tiġbor id-data ta' ħaddieħor, timblokka kalendarji b'bookings foloz, jew tfixkel is-servizz.",
  "terms.liability.title": "Limitazzjoni tar-responsabbiltà",
  "terms.liability.independent":
    "Il-fornituri huma kuntratturi indipendenti. M'intix impjegat, aġent jew sieħeb tagħna, u ma tistax taġixxi daqslikieku int.",
  "terms.liability.limit":
    "Aħna nmexxu l-pjattaforma fejn isibuk in-nies. Ma nagħtux is-servizz tiegħek. Sa fejn tippermetti l-liġi, m'aħniex responsabbli għal dak li jiġri bejnek u bejn klijent, u lanqas għal dħul li titlef meta s-servizz ma jkunx disponibbli.",
  "terms.liability.law":
    "Xejn hawnhekk ma jillimita r-responsabbiltà li ma tistax tiġi limitata bil-liġi, bħal dik għal intenzjoni, negliġenza gravi, jew ħsara lill-ħajja u s-saħħa.",
  "terms.amendments.title": "Emendi",
  "terms.amendments.text":
    "Nistgħu nbiddlu dawn it-termini. Niktbu fl-indirizz tal-email tal-kont tiegħek mill-inqas 15-il jum qabel ma bidla tapplika għalik, sakemm il-liġi jew xi periklu ma jeħtieġux li naġixxu qabel.",
  "terms.amendments.leave":
    "Jekk ma taqbilx, tista' tagħlaq il-kont tiegħek qabel dak il-jum. Jekk tkompli tużah wara, japplikaw it-termini l-ġodda.",
  "terms.acceptance.title": "Aċċettazzjoni",
  "terms.acceptance.text":
    "Meta timmarka l-kaxxa waqt li toħloq il-kont ta' fornitur, taċċetta dawn it-termini. Inżommu l-verżjoni u l-ħin tal-aċċettazzjoni tiegħek.",
  "terms.acceptance.questions": "Mistoqsijiet? Iktbilna qabel taċċetta:",
  "terms.acceptance.link": "Ikkuntattjana",
});
