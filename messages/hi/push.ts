import { translationInto } from "../translation.ts";

export const push = translationInto("hi")("push", {
  "new.title": "नई बुकिंग",
  "moved.title": "बुकिंग का समय बदल गया",
  "cancelled.title": "बुकिंग रद्द हो गई",
  "waiting.title": "कोई आपकी प्रतीक्षा सूची में आया है",
  "waiting.text": "कौन है, यह देखने के लिए अपनी बुकिंग खोलें।",
  "evening.title": "आपकी बुकिंग कल {time} बजे है",
  "hours.title": "आपकी बुकिंग आज {time} बजे है",
  "reminder.text": "बुकिंग {id}। पता देखने के लिए दबाएँ।",
  "whatsapp.confirmation": "नमस्ते {name}, {venue} में आपकी बुकिंग पक्की है: {what}, {when}। देखें, समय बदलें या रद्द करें: {url}",
  "whatsapp.reminder": "नमस्ते {name}, {venue} में आपकी बुकिंग का रिमाइंडर: {what}, {when}। देखें, समय बदलें या रद्द करें: {url}",
  "whatsapp.change": "नमस्ते {name}, {venue} में आपकी बुकिंग का नया समय है: {what}, {when}। देखें, समय बदलें या रद्द करें: {url}",
  "whatsapp.offer": "नमस्ते {name}, एक समय ख़ाली हुआ है: {when}। यह {until} तक आपका है। इसे लेने या मना करने के लिए: {url}",
  "whatsapp.directions": "नमस्ते {name}, {venue} तक ऐसे पहुँचें: {address}। {map} आपकी बुकिंग, {when}: {url}",
});
