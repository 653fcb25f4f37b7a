import { translationInto } from "../translation.ts";

export const publicPages = translationInto("tr")("public", {
  "offline.title": "Çevrim dışısınız",
  "offline.text":
    "Bu sayfa bağlantı ister ve bağlantı gelince kendiliğinden yenilenir. Bu cihazda açtığınız biletler ve hizmet verenlerin önümüzdeki 7 günlük rezervasyonları yine çalışır.",
  "landing.title": "Çevrenizdeki kültürel toplulukları bulun, onlarla bağ kurun ve kültürlerini yaşayın",
  "landing.description":
    "Kindred, yurt dışında yaşayanların şehirlerindeki kültürel toplulukları bulmasına, onlarla bağ kurmasına ve kültürlerini yaşamasına yardımcı olur: topluluktan kişilerin haberleri, hizmetleri ve etkinlikleri.",
  "landing.headline.promise": "Bulun, bağ kurun, yaşayın:",
  "landing.headline.object": "çevrenizdeki kültürel topluluklar.",
  "landing.informed.title": "Haberdar olun",
  "landing.informed.text": "Topluluğunuzun şehirdeki haberleri tek yerde.",
  "landing.informed.picture": "Liman üstünde bir masada gazete, telefon ve bir bardak kahve",
  "landing.services.title": "Hizmet bulun",
  "landing.services.text": "Saç, yemek, avukat, ders ve daha fazlası, topluluğun içinden.",
  "landing.services.picture": "Kireç taşı bir sokakta saç, yemek ve ders tabelalı üç dükkân kapısı",
  "landing.connected.title": "Bağlantıda kalın",
  "landing.connected.text": "Nereye yerleşirseniz yerleşin, dünyadaki diasporanıza yakın kalın.",
  "landing.connected.picture": "Gece bir kürenin çevresinde ışık dizileriyle bağlı aydınlık evler",
  "landing.communities": "Altı topluluk, bir ada",
  "landing.freeThisWeek": "Bu hafta boş saatler",
  "landing.onThisWeekend": "Bu hafta sonu",
  "landing.seeAll": "Hepsini gör",
  "signInProblem.title": "Oturum açmadınız",
  "signInProblem.denied": "Oturum açmayı iptal ettiniz. Hiçbir şey değişmedi, istediğiniz zaman açabilirsiniz.",
  "signInProblem.expired": "Oturum açma çok uzun sürdü veya başka tarayıcıda açıldı. Lütfen baştan başlayın.",
  "signInProblem.failed": "Oturum açılamadı. Lütfen baştan başlayın.",
  "signInProblem.no_email":
    "Hesabınız bizimle e-posta adresi paylaşmadı; size ulaşmak için gerekli. Yeniden oturum açıp izin verin veya başka hesap kullanın.",
  "signInProblem.too_many": "Kısa sürede çok fazla deneme. On dakika bekleyip yeniden deneyin.",
  "signInProblem.unavailable": "Oturum açma hizmeti yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.",
  "signInProblem.tryAgain": "Yeniden dene",
  "signInProblem.home": "Ana sayfaya git",
});
