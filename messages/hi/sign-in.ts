import { translationInto } from "../translation.ts";

export const signIn = translationInto("hi")("signIn", {
  "demo.title": "डेमो साइन इन",
  "demo.notice": "यह डेमो है। यहाँ पासवर्ड नहीं हैं और कोई नहीं जाँचता कि आप कौन हैं, इसलिए कुछ निजी न लिखें।",
  "demo.pick": "डेमो यूज़र के तौर पर आगे बढ़ें",
  "demo.host": "डेमो होस्ट",
  "demo.newHost": "नया डेमो होस्ट",
  "demo.teamOwner": "डेमो टीम का मालिक",
  "demo.staff": "डेमो टीम का सदस्य",
  "demo.moderator": "डेमो मॉडरेटर",
  "demo.someoneElse": "या किसी और के तौर पर आगे बढ़ें",
  "demo.email": "ईमेल",
  "demo.firstName": "पहला नाम",
  "demo.lastName": "उपनाम",
  "demo.continue": "आगे बढ़ें",
  "demo.cancel": "रहने दें",
  "demo.emailProblem": "ईमेल पता लिखें, जैसे name@example.com",
  "demo.nameProblem": "80 अक्षरों तक का पहला नाम लिखें",
  "demo.lastNameProblem": "80 अक्षरों तक का उपनाम लिखें",
});
