import { translationInto } from "../translation.ts";

export const privacy = translationInto("mt")("privacy", {
  "privacy.title": "Politika tal-privatezza",
  "privacy.description":
    "X'data jżomm Kindred dwar hosts, klijenti u viżitaturi, għalxiex isservi, min jaraha, kemm tinżamm u x'inhuma d-drittijiet tiegħek.",
  "privacy.updated": "L-aħħar aġġornament 05/04/2025",
  "privacy.contents": "F'din il-paġna",
  "privacy.binding": "Din hija traduzzjoni. It-test bl-Ingliż huwa dak li jorbot.",
  "privacy.collect.title": "Data li niġbru",
  "privacy.collect.lead": "Inżommu biss dak li neħtieġu biex inmexxu s-servizz.",
  "privacy.collect.hosts": "Hosts:",
  "privacy.collect.hosts.text":
    "isem, indirizz tal-email u data tat-twelid meta toħloq kont ta' fornitur (id-data tat-twelid ma jaraha qatt ħadd ħliefek), meta aċċettajt it-termini, u dak kollu li tpoġġi f'annunzju, avveniment jew kalendarju.",
  "privacy.collect.customers": "Klijenti:",
  "privacy.collect.customers.text":
    "l-isem u n-numru tat-telefon li tagħti ma' booking, l-indirizz tal-email tiegħek jekk tagħżel li żżidu, x'ibbukkjajt u meta, u reċensjoni jekk tħalli waħda. M'għandekx bżonn kont. Jekk host jimblokka n-numru tat-telefon tiegħek, inżommu l-aħħar 3 ċifri tiegħu u hash li ma jistax jerġa' jinbidel fin-numru. Host jista' wkoll jikteb nota privata dwarek.",
  "privacy.collect.writers": "Nies li jiktbulna:",
  "privacy.collect.writers.text": "ismek, l-indirizz u l-messaġġ tiegħek, jew it-talba biex jitħassar il-kont tiegħek.",
  "privacy.collect.everyone": "Kulħadd:",
  "privacy.collect.everyone.text":
    "rekords tekniċi qosra li jżommu s-servizz sigur. Nużaw l-indirizzi tan-network biss bħala hashes, biex inwaqqfu l-abbuż, u qatt ma naħżnuhom.",
  "privacy.collect.origin":
    "Annunzju jsemmi komunità, u dan jista' jgħid xi ħaġa dwar minn fejn ġejja persuna. Il-hosts jagħżluha huma stess u jaqblu li tkun pubblika. Ma niddeduċux l-oriġini ta' ħadd minn dak li jaqra jew jibbukkja, u l-pajjiżi li tagħżel fl-aħbarijiet ma jinħażnux.",
  "privacy.collect.pictures":
    "Nerġgħu noħolqu kull stampa mtellgħa, u hekk jitneħħew il-post u l-apparat li kamera taħżen fiha.",
  "privacy.use.title": "Kif nużawha",
  "privacy.use.lead": "Nużaw id-data biss għal dawn l-għanijiet, kull wieħed bil-bażi legali tiegħu:",
  "privacy.use.contract":
    "biex inmexxu l-kontijiet, nuru l-annunzji, nieħdu l-bookings u nibagħtu messaġġi dwarhom (kuntratt);",
  "privacy.use.answer": "biex inweġbuk, niċċekkjaw l-annunzji u nittrattaw l-ilmenti (kuntratt u dmir legali);",
  "privacy.use.safety": "biex inwaqqfu l-abbuż u nżommu s-servizz għaddej (interess leġittimu);",
  "privacy.use.count": "biex ngħoddu ż-żjarat, biss fejn aċċettajt dan (kunsens).",
  "privacy.use.never":
    "Ma nibnux profili, ma nurux reklami u ma nbigħux data. L-ebda deċiżjoni dwarek ma tittieħed b'mezzi awtomatizzati biss.",
  "privacy.share.title": "Ma' min naqsmuha",
  "privacy.share.host":
    "Booking jinqasam mal-host li tibbukkja, u mal-ebda host ieħor. Għall-bookings, il-host u aħna responsabbli b'mod konġunt.",
  "privacy.share.public": "Dak li jippubblikaw il-hosts huwa pubbliku. Ir-reċensjonijiet juru l-isem u inizjali.",
  "privacy.share.suppliers":
    "Il-kumpaniji li jfornulna l-hosting, il-ħażna tal-fajls, l-email u d-dħul fil-kont jipproċessaw id-data għalina b'kuntratt u biss skont l-istruzzjonijiet tagħna.",
  "privacy.share.law": "Nagħtu data lill-awtoritajiet biss meta titlobha l-liġi, u biss dak li titlob.",
  "privacy.transfers.title": "Trasferimenti internazzjonali",
  "privacy.transfers.text":
    "Id-data tinżamm fl-Unjoni Ewropea. Il-hosts jidħlu b'kont ta' Google. Il-browser tagħhom jikkuntattja lil Google biss meta jagħfsu dik il-buttuna, u Google jista' jipproċessa d-data fl-Istati Uniti taħt il-Qafas tal-Privatezza tad-Data bejn l-UE u l-Istati Uniti (EU-US Data Privacy Framework).",
  "privacy.transfers.others":
    "Jekk xi kumpanija oħra bħal dawn tkun barra mill-Unjoni Ewropea, nistrieħu fuq deċiżjoni ta' adegwatezza jew fuq il-klawżoli kuntrattwali standard tal-Kummissjoni Ewropea. Il-paġni tagħna ma jġibu l-ebda fonts jew mapep minn kumpaniji oħra, u l-ebda scripts sakemm ma taqbilx mal-għadd taż-żjarat.",
  "privacy.rights.title": "Id-drittijiet tiegħek",
  "privacy.rights.lead": "Fi kwalunkwe ħin u b'xejn, tista':",
  "privacy.rights.see":
    "tara d-data li nżommu dwarek, u tikseb kopja li tista' tieħu x'imkien ieħor; il-hosts iniżżluha mill-menu tal-kont, il-klijenti jarawha permezz tal-link privata tal-booking tagħhom;",
  "privacy.rights.correct": "tikkoreġiha; il-hosts jagħmlu dan fil-portal, il-klijenti jiktbulna;",
  "privacy.rights.erase":
    "titlob li titħassar, jew li l-użu tagħha jiġi limitat; il-klijenti jħassruha permezz tal-link privata tal-booking tagħhom meta ż-żjara tkun għaddiet jew ġiet ikkanċellata;",
  "privacy.rights.object": "toġġezzjona għal użu li huwa bbażat fuq l-interessi leġittimi tagħna;",
  "privacy.rights.withdraw": "tirtira l-kunsens tiegħek; dak li għamilna qabel jibqa' legali.",
  "privacy.rights.time":
    "Inwieġbu fi żmien xahar. Jekk talba tkun kumplessa b'mod mhux tas-soltu nistgħu neħtieġu sa xahrejn oħra, u ngħidulek dan fl-ewwel xahar.",
  "privacy.rights.delete": "Biex tħassar kont, uża l-formola:",
  "privacy.rights.delete.link": "Ħassar il-kont tiegħi",
  "privacy.rights.complain": "Tista' wkoll tilmenta ma' {authority}, jew mal-awtorità fejn tgħix.",
  "privacy.security.title": "Sigurtà",
  "privacy.security.text":
    "Nikkriptaw id-data waqt li tivvjaġġa. L-aċċess huwa limitat għan-nies li jeħtieġuh u jiġi rreġistrat. Il-links privati huma twal u ħadd ma jista' jaqta' x'inhuma, u d-dettalji tal-ħlas qatt ma jaslulna, għax tħallas fil-post.",
  "privacy.security.breach":
    "Jekk ksur tas-sigurtà jqiegħed lin-nies f'riskju, ninnotifikaw lill-awtorità fi żmien 72 siegħa minn meta nsiru nafu bih, u ngħarrfu lin-nies ikkonċernati mingħajr dewmien.",
  "privacy.keep.title": "Kemm inżommuha",
  "privacy.keep.customers":
    "Dettalji tal-klijent f'booking: 6 xhur wara ż-żjara. Imbagħad il-booking jibqa' mingħajrhom.",
  "privacy.keep.guests":
    "Ismek, in-numru tat-telefon u l-email bħala mistieden f'avveniment: 30 jum wara l-avveniment. Imbagħad inħassruhom u nżommu biss in-numru ta' postijiet.",
  "privacy.keep.waiting":
    "Ismek, in-numru tat-telefon u l-email f'lista ta' stennija: sakemm toħroġ minnha, jew sakemm jgħaddi l-aħħar jum li għażilt.",
  "privacy.keep.accounts":
    "Kontijiet, annunzji u kalendarji: sakemm titlobna nħassruhom. Nagħmluh fi żmien 30 jum, u nikkanċellaw il-bookings li ġejjin.",
  "privacy.keep.backups": "Backups: sa 30 jum wara t-tħassir tal-kont.",
  "privacy.keep.messages":
    "Messaġġi lilna: 12-il xahar. Rapporti dwar annunzju jew avveniment: 12-il xahar wara li jingħalqu. Talbiet għal tħassir li ħadd ma kkonferma: 7 ijiem.",
  "privacy.keep.mails": "Emails li bgħatna: sa 30 jum. Rekords tekniċi: 30 jum.",
  "privacy.keep.short":
    "Ir-rekord li ma jħallix booking isir darbtejn: 48 siegħa. Stampi li l-upload tagħhom qatt ma tlesta: 24 siegħa. Stampi li m'għadhomx jintużaw: sa 7 ijiem.",
  "privacy.keep.notes": "In-nota privata ta' host dwar klijent: sakemm jitħassru d-dettalji tal-aħħar żjara.",
  "privacy.keep.counted":
    "Kodiċi magħmul min-numru tat-telefon tiegħek, biex host ikun jista' jara kemm klijenti reġgħu ġew: 25 xahar wara ż-żjara. Ma jistax jerġa' jinbidel fin-numru, u jitneħħa meta d-dettalji tiegħek jitħassru fuq talba tiegħek.",
  "privacy.keep.blocked": "Numri tat-telefon imblukkati minn host, bħala hashes: 12-il xahar.",
  "privacy.keep.record":
    "Rekord li d-data ta' xi ħadd tħassret: numri interni mingħajr isem, biex backup li jiġi rrestawrat ma jġibx lura d-data tiegħu.",
  "privacy.cookies.title": "Cookies",
  "privacy.cookies.lead": "X'naħżnu fuq l-apparat tiegħek, u għaliex:",
  "privacy.cookies.session":
    "cookie waħda żżomm lill-hosts fil-kont, għal mhux aktar minn 7 ijiem u mhux aktar minn 12-il siegħa mingħajr użu;",
  "privacy.cookies.language": "waħda tiftakar il-lingwa li għażilt;",
  "privacy.cookies.position": "waħda tiftakar għal minuta li biddilt xi ħaġa, biex tara l-bidla mill-ewwel;",
  "privacy.cookies.choice": "waħda tiftakar l-għażla tiegħek dwar l-għadd taż-żjarat, għal 180 jum;",
  "privacy.cookies.drafts":
    "dak li tikteb f'formola jinżamm fuq l-apparat tiegħek sakemm tibagħtu, għal mhux aktar minn ġimagħtejn;",
  "privacy.cookies.copies":
    "il-biljetti li ftaħt, u l-bookings ta' host għall-ġimgħa li ġejja, jinżammu fuq l-apparat tiegħek biex jinfetħu mingħajr konnessjoni. Jitħassru meta toħroġ mill-kont, jew jum wara ż-żjara;",
  "privacy.cookies.customer":
    "ismek, in-numru tat-telefon u l-indirizz tal-email jinżammu fuq l-apparat tiegħek jekk titlobna niftakru fik, sakemm tneħħi l-marka;",
  "privacy.cookies.reminders":
    "jekk tixgħel it-tfakkiriet jew il-messaġġi, naħżnu l-indirizz tas-servizz push tal-browser tiegħek sakemm tkun bdiet iż-żjara jew tneħħi l-apparat.",
  "privacy.cookies.count":
    "Neħtieġu dawn biex nagħtuk dak li titlob. Ngħoddu ż-żjarat biss jekk dan is-sit juża l-analytics u int taqbel. Tista' tbiddel fehmtek meta trid taħt Għażliet tal-cookies fil-qiegħ ta' kull paġna. Sakemm taqbel, ma jinġieb xejn minn kumpanija oħra.",
  "privacy.children.title": "Tfal u kontenut ipprojbit",
  "privacy.children.age":
    "Kindred mhux għat-tfal taħt it-13-il sena (16 f'xi reġjuni). Jekk insiru nafu li tifel jew tifla iżgħar tana data, inħassruha. Il-hosts iridu jkunu għalqu t-18-il sena.",
  "privacy.children.content":
    "Inneħħu annunzji, stampi u testi li jipperikolaw jew jissesswalizzaw it-tfal, ixerrdu l-mibegħda jew jiksru l-liġi, u nirrapportawhom lill-awtoritajiet. Għidilna mill-ewwel jekk tara xi ħaġa bħal din.",
  "privacy.changes.title": "Bidliet",
  "privacy.changes.text":
    "Meta nagħmlu bidla importanti f'din il-politika, l-ewwel niktbu bl-email lill-hosts u naġġornaw id-data ta' hawn fuq. Ma nużawx data li tajtna għal għan ġdid mingħajr ma ngħidulek.",
  "privacy.contact.title": "Kuntatt",
  "privacy.contact.text": "{operator} huwa responsabbli għad-data tiegħek. Iktbilna u xi ħadd mit-tim tagħna jwieġbek:",
});
