import { translationInto } from "../translation.ts";

export const outbox = translationInto("tr")("outbox", {
  "outbox.title": "Giden kutusu",
  "outbox.intro": "Bu demonun e-posta sunucusu yok. Göndereceği e-postalar bunlar, en yenisi başta.",
  "outbox.empty": "Henüz e-posta yok. Bir rezervasyon yapın, onayı burada görünür.",
  "outbox.to": "Kime",
  "outbox.sentAt": "Oluşturuldu",
});
