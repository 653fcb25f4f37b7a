import { translationInto } from "../translation.ts";

export const devices = translationInto("tr")("devices", {
  "devices.title": "Bu cihazda bildirimler",
  "devices.text":
    "Telefonunuz veya bilgisayarınız burada seçtiklerinizi hemen bildirir. Mesajlarda ad, telefon numarası veya adres olmaz.",
  "devices.add": "Bu cihazda aç",
  "devices.this": "Bu cihazda bildir",
  "devices.nothing": "Seçim yok",
  "devices.remove": "Kaldır",
  "devices.removeOne": "Kaldır: {name}",
  "devices.notPossible": "Bu tarayıcı bildirimlerimize izin vermiyor. Ayarlarından izin verebilirsiniz.",
  "devices.unreachable": "Sunucuya ulaşamadık. Lütfen yeniden deneyin.",
  "devices.homeScreen": "iPhone'da önce Kindred'i ana ekrana ekleyin: Paylaş'a, sonra Ana Ekrana Ekle'ye basın.",
  "kind.new": "Yeni rezervasyonlar",
  "kind.moved": "Saati değişen rezervasyonlar",
  "kind.cancelled": "İptal edilen rezervasyonlar",
  "kind.waiting": "Bekleme listesine katılanlar",
});
