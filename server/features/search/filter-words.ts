import type { TextLanguage } from "#contract/lists/text-languages.ts";

/** A day that words name: a span that the API knows, or the next such day of the week (1 is Monday). */
export type DayName = "today" | "tomorrow" | "weekend" | "week" | `weekday-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

type FilterWords = {
  /** From Monday to Sunday. */
  readonly weekdays: readonly [string, string, string, string, string, string, string];
  /**
   * Short days and other words that mean something else in another language ("mer" is the sea, "leo" a name): they count
   * only for readers of this language.
   */
  readonly ownDays: Readonly<Record<string, DayName>>;
  readonly today: string;
  readonly tomorrow: string;
  readonly weekend: string;
  readonly week: string;
  readonly near: string;
  readonly events: string;
  /** Costs nothing. */
  readonly freeOfCharge: string;
  /** Has a free time. */
  readonly available: string;
  readonly fillers: string;
};

const shortDays = (...days: readonly string[]): Record<string, DayName> =>
  Object.fromEntries(
    days.flatMap((words, n) => words.split("|").map((word) => [word, `weekday-${n + 1}` as DayName] as const)),
  );

/** Words and phrases, separated by "|"; those of one day of the week, too. */
export const filterWords: Readonly<Record<TextLanguage, FilterWords>> = {
  en: {
    weekdays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    ownDays: shortDays("mon", "tue|tues", "wed|weds", "thu|thur|thurs", "fri", "sat", "sun"),
    today: "today|tonight|this evening|this afternoon",
    tomorrow: "tomorrow",
    weekend: "weekend|this weekend",
    week: "week|this week",
    near: "near|nearby|around|near to|close to|next to|vicinity|surroundings",
    events: "events|whats on|things to do",
    freeOfCharge: "free of charge|no charge|free entry|free entrance",
    available: "available|availability",
    fillers: `the|a|an|in|at|for|of|and|or|with|me|my|i|to|on|by|from|some|any|this|next|book|booking|find|looking|want|need
      |best|good|cheap|who|speaks|speaking|open|now|home|people|area`,
  },
  mt: {
    weekdays: ["it-tnejn", "it-tlieta", "l-erbgħa", "il-ħamis", "il-ġimgħa", "is-sibt", "il-ħadd"],
    ownDays: shortDays("tnejn|tne", "tlieta|tli", "erbgħa|erb", "ħamis|ħam", "ġimgħa|ġim", "sibt|sib", "ħadd|ħad"),
    today: "llum|illum|illejla",
    tomorrow: "għada",
    weekend: "tmiem il-ġimgħa",
    week: "din il-ġimgħa",
    near: "viċin|qrib|ħdejn|madwar",
    events: "avveniment|avvenimenti|attivitajiet",
    freeOfCharge: "b'xejn|mingħajr ħlas",
    available: "disponibbli|liberu",
    fillers: "il|l|in|ir|is|ix|iz|hal|had|haz|tas|tal|ta|fi|fil|fl|f|u|ma|mal|bil|għal|għall|nhar",
  },
  es: {
    weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado|sábados", "domingo|domingos"],
    ownDays: shortDays("lun", "mar", "mié|mier", "jue", "vie", "sáb", "dom"),
    today: "hoy|esta noche|esta tarde",
    tomorrow: "mañana",
    weekend: "fin de semana|este fin de semana|finde",
    week: "semana|esta semana",
    near: "cerca|cerca de|cercano|cercana|alrededor|alrededor de|alrededores",
    events: "evento|eventos|qué hacer",
    freeOfCharge: "gratis|gratuito|gratuita|gratuitos|gratuitas",
    available: "disponible|disponibles|libre|libres",
    fillers: "el|la|los|las|de|del|en|para|por|con|un|una|y|mi|este|esta|próximo",
  },
  fr: {
    weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
    ownDays: shortDays("lun", "mar", "mer", "jeu", "ven", "sam", "dim"),
    today: "aujourd'hui|ce soir|cet après-midi",
    tomorrow: "demain",
    weekend: "week-end|ce week-end|ce weekend",
    week: "semaine|cette semaine",
    near: "près|près de|proche|proche de|autour|autour de|environs|alentours|à côté de",
    events: "événement|événements|évènement|évènements|sorties|que faire",
    freeOfCharge: "gratuit|gratuite|gratuits|gratuites",
    available: "disponible|disponibles|libre|libres",
    fillers: "le|la|les|de|des|du|d|en|à|au|pour|par|avec|un|une|et|mon|ma|sur|ce|cette|prochain",
  },
  pt: {
    weekdays: [
      "segunda-feira",
      "terça-feira|terça",
      "quarta-feira",
      "quinta-feira",
      "sexta-feira",
      "sábado|sábados",
      "domingo|domingos",
    ],
    ownDays: shortDays("segunda|seg", "ter", "quarta|qua", "quinta|qui", "sexta|sex", "sáb", "dom"),
    today: "hoje|esta noite|esta tarde",
    tomorrow: "amanhã",
    weekend: "fim de semana|este fim de semana|fim-de-semana",
    week: "esta semana",
    near: "perto|perto de|próximo de|ao redor de|arredores|em redor de",
    events: "evento|eventos|o que fazer",
    freeOfCharge: "grátis|gratuito|gratuita|gratuitos|gratuitas|de graça",
    available: "disponível|disponíveis|livre|livres",
    fillers: "o|a|os|as|de|do|da|dos|das|em|no|na|para|por|com|um|uma|e|meu|minha|neste|nesta",
  },
  tr: {
    weekdays: ["pazartesi", "salı", "çarşamba", "perşembe", "cuma", "cumartesi", "pazar günü"],
    ownDays: { ...shortDays("pzt|pts", "sal", "çar", "per", "cum", "cmt|cts", "pazar|paz") },
    today: "bugün|bu akşam|bu gece",
    tomorrow: "yarın",
    weekend: "hafta sonu|bu hafta sonu|haftasonu",
    week: "bu hafta",
    near: "yakın|yakını|yakınında|yakınlarında|civarı|civarında|etrafında|çevresinde",
    events: "etkinlik|etkinlikler|etkinlikleri",
    freeOfCharge: "ücretsiz|bedava",
    available: "müsait|uygun",
    fillers: "ve|ile|için|bir|bu|gün|günü|olan",
  },
  ar: {
    weekdays: ["الاثنين|الإثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
    ownDays: {},
    today: "اليوم|الليلة|هذا المساء",
    tomorrow: "غدا|غدًا|بكرة|بكرا",
    weekend: "عطلة نهاية الأسبوع|نهاية الأسبوع|الويكند",
    week: "هذا الأسبوع|الأسبوع",
    near: "قرب|بالقرب من|قريب من|قريب|قريبة|حول|بجانب",
    events: "فعالية|فعاليات|مناسبة|مناسبات",
    freeOfCharge: "مجاني|مجانية|مجانا|مجانًا|بالمجان",
    available: "متاح|متاحة|متوفر|متفرغ",
    fillers: "في|من|على|عند|مع|و|يوم|هذا|هذه|إلى",
  },
  hi: {
    weekdays: ["सोमवार", "मंगलवार", "बुधवार", "गुरुवार|बृहस्पतिवार", "शुक्रवार", "शनिवार", "रविवार|इतवार"],
    ownDays: shortDays("सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"),
    today: "आज|आज रात|आज शाम",
    tomorrow: "कल",
    weekend: "सप्ताहांत|वीकेंड|इस सप्ताहांत|इस वीकेंड",
    week: "इस हफ़्ते|इस सप्ताह|हफ़्ते",
    near: "पास|के पास|पास में|आसपास|आस पास|के आसपास|नजदीक|नज़दीक|निकट",
    events: "कार्यक्रम|कार्यक्रमों|आयोजन|इवेंट|इवेंट्स",
    freeOfCharge: "मुफ़्त|निःशुल्क|फ्री",
    available: "उपलब्ध|खाली|ख़ाली",
    fillers: "में|को|के|का|की|पर|और|दिन|इस|लिए|से",
  },
  ur: {
    weekdays: ["پیر|سوموار", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتے کے دن", "اتوار"],
    ownDays: { ہفتہ: "weekday-6" },
    today: "آج|آج رات|آج شام",
    tomorrow: "کل",
    weekend: "ہفتے کے آخر|ویک اینڈ|اختتام ہفتہ",
    week: "اس ہفتے",
    near: "قریب|کے قریب|پاس|کے پاس|نزدیک|آس پاس|کے آس پاس|ارد گرد",
    events: "تقریب|تقریبات|ایونٹ|ایونٹس",
    freeOfCharge: "مفت",
    available: "دستیاب|خالی|فارغ",
    fillers: "میں|کو|کے|کا|کی|پر|اور|دن|اس|لیے|سے",
  },
  sw: {
    weekdays: ["jumatatu", "jumanne", "jumatano", "alhamisi", "ijumaa", "jumamosi", "jumapili"],
    ownDays: { ...shortDays("jtt", "jnn", "jtn", "alh", "ij", "jms|jmosi", "jpl"), leo: "today" },
    today: "leo usiku|leo jioni",
    tomorrow: "kesho",
    weekend: "wikendi|mwisho wa wiki|wikiendi",
    week: "wiki hii|wiki",
    near: "karibu|karibu na|jirani|jirani na|kando ya",
    events: "tukio|matukio|hafla",
    freeOfCharge: "bure|bila malipo",
    available: "inapatikana|wanaopatikana|nafasi",
    fillers: "ya|wa|la|za|cha|katika|na|kwa|siku|hii|huko",
  },
};
