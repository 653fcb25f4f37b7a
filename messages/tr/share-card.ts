import { translationInto } from "../translation.ts";

export const shareCard = translationInto("tr")("shareCard", {
  "card.brandLine": "Çevrim içi ayırtın, mekânda ödeyin",
  "card.eventBrandLine": "Ayrıntılar çevrim içi",
  "card.withHost": "{host} ile",
  "card.priceFrom": "{price} ve üzeri",
  "card.nextFree": "İlk boş: {when}",
  "card.post.label": "Paylaşılan gönderi",
  "card.site.label": "{places}",
  "card.site.name": "Çevrenizdeki kültürel topluluklar",
  "kit.atDoor": "kapıda {price}",
  "kit.free": "Ücretsiz",
  "kit.timeAndPlace": "{time}, {place}",
  "kit.limited": "Yerler sınırlı. Önce kaydolun.",
  "kit.register": "Çevrim içi kaydolun, bir dakika sürer.",
  "kit.justCome": "Kayıt gerekmez.",
  "kit.elsewhere": "Yerinizi çevrim içi ayırtın.",
  "kit.scanToRegister": "Kayıt için tarayın",
  "kit.scanToRead": "Bilgi için tarayın",
  "kit.scanToBook": "Rezervasyon için tarayın",
  "kit.orGoTo": "veya adrese gidin",
  "kit.noAccount": "Hesap gerekmez.",
});
