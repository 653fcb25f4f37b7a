import { translationInto } from "../translation.ts";

export const shareCard = translationInto("hi")("shareCard", {
  "card.brandLine": "ऑनलाइन बुक करें, वहीं भुगतान करें",
  "card.eventBrandLine": "और ऑनलाइन जानें",
  "card.withHost": "होस्ट: {host}",
  "card.priceFrom": "{price} से",
  "card.nextFree": "अगला ख़ाली समय: {when}",
  "card.post.label": "शेयर की गई पोस्ट",
  "card.site.label": "{places}",
  "card.site.name": "आपके आस-पास के सांस्कृतिक समुदाय",
  "kit.atDoor": "दरवाज़े पर {price}",
  "kit.free": "मुफ़्त",
  "kit.timeAndPlace": "{time}, {place}",
  "kit.limited": "जगहें सीमित हैं। पहले रजिस्टर करें।",
  "kit.register": "ऑनलाइन रजिस्टर करें, एक मिनट लगता है।",
  "kit.justCome": "रजिस्टर करने की ज़रूरत नहीं।",
  "kit.elsewhere": "अपनी जगह ऑनलाइन बुक करें।",
  "kit.scanToRegister": "रजिस्टर करने के लिए स्कैन करें",
  "kit.scanToRead": "और जानने के लिए स्कैन करें",
  "kit.scanToBook": "बुक करने के लिए स्कैन करें",
  "kit.orGoTo": "या यहाँ जाएँ",
  "kit.noAccount": "अकाउंट की ज़रूरत नहीं।",
});
