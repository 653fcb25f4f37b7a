import { translationInto } from "../translation.ts";

export const devices = translationInto("hi")("devices", {
  "devices.title": "इस डिवाइस पर सूचनाएँ",
  "devices.text": "आपका फ़ोन या कंप्यूटर आपको चुनी हुई बातों की तुरंत सूचना देता है। संदेशों में नाम, फ़ोन नंबर या पते नहीं होते।",
  "devices.add": "इस डिवाइस पर चालू करें",
  "devices.this": "मुझे इस डिवाइस पर इनके बारे में बताएँ",
  "devices.nothing": "कुछ नहीं चुना",
  "devices.remove": "हटाएँ",
  "devices.removeOne": "{name} हटाएँ",
  "devices.notPossible": "यह ब्राउज़र हमारी सूचनाओं की अनुमति नहीं देता। आप सेटिंग में अनुमति दे सकते हैं।",
  "devices.unreachable": "सर्वर से संपर्क नहीं हो सका। फिर से कोशिश करें।",
  "devices.homeScreen": "iPhone पर पहले Kindred को होम स्क्रीन में जोड़ें: “शेयर” दबाएँ, फिर “होम स्क्रीन में जोड़ें”।",
  "kind.new": "नई बुकिंग",
  "kind.moved": "समय बदली हुई बुकिंग",
  "kind.cancelled": "रद्द बुकिंग",
  "kind.waiting": "प्रतीक्षा सूची में आने वाले लोग",
});
