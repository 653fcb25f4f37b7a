import { translationInto } from "../translation.ts";

export const outbox = translationInto("hi")("outbox", {
  "outbox.title": "आउटबॉक्स",
  "outbox.intro": "इस डेमो में मेल सर्वर नहीं है। ये वे ईमेल हैं जो यह भेजता, नए पहले।",
  "outbox.empty": "अभी कोई ईमेल नहीं। कुछ बुक करें, पुष्टि यहाँ दिखेगी।",
  "outbox.to": "किसे",
  "outbox.sentAt": "बनाया गया",
});
