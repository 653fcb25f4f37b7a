import { translationInto } from "../translation.ts";

export const publicPages = translationInto("ur")("public", {
  "offline.title": "آپ آف لائن ہیں",
  "offline.text":
    "اس صفحے کو کنکشن چاہیے اور کنکشن آتے ہی یہ خود کھل جائے گا۔ اس ڈیوائس پر کھولے گئے ٹکٹ اب بھی چلتے ہیں، اور میزبان کی اگلے 7 دن کی بکنگز بھی۔",
  "landing.title": "اپنے آس پاس کی ثقافتی کمیونٹیز ڈھونڈیں، ان سے جڑیں اور ان کا تجربہ کریں",
  "landing.description":
    "Kindred بیرون ملک رہنے والوں کی مدد کرتا ہے کہ وہ اپنے شہر میں ثقافتی کمیونٹیز ڈھونڈیں، ان سے جڑیں اور ان کا تجربہ کریں: کمیونٹی کے اپنے لوگوں سے خبریں، سروسز اور تقریبات۔",
  "landing.headline.promise": "ڈھونڈیں، جڑیں اور تجربہ کریں",
  "landing.headline.object": "اپنے آس پاس کی ثقافتی کمیونٹیز۔",
  "landing.informed.title": "باخبر رہیں",
  "landing.informed.text": "شہر میں آپ کی کمیونٹی کی خبریں، سب ایک جگہ۔",
  "landing.informed.picture": "بندرگاہ کے اوپر میز پر اخبار، فون اور کافی کا گلاس",
  "landing.services.title": "سروسز پائیں",
  "landing.services.text": "بال، کھانا، وکیل، ٹیوٹر اور بہت کچھ، کمیونٹی کے اپنے لوگوں سے۔",
  "landing.services.picture": "چونے کے پتھر کی گلی میں دکانوں کے تین دروازے، بال، کھانے اور اسباق کے بورڈ کے ساتھ",
  "landing.connected.title": "جڑے رہیں",
  "landing.connected.text": "آپ جہاں بھی بسیں، دنیا بھر میں اپنے لوگوں کے قریب رہیں۔",
  "landing.connected.picture": "رات میں کرۂ ارض کے گرد روشن گھر، روشنیوں کی لڑیوں سے جڑے ہوئے",
  "landing.communities": "چھ کمیونٹیز، ایک جزیرہ",
  "landing.freeThisWeek": "اس ہفتے خالی",
  "landing.onThisWeekend": "اس ویک اینڈ پر",
  "landing.seeAll": "سب دیکھیں",
  "signInProblem.title": "آپ سائن اِن نہیں ہیں",
  "signInProblem.denied": "آپ نے سائن اِن منسوخ کر دیا۔ کچھ نہیں بدلا، آپ جب چاہیں سائن اِن کر سکتے ہیں۔",
  "signInProblem.expired": "سائن اِن میں زیادہ وقت لگا یا یہ دوسرے براؤزر میں کھلا۔ دوبارہ شروع کریں۔",
  "signInProblem.failed": "سائن اِن مکمل نہیں ہو سکا۔ دوبارہ شروع کریں۔",
  "signInProblem.no_email":
    "آپ کے اکاؤنٹ نے ہمیں ای میل ایڈریس نہیں دیا، اور رابطے کے لیے ہمیں اس کی ضرورت ہے۔ دوبارہ سائن اِن کر کے اجازت دیں، یا دوسرا اکاؤنٹ استعمال کریں۔",
  "signInProblem.too_many": "تھوڑے وقت میں بہت زیادہ سائن اِن ہوئے۔ دس منٹ انتظار کر کے دوبارہ کوشش کریں۔",
  "signInProblem.unavailable": "سائن اِن سروس ابھی جواب نہیں دے رہی۔ چند منٹ میں دوبارہ کوشش کریں۔",
  "signInProblem.tryAgain": "دوبارہ کوشش کریں",
  "signInProblem.home": "ہوم پیج پر جائیں",
});
