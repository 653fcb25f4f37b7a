import { translationInto } from "../translation.ts";

export const privacy = translationInto("tr")("privacy", {
  "privacy.title": "Gizlilik Politikası",
  "privacy.description":
    "Kindred'in hizmet verenler, müşteriler ve ziyaretçiler hakkında hangi verileri tuttuğu, bunların ne için olduğu, kimin gördüğü, ne kadar saklandığı ve haklarınız.",
  "privacy.updated": "Son güncelleme 05/04/2025",
  "privacy.contents": "Bu sayfada",
  "privacy.binding": "Bu bir çeviridir. Bağlayıcı olan İngilizce metindir.",
  "privacy.collect.title": "Topladığımız veriler",
  "privacy.collect.lead": "Yalnızca hizmeti yürütmek için gerekeni tutarız.",
  "privacy.collect.hosts": "Hizmet verenler:",
  "privacy.collect.hosts.text":
    "hizmet veren hesabı oluştururken ad, e-posta adresi ve doğum tarihi (tarihi sizden başka kimse hiçbir zaman görmez), koşulları ne zaman kabul ettiğiniz ve bir ilana, etkinliğe veya takvime koyduğunuz her şey.",
  "privacy.collect.customers": "Müşteriler:",
  "privacy.collect.customers.text":
    "rezervasyonda verdiğiniz ad ve telefon numarası, eklemeyi seçerseniz e-posta adresiniz, neyi ne zaman ayırttığınız ve bırakırsanız yorumunuz. Hesap gerekmez. Bir hizmet veren numaranızı engellerse son 3 rakamını ve numaraya geri çevrilemeyen bir özet değerini (hash) tutarız. Hizmet veren hakkınızda özel bir not da yazabilir.",
  "privacy.collect.writers": "Bize yazanlar:",
  "privacy.collect.writers.text": "adınız, adresiniz ve mesajınız veya hesap silme talebiniz.",
  "privacy.collect.everyone": "Herkes:",
  "privacy.collect.everyone.text":
    "hizmeti güvende tutan kısa teknik kayıtlar. Ağ adreslerini yalnızca hash olarak, kötüye kullanımı önlemek için kullanırız ve asla saklamayız.",
  "privacy.collect.origin":
    "Bir ilan bir topluluğun adını taşır; bu, kişinin kökeni hakkında bir şey söyleyebilir. Hizmet verenler bunu kendileri seçer ve herkese açık olmasını kabul eder. Kimsenin kökenini okuduğundan veya ayırttığından çıkarmayız; haberlerde seçtiğiniz ülkeler saklanmaz.",
  "privacy.collect.pictures":
    "Yüklenen her resmi yeniden oluştururuz; bu, kameranın içine kaydettiği konumu ve cihazı siler.",
  "privacy.use.title": "Nasıl kullanırız",
  "privacy.use.lead": "Verileri yalnızca şu amaçlarla, her birinin hukuki dayanağıyla kullanırız:",
  "privacy.use.contract":
    "hesapları yürütmek, ilanları göstermek, rezervasyon almak ve bunlar hakkında mesaj göndermek (sözleşme);",
  "privacy.use.answer":
    "size yanıt vermek, ilanları denetlemek ve şikâyetleri ele almak (sözleşme ve yasal yükümlülük);",
  "privacy.use.safety": "kötüye kullanımı önlemek ve hizmeti çalışır tutmak (meşru menfaat);",
  "privacy.use.count": "yalnızca kabul ettiyseniz ziyaretleri saymak (rıza).",
  "privacy.use.never":
    "Profil çıkarmayız, reklam göstermeyiz, veri satmayız. Hakkınızda hiçbir karar yalnızca otomatik yollarla verilmez.",
  "privacy.share.title": "Kiminle paylaşırız",
  "privacy.share.host":
    "Rezervasyonunuz, rezervasyon yaptığınız hizmet verenle paylaşılır, başka hiçbir hizmet verenle paylaşılmaz. Rezervasyonlardan hizmet veren ve biz birlikte sorumluyuz.",
  "privacy.share.public": "Hizmet verenlerin yayımladıkları herkese açıktır. Yorumlarda ad ve bir baş harf görünür.",
  "privacy.share.suppliers":
    "Barındırma, dosya saklama, e-posta ve oturum açma tedarikçilerimiz verileri sözleşmeyle ve yalnızca talimatımızla bizim için işler.",
  "privacy.share.law": "Yetkililere yalnızca yasa gerektirdiğinde ve yalnızca gerektirdiği kadar veri veririz.",
  "privacy.transfers.title": "Uluslararası aktarımlar",
  "privacy.transfers.text":
    "Veriler Avrupa Birliği'nde tutulur. Hizmet verenler Google hesabıyla oturum açar. Tarayıcıları yalnızca o düğmeye bastıklarında Google ile iletişim kurar; Google, AB-ABD Veri Gizliliği Çerçevesi kapsamında Amerika Birleşik Devletleri'nde veri işleyebilir.",
  "privacy.transfers.others":
    "Başka bir tedarikçi Avrupa Birliği dışındaysa yeterlilik kararına veya Avrupa Komisyonu'nun standart sözleşme maddelerine dayanırız. Sayfalarımız başka şirketlerden yazı tipi veya harita yüklemez; ziyaret sayımını kabul etmedikçe betik de yüklemez.",
  "privacy.rights.title": "Haklarınız",
  "privacy.rights.lead": "İstediğiniz zaman ve ücretsiz olarak:",
  "privacy.rights.see":
    "hakkınızda tuttuğumuz verileri görebilir ve yanınızda götürebileceğiniz bir kopya alabilirsiniz; hizmet verenler hesap menüsünden indirir, müşteriler rezervasyonlarının özel bağlantısından görür;",
  "privacy.rights.correct": "düzeltebilirsiniz; hizmet verenler portalda yapar, müşteriler bize yazar;",
  "privacy.rights.erase":
    "silinmesini veya kullanımının sınırlanmasını isteyebilirsiniz; müşteriler ziyaret bitince veya iptal edilince rezervasyonlarının özel bağlantısından siler;",
  "privacy.rights.object": "meşru menfaatimize dayanan bir kullanıma itiraz edebilirsiniz;",
  "privacy.rights.withdraw": "rızanızı geri alabilirsiniz; öncesinde yaptıklarımız hukuka uygun kalır.",
  "privacy.rights.time":
    "Bir ay içinde yanıt veririz. Talep alışılmadık ölçüde karmaşıksa iki aya kadar ek süre gerekebilir; bunu ilk ay içinde bildiririz.",
  "privacy.rights.delete": "Bir hesabın silinmesi için formu kullanın:",
  "privacy.rights.delete.link": "Hesabımı sil",
  "privacy.rights.complain": "Şu kuruma da şikâyette bulunabilirsiniz: {authority}, ya da yaşadığınız yerdeki kuruma.",
  "privacy.security.title": "Güvenlik",
  "privacy.security.text":
    "Verileri aktarım sırasında şifreleriz. Erişim, ihtiyaç duyan kişilerle sınırlıdır ve kaydedilir. Özel bağlantılar uzundur ve tahmin edilemez; mekânda ödediğiniz için ödeme bilgileri bize hiç ulaşmaz.",
  "privacy.security.breach":
    "Bir ihlal insanları riske atarsa öğrendikten sonra 72 saat içinde kuruma bildirir, ilgili kişilere gecikmeden haber veririz.",
  "privacy.keep.title": "Ne kadar saklarız",
  "privacy.keep.customers":
    "Rezervasyondaki müşteri bilgileri: ziyaretten sonra 6 ay. Rezervasyon sonra bunlar olmadan kalır.",
  "privacy.keep.guests":
    "Etkinlik katılımcısı olarak adınız, telefon numaranız ve e-postanız: etkinlikten sonra 30 gün. Sonra sileriz ve yalnızca yer sayısını tutarız.",
  "privacy.keep.waiting":
    "Bekleme listesindeki adınız, telefon numaranız ve e-postanız: siz ayrılana veya seçtiğiniz son gün bitene kadar.",
  "privacy.keep.accounts":
    "Hesaplar, ilanlar ve takvimler: silmemizi isteyene kadar. 30 gün içinde yapar ve yaklaşan rezervasyonları iptal ederiz.",
  "privacy.keep.backups": "Yedekler: hesap silindikten sonra en fazla 30 gün.",
  "privacy.keep.messages":
    "Bize gelen mesajlar: 12 ay. İlan veya etkinlik bildirimleri: kapandıktan sonra 12 ay. Kimsenin onaylamadığı silme talepleri: 7 gün.",
  "privacy.keep.mails": "Gönderdiğimiz e-postalar: en fazla 30 gün. Teknik kayıtlar: 30 gün.",
  "privacy.keep.short":
    "Bir rezervasyonun iki kez yapılmasını önleyen kayıt: 48 saat. Yüklemesi hiç bitmeyen resimler: 24 saat. Artık kullanılmayan resimler: en fazla 7 gün.",
  "privacy.keep.notes": "Hizmet verenin müşteri hakkındaki özel notu: son ziyaretin bilgileri silinene kadar.",
  "privacy.keep.counted":
    "Hizmet veren kaç müşterinin geri geldiğini görsün diye telefon numaranızdan yapılan bir kod: ziyaretten sonra 25 ay. Numaraya geri çevrilemez ve bilgileriniz isteğinizle silinince silinir.",
  "privacy.keep.blocked": "Hizmet verenin engellediği numaralar, hash olarak: 12 ay.",
  "privacy.keep.record":
    "Birinin verilerinin silindiğine dair kayıt: adsız iç numaralar; geri yüklenen bir yedek verileri geri getirmesin diye.",
  "privacy.cookies.title": "Çerezler",
  "privacy.cookies.lead": "Cihazınızda neyi neden saklarız:",
  "privacy.cookies.session":
    "bir çerez hizmet verenlerin oturumunu açık tutar, en fazla 7 gün ve kullanılmadan en fazla 12 saat;",
  "privacy.cookies.language": "biri seçtiğiniz dili hatırlar;",
  "privacy.cookies.position": "biri, değişikliği hemen görmeniz için bir şey değiştirdiğinizi bir dakika hatırlar;",
  "privacy.cookies.choice": "biri ziyaret sayımı tercihinizi 180 gün hatırlar;",
  "privacy.cookies.drafts": "bir forma yazdıklarınız gönderene kadar, en fazla iki hafta cihazınızda tutulur;",
  "privacy.cookies.copies":
    "açtığınız biletler ve hizmet verenin önümüzdeki 7 güne ait rezervasyonları bağlantısız açılsın diye cihazınızda tutulur. Oturumu kapatınca veya ziyaretten bir gün sonra silinir;",
  "privacy.cookies.customer":
    "sizi hatırlamamızı isterseniz adınız, telefon numaranız ve e-posta adresiniz, siz işareti kaldırana kadar cihazınızda tutulur;",
  "privacy.cookies.reminders":
    "hatırlatma veya mesajları açarsanız tarayıcınızın push hizmetinin adresini ziyaret başlayana veya cihazı kaldırana kadar saklarız.",
  "privacy.cookies.count":
    "Bunlar istediğinizi sunmamız için gerekir. Ziyaretleri yalnızca bu site analiz kullanıyorsa ve siz kabul ederseniz sayarız. Kararınızı her sayfanın altındaki Çerez tercihleri'nden istediğiniz zaman değiştirebilirsiniz. Kabul edene kadar başka şirketten hiçbir şey yüklenmez.",
  "privacy.children.title": "Çocuklar ve yasak içerik",
  "privacy.children.age":
    "Kindred 13 yaşından küçük çocuklar için değildir (bazı bölgelerde 16). Daha küçük bir çocuğun bize veri verdiğini öğrenirsek sileriz. Hizmet verenler 18 yaşında veya daha büyük olmalıdır.",
  "privacy.children.content":
    "Çocukları tehlikeye atan veya cinselleştiren, nefret yayan veya yasayı çiğneyen ilan, resim ve metinleri kaldırır, yetkililere bildiririz. Görürseniz hemen bize yazın.",
  "privacy.changes.title": "Değişiklikler",
  "privacy.changes.text":
    "Bu politikada önemli bir değişiklik yaptığımızda önce hizmet verenlere e-posta gönderir ve yukarıdaki tarihi güncelleriz. Verdiğiniz verileri size söylemeden yeni bir amaçla kullanmayız.",
  "privacy.contact.title": "İletişim",
  "privacy.contact.text": "Verilerinizden {operator} sorumludur. Bize yazın, ekibimizden biri yanıt verir:",
});
