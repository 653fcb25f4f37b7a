import { translationInto } from "../translation.ts";

export const errors = translationInto("hi")("errors", {
  "error.unexpected.title": "ऐप में अचानक गड़बड़ी हुई!",
  "error.unexpected.body": "हमारी तरफ़ से कुछ गड़बड़ हुई, हमने इसे दर्ज कर लिया है। थोड़ी देर में फिर कोशिश करें।",
  "error.unexpected.reference": "हमसे संपर्क करें तो यह संदर्भ बताएँ: {requestId}",
  "error.notFound.title": "पेज नहीं मिला",
  "error.notFound.body": "पता जाँचें, शायद टाइपिंग की ग़लती है। हो सकता है पेज कहीं और चला गया या हटा दिया गया हो।",
  "error.home": "होम पेज पर जाएँ",
  "error.contact": "संपर्क करें",
  "error.retry": "फिर कोशिश करें",
});
