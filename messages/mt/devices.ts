import { translationInto } from "../translation.ts";

export const devices = translationInto("mt")("devices", {
  "devices.title": "Notifiki fuq dan l-apparat",
  "devices.text":
    "Il-mowbajl jew il-kompjuter jgħidlek mill-ewwel b'dak li tagħżel hawn. Fil-messaġġi m'hemmx ismijiet, numri tat-telefon jew indirizzi.",
  "devices.add": "Ixgħel fuq dan l-apparat",
  "devices.this": "Għarrafni fuq dan l-apparat dwar",
  "devices.nothing": "Ma għażilt xejn",
  "devices.remove": "Neħħi",
  "devices.removeOne": "Neħħi {name}",
  "devices.notPossible":
    "Dan il-browser ma jippermettix notifiki mingħandna. Tista' tippermettihom fis-settings tiegħu.",
  "devices.unreachable": "Ma stajniex nilħqu s-server. Erġa' pprova.",
  "devices.homeScreen": "Fuq iPhone, l-ewwel żid Kindred mal-home screen: agħfas Share, imbagħad Add to Home Screen.",
  "kind.new": "Bookings ġodda",
  "kind.moved": "Bookings b'ħin ġdid",
  "kind.cancelled": "Bookings ikkanċellati",
  "kind.waiting": "Nies li jidħlu fil-lista ta' stennija",
});
