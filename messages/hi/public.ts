import { translationInto } from "../translation.ts";

export const publicPages = translationInto("hi")("public", {
  "offline.title": "आप ऑफ़लाइन हैं",
  "offline.text":
    "इस पेज को कनेक्शन चाहिए और कनेक्शन आते ही यह ख़ुद खुल जाएगा। इस डिवाइस पर खोले गए टिकट अब भी चलते हैं, और होस्ट की अगले 7 दिन की बुकिंग भी।",
  "landing.title": "अपने आस-पास के सांस्कृतिक समुदाय ढूँढें, उनसे जुड़ें और उन्हें अनुभव करें",
  "landing.description":
    "Kindred विदेश में रहने वालों को अपने शहर के सांस्कृतिक समुदाय ढूँढने, उनसे जुड़ने और उन्हें अनुभव करने में मदद करता है: समुदाय के अपने लोगों से समाचार, सेवाएँ और कार्यक्रम।",
  "landing.headline.promise": "ढूँढें, जुड़ें और अनुभव करें",
  "landing.headline.object": "अपने आस-पास के सांस्कृतिक समुदाय।",
  "landing.informed.title": "जानकारी पाते रहें",
  "landing.informed.text": "शहर में आपके समुदाय के समाचार, सब एक जगह।",
  "landing.informed.picture": "बंदरगाह के ऊपर मेज़ पर अख़बार, फ़ोन और कॉफ़ी का गिलास",
  "landing.services.title": "सेवाएँ पाएँ",
  "landing.services.text": "बाल, खाना, वकील, ट्यूटर और बहुत कुछ, समुदाय के अपने लोगों से।",
  "landing.services.picture": "चूना-पत्थर की गली में दुकानों के तीन दरवाज़े, बाल, खाने और पढ़ाई के बोर्ड के साथ",
  "landing.connected.title": "जुड़े रहें",
  "landing.connected.text": "आप जहाँ भी बसें, दुनिया भर में अपने लोगों के क़रीब रहें।",
  "landing.connected.picture": "रात में ग्लोब के चारों ओर रोशन घर, रोशनी की लड़ियों से जुड़े हुए",
  "landing.communities": "छह समुदाय, एक द्वीप",
  "landing.freeThisWeek": "इस हफ़्ते ख़ाली",
  "landing.onThisWeekend": "इस वीकेंड",
  "landing.seeAll": "सब देखें",
  "signInProblem.title": "आप साइन इन नहीं हैं",
  "signInProblem.denied": "आपने साइन इन रद्द कर दिया। कुछ नहीं बदला, आप जब चाहें साइन इन कर सकते हैं।",
  "signInProblem.expired": "साइन इन में बहुत समय लगा या यह दूसरे ब्राउज़र में खुला। फिर से शुरू करें।",
  "signInProblem.failed": "साइन इन पूरा नहीं हो सका। फिर से शुरू करें।",
  "signInProblem.no_email":
    "आपके अकाउंट ने हमें ईमेल पता नहीं दिया, और संपर्क के लिए हमें वह चाहिए। फिर से साइन इन करके अनुमति दें, या दूसरा अकाउंट इस्तेमाल करें।",
  "signInProblem.too_many": "थोड़े समय में बहुत ज़्यादा साइन इन हुए। दस मिनट रुककर फिर कोशिश करें।",
  "signInProblem.unavailable": "साइन इन सेवा अभी जवाब नहीं दे रही। कुछ मिनट में फिर कोशिश करें।",
  "signInProblem.tryAgain": "फिर कोशिश करें",
  "signInProblem.home": "होम पेज पर जाएँ",
});
