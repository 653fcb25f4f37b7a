import { translationInto } from "../translation.ts";

export const terms = translationInto("tr")("terms", {
  "terms.title": "Hizmet verenler için şartlar ve koşullar",
  "terms.description":
    "Kindred'in hizmet veya etkinlik yayımlayan herkesten istedikleri: davranış, sorumluluk, şikâyet, sorumluluğun sınırı ve değişiklikler.",
  "terms.updated": "Son güncelleme 05/04/2025",
  "terms.contents": "Bu sayfada",
  "terms.binding": "Bu bir çeviridir. Bağlayıcı olan İngilizce metindir.",
  "terms.intro":
    "Bu koşullar siz, yani hizmet veren (hizmet sunan veya etkinlik düzenleyen) ile Kindred'in işletmecisi arasındadır. Hizmet veren hesabı oluşturduğunuz andan itibaren geçerlidir.",
  "terms.conduct.title": "Hizmet verenin dürüstlüğü ve davranışı",
  "terms.conduct.text": "İnsanlar size güvendikleri için gelir. Lütfen onlara iyi davranın.",
  "terms.conduct.truth":
    "İlanınızdaki her şey doğru, güncel ve size aittir: adınız, iletişim bilgileriniz, fiyatlarınız ve resimleriniz.",
  "terms.conduct.respect":
    "Kökeni, dini, cinsiyeti, yaşı, engeli veya yönelimi ne olursa olsun her müşteriye saygılı davranırsınız.",
  "terms.conduct.law":
    "İşiniz için yasanın gerektirdiği izin, yeterlilik ve sigortalara sahipsiniz ve istendiğinde gösterirsiniz.",
  "terms.conduct.age": "18 yaşında veya daha büyüksünüz ve oturum bilgilerinizi paylaşmazsınız.",
  "terms.delivery.title": "Hizmetin sunulmasından sorumluluk",
  "terms.delivery.contract":
    "Rezervasyon, siz ve müşteri arasında bir anlaşmadır. Hizmetin veya etkinliğin gerçekleşmesinden, kalitesinden, güvenliğinden ve ilanınızdaki vaatlerden yalnızca siz sorumlusunuz.",
  "terms.delivery.calendar":
    "Takviminizi güncel tutun. Rezerve edilen saat o müşteri için ayrılmıştır. Tutamayacaksanız olabildiğince erken iptal edin ve nedenini söyleyin.",
  "terms.delivery.price":
    "Müşteriler mekânda öder. Rezervasyon sırasında gösterilen, tüm vergiler dahil fiyatı alırsınız ve yasanın gerektirdiği yerde fiş verirsiniz.",
  "terms.delivery.data":
    "Müşterinin adını, telefon numarasını ve e-posta adresini yalnızca o randevu için kullanır, başkasına vermezsiniz. Rezervasyonlarda bu verilerden siz ve işletmeci birlikte sorumlusunuz.",
  "terms.complaints.title": "Şikâyetler ve incelemeler",
  "terms.complaints.who":
    "Herkes bize bir ilanı bildirebilir. Her bildirimi inceleriz; sizden belge veya açıklama isteyebiliriz.",
  "terms.complaints.measures":
    "Şikâyet haklıysa veya ciddi bir şikâyeti incelerken ilanınızı veya hesabınızı askıya alabilir ya da kaldırabiliriz. Hangi kuralla ilgili olduğunu ve nedenini söyleriz.",
  "terms.complaints.final":
    "Şikâyet hakkındaki kararımız kesindir. Bu, mahkemeye gitme hakkı dahil yasanın size verdiği hakları elinizden almaz.",
  "terms.prohibited.title": "Yasak davranışlar",
  "terms.prohibited.lead": "Kindred'i şunlar için kullanamazsınız:",
  "terms.prohibited.illegal": "yasa dışı bir şey veya sahip olmadığınız bir ruhsatı gerektiren bir şey sunmak;",
  "terms.prohibited.deceive":
    "insanları aldatmak, dolandırmak veya yanıltmak, kendiniz hakkında yorum yazmak veya yazdırmak;",
  "terms.prohibited.hate": "taciz, tehdit veya ayrımcılık etmek, herhangi bir topluluğa karşı nefret yaymak;",
  "terms.prohibited.children": "çocukları tehlikeye atmak veya birini herhangi bir şekilde sömürmek;",
  "terms.prohibited.content": "başkasına ait veya onay vermemiş kişileri gösteren resim ya da metin yayımlamak;",
  "terms.prohibited.system":
    "başkalarının verilerini toplamak, sahte rezervasyonla takvimleri kapatmak veya hizmeti bozmak.",
  "terms.liability.title": "Sorumluluğun sınırlanması",
  "terms.liability.independent":
    "Hizmet verenler bağımsız yüklenicilerdir. Çalışanımız, temsilcimiz veya ortağımız değilsiniz ve öyleymiş gibi davranamazsınız.",
  "terms.liability.limit":
    "İnsanların sizi bulduğu platformu biz yürütürüz. Hizmetinizi biz sunmayız. Yasanın izin verdiği ölçüde, siz ve müşteri arasında olanlardan ve hizmet kullanılamadığında kaybettiğiniz gelirden sorumlu değiliz.",
  "terms.liability.law":
    "Buradaki hiçbir şey; kasıttan, ağır ihmalden veya yaşam ve sağlığa verilen zarardan doğan sorumluluk gibi, yasa gereği sınırlanamayan sorumluluğu sınırlamaz.",
  "terms.amendments.title": "Değişiklikler",
  "terms.amendments.text":
    "Bu koşulları değiştirebiliriz. Yasa veya bir tehlike daha erken davranmamızı gerektirmedikçe, değişiklik sizin için geçerli olmadan en az 15 gün önce hesabınızın e-posta adresine yazarız.",
  "terms.amendments.leave":
    "Kabul etmiyorsanız o günden önce hesabınızı kapatabilirsiniz. Sonrasında kullanmaya devam ederseniz yeni koşullar geçerli olur.",
  "terms.acceptance.title": "Kabul",
  "terms.acceptance.text":
    "Hizmet veren hesabınızı oluştururken kutuyu işaretleyerek bu koşulları kabul edersiniz. Kabul ettiğiniz sürümü ve kabul zamanını saklarız.",
  "terms.acceptance.questions": "Sorunuz mu var? Kabul etmeden önce bize yazın:",
  "terms.acceptance.link": "Bize ulaşın",
});
