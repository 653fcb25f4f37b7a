import { translationInto } from "../translation.ts";

export const errors = translationInto("mt")("errors", {
  "error.unexpected.title": "Żball mhux mistenni!",
  "error.unexpected.body": "Inqala' xi ħaġa min-naħa tagħna u ħadna nota. Erġa' pprova ftit ieħor.",
  "error.unexpected.reference": "Jekk tikkuntattjana, agħtina din ir-referenza: {requestId}",
  "error.notFound.title": "Il-paġna ma nstabitx",
  "error.notFound.body":
    "Ara li l-indirizz hu miktub sew. Il-paġna tista' wkoll tkun marret f'indirizz ieħor jew tneħħiet.",
  "error.home": "Mur fil-paġna ewlenija",
  "error.contact": "Ikkuntattjana",
  "error.retry": "Erġa' pprova",
});
