import { translationInto } from "../translation.ts";

export const devices = translationInto("ur")("devices", {
  "devices.title": "اس ڈیوائس پر اطلاعات",
  "devices.text":
    "آپ جو یہاں چنیں، آپ کا فون یا کمپیوٹر اس کی فوراً خبر دیتا ہے۔ پیغامات میں نام، فون نمبر یا پتے نہیں ہوتے۔",
  "devices.add": "اس ڈیوائس پر آن کریں",
  "devices.this": "اس ڈیوائس پر مجھے بتائیں",
  "devices.nothing": "کچھ نہیں چنا",
  "devices.remove": "ہٹائیں",
  "devices.removeOne": "{name} ہٹائیں",
  "devices.notPossible": "یہ براؤزر ہماری اطلاعات کی اجازت نہیں دیتا۔ آپ اس کی سیٹنگز میں اجازت دے سکتے ہیں۔",
  "devices.unreachable": "سرور سے رابطہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔",
  "devices.homeScreen": "iPhone پر پہلے Kindred کو ہوم اسکرین پر لائیں: ”شیئر“ دبائیں، پھر ”ہوم اسکرین میں شامل کریں“۔",
  "kind.new": "نئی بکنگز",
  "kind.moved": "نئے وقت والی بکنگز",
  "kind.cancelled": "منسوخ بکنگز",
  "kind.waiting": "انتظار کی فہرست میں آنے والے لوگ",
});
