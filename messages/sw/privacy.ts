import { translationInto } from "../translation.ts";

export const privacy = translationInto("sw")("privacy", {
  "privacy.title": "Sera ya Faragha",
  "privacy.description":
    "Data ambayo Kindred inahifadhi kuhusu wenyeji, wateja na wageni wa tovuti, ni ya nini, nani anaiona, inahifadhiwa kwa muda gani na haki zako ni zipi.",
  "privacy.updated": "Ilisasishwa mwisho 05/04/2025",
  "privacy.contents": "Kwenye ukurasa huu",
  "privacy.binding": "Hii ni tafsiri. Maandishi ya Kiingereza ndiyo yenye nguvu kisheria.",

  "privacy.collect.title": "Data tunayokusanya",
  "privacy.collect.lead": "Tunahifadhi tu tunachohitaji kuendesha huduma.",
  "privacy.collect.hosts": "Wenyeji:",
  "privacy.collect.hosts.text":
    "jina, barua pepe na tarehe ya kuzaliwa unapofungua akaunti ya mtoa huduma (hakuna mwingine anayeiona tarehe hiyo kamwe), wakati ulipokubali masharti, na kila kitu unachoweka kwenye tangazo, tukio au kalenda.",
  "privacy.collect.customers": "Wateja:",
  "privacy.collect.customers.text":
    "jina na namba ya simu unayotoa unapohifadhi nafasi, barua pepe yako ukichagua kuiongeza, ulichohifadhi na lini, na maoni ukiyatoa. Huhitaji akaunti. Mwenyeji akizuia namba yako ya simu, tunahifadhi tarakimu zake 3 za mwisho na heshi isiyoweza kurudishwa kuwa namba. Mwenyeji anaweza pia kuandika dokezo binafsi kukuhusu.",
  "privacy.collect.writers": "Watu wanaotuandikia:",
  "privacy.collect.writers.text": "jina, anwani na ujumbe wako, au ombi la kufuta akaunti yako.",
  "privacy.collect.everyone": "Wote:",
  "privacy.collect.everyone.text":
    "kumbukumbu fupi za kiufundi zinazolinda huduma. Tunatumia anwani za mtandao kama heshi tu, ili kuzuia matumizi mabaya, na hatuzihifadhi kamwe.",
  "privacy.collect.origin":
    "Tangazo linataja jumuiya, na hilo linaweza kusema kitu kuhusu asili ya mtu. Wenyeji wanaichagua wenyewe na wanakubali kuwa ni ya umma. Hatukisii asili ya mtu yeyote kutokana na anachosoma au kuhifadhi, na nchi unazochagua kwenye habari hazihifadhiwi.",
  "privacy.collect.pictures":
    "Tunaunda upya kila picha inayopakiwa, jambo linaloondoa mahali na kifaa ambavyo kamera inahifadhi ndani yake.",

  "privacy.use.title": "Jinsi tunavyoitumia",
  "privacy.use.lead": "Tunatumia data kwa madhumuni haya tu, kila moja na msingi wake wa kisheria:",
  "privacy.use.contract": "kuendesha akaunti, kuonyesha matangazo, kupokea nafasi na kutuma ujumbe kuzihusu (mkataba);",
  "privacy.use.answer": "kukujibu, kukagua matangazo na kushughulikia malalamiko (mkataba na wajibu wa kisheria);",
  "privacy.use.safety": "kuzuia matumizi mabaya na kuhakikisha huduma inaendelea kufanya kazi (maslahi halali);",
  "privacy.use.count": "kuhesabu ziara za tovuti, pale tu ulipokubali (ridhaa).",
  "privacy.use.never":
    "Hatutengenezi wasifu wa watu, hatuonyeshi matangazo ya biashara wala kuuza data. Hakuna uamuzi kukuhusu unaofanywa kwa njia za kiotomatiki pekee.",

  "privacy.share.title": "Tunaishiriki na nani",
  "privacy.share.host":
    "Nafasi uliyohifadhi inashirikiwa na mwenyeji uliyehifadhi kwake, na si na mwenyeji mwingine. Kwa nafasi, mwenyeji na sisi tunawajibika kwa pamoja.",
  "privacy.share.public":
    "Kile ambacho wenyeji wanachapisha ni cha umma. Maoni yanaonyesha jina la kwanza na herufi ya mwanzo ya jina la ukoo.",
  "privacy.share.suppliers":
    "Wasambazaji wetu wa seva, hifadhi ya faili, barua pepe na kuingia wanachakata data kwa niaba yetu chini ya mkataba na kwa maagizo yetu tu.",
  "privacy.share.law": "Tunazipa mamlaka data pale tu sheria inapotaka, na kile tu inachotaka.",

  "privacy.transfers.title": "Kuhamisha data kimataifa",
  "privacy.transfers.text":
    "Data inahifadhiwa katika Umoja wa Ulaya. Wenyeji wanaingia kwa akaunti ya Google. Kivinjari chao kinawasiliana na Google pale tu wanapobonyeza kitufe hicho, na Google inaweza kuchakata data Marekani chini ya EU-US Data Privacy Framework.",
  "privacy.transfers.others":
    "Kama msambazaji mwingine yuko nje ya Umoja wa Ulaya, tunategemea uamuzi wa utoshelevu au vifungu vya kawaida vya mkataba vya Tume ya Ulaya. Kurasa zetu hazipakii fonti wala ramani kutoka kampuni nyingine, wala skripti zozote usipokubali kuhesabiwa kwa ziara.",

  "privacy.rights.title": "Haki zako",
  "privacy.rights.lead": "Wakati wowote na bila malipo, unaweza:",
  "privacy.rights.see":
    "kuona data tuliyonayo kukuhusu, na kupata nakala unayoweza kuipeleka kwingine; wenyeji wanaipakua kutoka menyu ya akaunti, wateja wanaiona kupitia kiungo binafsi cha nafasi yao;",
  "privacy.rights.correct": "kuisahihisha; wenyeji wanafanya hivyo kwenye lango, wateja wanatuandikia;",
  "privacy.rights.erase":
    "kuomba ifutwe, au matumizi yake yawekewe mipaka; wateja wanaifuta kupitia kiungo binafsi cha nafasi yao ziara ikishaisha au kughairiwa;",
  "privacy.rights.object": "kupinga matumizi yanayotegemea maslahi yetu halali;",
  "privacy.rights.withdraw": "kuondoa ridhaa yako; tulichofanya kabla ya hapo kinabaki halali.",
  "privacy.rights.time":
    "Tunajibu ndani ya mwezi mmoja. Ombi likiwa gumu kuliko kawaida, tunaweza kuhitaji hadi miezi miwili zaidi, na tunakuambia hivyo ndani ya mwezi wa kwanza.",
  "privacy.rights.delete": "Ili akaunti ifutwe, tumia fomu:",
  "privacy.rights.delete.link": "Futa akaunti yangu",
  "privacy.rights.complain": "Unaweza pia kulalamika kwa {authority}, au kwa mamlaka ya mahali unapoishi.",

  "privacy.security.title": "Usalama",
  "privacy.security.text":
    "Tunasimba data kwa njia fiche inaposafiri. Ufikiaji ni kwa watu wanaouhitaji tu na unarekodiwa. Viungo binafsi ni virefu na haviwezi kukisiwa, na taarifa za malipo hazitufikii kamwe, kwa sababu unalipa hapo hapo.",
  "privacy.security.breach":
    "Kama uvunjaji wa usalama unahatarisha watu, tunaijulisha mamlaka ndani ya saa 72 tangu tulipojua, na tunawaambia wahusika bila kuchelewa.",

  "privacy.keep.title": "Tunaihifadhi kwa muda gani",
  "privacy.keep.customers":
    "Taarifa za mteja kwenye nafasi: miezi 6 baada ya ziara. Kisha nafasi inabaki bila taarifa hizo.",
  "privacy.keep.guests":
    "Jina, namba ya simu na barua pepe yako kama mgeni wa tukio: siku 30 baada ya tukio. Kisha tunazifuta na kubaki na idadi ya nafasi tu.",
  "privacy.keep.waiting":
    "Jina, namba ya simu na barua pepe yako kwenye orodha ya kusubiri: hadi utoke kwenye orodha, au hadi siku ya mwisho uliyochagua ipite.",
  "privacy.keep.accounts":
    "Akaunti, matangazo na kalenda: hadi utakapotuomba tuzifute. Tunafanya hivyo ndani ya siku 30, na kughairi nafasi zijazo.",
  "privacy.keep.backups": "Nakala rudufu: hadi siku 30 baada ya akaunti kufutwa.",
  "privacy.keep.messages":
    "Ujumbe kwetu: miezi 12. Ripoti kuhusu tangazo au tukio: miezi 12 baada ya kufungwa. Maombi ya kufuta ambayo hakuna aliyeyathibitisha: siku 7.",
  "privacy.keep.mails": "Barua pepe tulizotuma: hadi siku 30. Kumbukumbu za kiufundi: siku 30.",
  "privacy.keep.short":
    "Kumbukumbu inayozuia nafasi isihifadhiwe mara mbili: saa 48. Picha ambazo upakiaji wake haukukamilika: saa 24. Picha zisizotumika tena: hadi siku 7.",
  "privacy.keep.notes": "Dokezo binafsi la mwenyeji kuhusu mteja: hadi taarifa za ziara ya mwisho zifutwe.",
  "privacy.keep.counted":
    "Msimbo uliotengenezwa kutokana na namba yako ya simu, ili mwenyeji aone wateja wangapi walirudi: miezi 25 baada ya ziara. Hauwezi kurudishwa kuwa namba, na unafutwa taarifa zako zinapofutwa kwa ombi lako.",
  "privacy.keep.blocked": "Namba za simu zilizozuiwa na mwenyeji, kama heshi: miezi 12.",
  "privacy.keep.record":
    "Kumbukumbu kuwa data ya mtu ilifutwa: namba za ndani bila jina, ili nakala rudufu ikirejeshwa isirudishe data yake.",

  "privacy.cookies.title": "Vidakuzi",
  "privacy.cookies.lead": "Tunachohifadhi kwenye kifaa chako, na kwa nini:",
  "privacy.cookies.session":
    "kidakuzi kimoja kinawaweka wenyeji wakiwa wameingia, kwa muda usiozidi siku 7, na usiozidi saa 12 bila kutumika;",
  "privacy.cookies.language": "kimoja kinakumbuka lugha uliyochagua;",
  "privacy.cookies.position": "kimoja kinakumbuka kwa dakika moja kuwa umebadilisha kitu, ili uone badiliko mara moja;",
  "privacy.cookies.choice": "kimoja kinakumbuka uamuzi wako kuhusu kuhesabu ziara, kwa siku 180;",
  "privacy.cookies.drafts":
    "unachoandika kwenye fomu kinatunzwa kwenye kifaa chako hadi ukitume, kwa muda usiozidi wiki mbili;",
  "privacy.cookies.copies":
    "tiketi ulizofungua, na nafasi za mwenyeji za siku 7 zijazo, zinatunzwa kwenye kifaa chako ili zifunguke bila mtandao. Zinafutwa unapotoka kwenye akaunti, au siku moja baada ya ziara;",
  "privacy.cookies.customer":
    "jina, namba ya simu na barua pepe yako vinatunzwa kwenye kifaa chako ukituomba tukukumbuke, hadi uondoe alama;",
  "privacy.cookies.reminders":
    "ukiwasha vikumbusho au ujumbe, tunahifadhi anwani ya huduma ya kusukuma ujumbe (push) ya kivinjari chako hadi ziara ianze au uondoe kifaa.",
  "privacy.cookies.count":
    "Tunavihitaji ili kukupa unachoomba. Tunahesabu ziara pale tu tovuti hii inapotumia uchanganuzi nawe ukikubali. Unaweza kubadilisha uamuzi wakati wowote kwenye “Vidakuzi” chini ya kila ukurasa. Hadi ukubali, hakuna kinachopakiwa kutoka kampuni nyingine.",

  "privacy.children.title": "Watoto na maudhui yaliyokatazwa",
  "privacy.children.age":
    "Kindred si kwa watoto walio chini ya miaka 13 (16 katika baadhi ya maeneo). Tukijua kuwa mtoto mdogo zaidi ametupa data, tunaifuta. Wenyeji lazima wawe na miaka 18 au zaidi.",
  "privacy.children.content":
    "Tunaondoa matangazo, picha na maandishi yanayohatarisha watoto au kuwaonyesha kingono, yanayoeneza chuki au kuvunja sheria, na tunayaripoti kwa mamlaka. Tuambie mara moja ukiona yoyote.",

  "privacy.changes.title": "Mabadiliko",
  "privacy.changes.text":
    "Tunapofanya badiliko muhimu kwenye sera hii, kwanza tunawaandikia wenyeji kwa barua pepe na kusasisha tarehe ya hapo juu. Hatutumii data uliyotupa kwa dhumuni jipya bila kukuambia.",

  "privacy.contact.title": "Mawasiliano",
  "privacy.contact.text": "{operator} anawajibika kwa data yako. Tuandikie na mtu wa timu yetu atajibu:",
});
