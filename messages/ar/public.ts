import { translationInto } from "../translation.ts";

export const publicPages = translationInto("ar")("public", {
  "offline.title": "لا يوجد اتصال بالإنترنت",
  "offline.text":
    "تحتاج هذه الصفحة إلى اتصال، وتُحمَّل تلقائيًا حالما يعود. التذاكر التي فتحتها على هذا الجهاز لا تزال تعمل، وكذلك حجوزات المضيف للأيام الـ7 القادمة.",
  "landing.title": "اعثر على الجاليات الثقافية من حولك وتواصل معها وعِش أجواءها",
  "landing.description":
    "يساعد Kindred المقيمين في الغربة على العثور على الجاليات الثقافية في مدينتهم والتواصل معها وعيش أجوائها: أخبار وخدمات وفعاليات من أبناء الجالية.",
  "landing.headline.promise": "ابحث وتواصل وعِش أجواء",
  "landing.headline.object": "الجاليات الثقافية من حولك.",
  "landing.informed.title": "ابقَ على اطّلاع",
  "landing.informed.text": "أخبار جاليتك في المدينة، كلها في مكان واحد.",
  "landing.informed.picture": "جريدة وهاتف وكأس قهوة على طاولة تطلّ على الميناء",
  "landing.services.title": "خدمات قريبة منك",
  "landing.services.text": "شعر وطعام ومحامون ومدرّسون وغير ذلك، من أبناء الجالية.",
  "landing.services.picture": "ثلاثة أبواب محالّ في شارع من الحجر الجيري، عليها لافتات للشعر والطعام والدروس",
  "landing.connected.title": "ابقَ على تواصل",
  "landing.connected.text": "ابقَ قريبًا من أبناء جاليتك حول العالم، أينما استقررت.",
  "landing.connected.picture": "بيوت مضاءة حول كرة أرضية ليلًا، تصل بينها حبال من الأضواء",
  "landing.communities": "ست جاليات، جزيرة واحدة",
  "landing.freeThisWeek": "متاح هذا الأسبوع",
  "landing.onThisWeekend": "في نهاية هذا الأسبوع",
  "landing.seeAll": "عرض الكل",
  "signInProblem.title": "لم يتم تسجيل دخولك",
  "signInProblem.denied": "ألغيت تسجيل الدخول. لم يتغيّر شيء، ويمكنك تسجيل الدخول متى شئت.",
  "signInProblem.expired": "استغرق تسجيل الدخول وقتًا طويلًا أو فُتح في متصفح آخر. ابدأ من جديد.",
  "signInProblem.failed": "تعذّر إكمال تسجيل الدخول. ابدأ من جديد.",
  "signInProblem.no_email":
    "لم يشارك حسابك عنوان بريد إلكتروني معنا، ونحن نحتاج إليه للتواصل معك. سجّل الدخول مرة أخرى واسمح بذلك، أو استخدم حسابًا آخر.",
  "signInProblem.too_many": "محاولات دخول كثيرة في وقت قصير. انتظر عشر دقائق ثم حاول مرة أخرى.",
  "signInProblem.unavailable": "خدمة تسجيل الدخول لا تستجيب الآن. حاول مرة أخرى بعد بضع دقائق.",
  "signInProblem.tryAgain": "إعادة المحاولة",
  "signInProblem.home": "إلى الصفحة الرئيسية",
});
