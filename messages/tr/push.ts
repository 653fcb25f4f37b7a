import { translationInto } from "../translation.ts";

export const push = translationInto("tr")("push", {
  "new.title": "Yeni rezervasyon",
  "moved.title": "Rezervasyonun saati değişti",
  "cancelled.title": "Rezervasyon iptal edildi",
  "waiting.title": "Bekleme listenize biri katıldı",
  "waiting.text": "Kim olduğunu görmek için rezervasyonlarınızı açın.",
  "evening.title": "Rezervasyonunuz yarın, saat {time}",
  "hours.title": "Rezervasyonunuz bugün, saat {time}",
  "reminder.text": "Rezervasyon {id}. Adresi görmek için dokunun.",
  "whatsapp.confirmation":
    "Merhaba {name}, {venue} rezervasyonunuz onaylandı: {what}, {when}. Görmek, değiştirmek veya iptal etmek için: {url}",
  "whatsapp.reminder":
    "Merhaba {name}, {venue} rezervasyonunuzu hatırlatırız: {what}, {when}. Görmek, değiştirmek veya iptal etmek için: {url}",
  "whatsapp.change":
    "Merhaba {name}, {venue} rezervasyonunuzun yeni saati: {what}, {when}. Görmek, değiştirmek veya iptal etmek için: {url}",
  "whatsapp.offer":
    "Merhaba {name}, bir saat boşaldı: {when}. Şu zamana kadar sizin: {until}. Buradan alın veya reddedin: {url}",
  "whatsapp.directions": "Merhaba {name}, {venue} için yol tarifi: {address}. {map} Rezervasyonunuz, {when}: {url}",
  "whatsapp.title.confirmation": "Onay",
  "whatsapp.title.reminder": "Hatırlatma",
  "whatsapp.title.change": "Değişiklik",
  "whatsapp.title.directions": "Yol tarifi",
  "whatsapp.title.offer": "Teklif",
  "whatsapp.title.cancellation": "İptal",
  "whatsapp.cancellation":
    "Merhaba {name}, {venue} rezervasyonunuz iptal edildi: {what}, {when}. Görmek veya yeniden rezervasyon yapmak için: {url}",
  "whatsapp.guest.confirmation":
    "Merhaba {name}, {title} için kaydınız var: {when}. Biletinizi görmek, değiştirmek veya iptal etmek için: {url}",
  "whatsapp.guest.reminder":
    "Merhaba {name}, {title} etkinliğini hatırlatırız: {when}. Biletinizi görmek, değiştirmek veya iptal etmek için: {url}",
  "whatsapp.guest.change":
    "Merhaba {name}, {title} değişti. Yeni bilgiler: {when}, {address}. Biletinizi görmek, değiştirmek veya iptal etmek için: {url}",
  "whatsapp.guest.directions": "Merhaba {name}, {title} için yol tarifi: {address}. {map} Biletiniz, {when}: {url}",
  "whatsapp.guest.offer":
    "Merhaba {name}, {title} ({when}) için istediğiniz yerler açıldı. Şu zamana kadar sizin: {until}. Buradan alın veya reddedin: {url}",
  "whatsapp.guest.cancellation": "Merhaba {name}, üzgünüz: {title}, {when}, iptal edildi. {url}",
});
