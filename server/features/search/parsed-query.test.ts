import { expect, test } from "vitest";
import { citiesIn } from "#contract/countries/country-packs.ts";
import { parseQuery } from "./parsed-query-rules.ts";

const parse = (text: string, language = "en") => {
  const { terms, city, ...rest } = parseQuery(text, language, citiesIn("MT"));
  return { ...rest, words: terms.map(({ words }) => words.join(" ")), city: city?.slug ?? null };
};

test.for([
  ["en", "braids saturday", "weekday-6"],
  ["en", "braids on sat", "weekday-6"],
  ["en", "Saturdays braids", "weekday-6"],
  ["en", "braids this weekend", "weekend"],
  ["en", "braids tonight", "today"],
  ["mt", "braids is-Sibt", "weekday-6"],
  ["mt", "braids il-Ġimgħa", "weekday-5"],
  ["mt", "braids għada", "tomorrow"],
  ["es", "braids el sábado", "weekday-6"],
  ["es", "braids sáb", "weekday-6"],
  ["es", "braids este fin de semana", "weekend"],
  ["fr", "braids le samedi", "weekday-6"],
  ["fr", "braids mer", "weekday-3"],
  ["fr", "braids aujourd’hui", "today"],
  ["pt", "braids na sexta-feira", "weekday-5"],
  ["pt", "braids sex", "weekday-5"],
  ["pt", "braids amanhã", "tomorrow"],
  ["tr", "braids cumartesi günü", "weekday-6"],
  ["tr", "braids cmt", "weekday-6"],
  ["tr", "braids yarın", "tomorrow"],
  ["ar", "braids يوم السبت", "weekday-6"],
  ["ar", "braids غدًا", "tomorrow"],
  ["hi", "braids शनिवार को", "weekday-6"],
  ["hi", "braids शनि", "weekday-6"],
  ["hi", "braids कल", "tomorrow"],
  ["ur", "braids جمعہ کو", "weekday-5"],
  ["ur", "braids ہفتہ", "weekday-6"],
  ["sw", "braids jumamosi", "weekday-6"],
  ["sw", "braids leo", "today"],
  ["sw", "braids kesho", "tomorrow"],
] as const)("%s: %j names %s", ([language, text, day]) => {
  expect(parse(text, language)).toMatchObject({ words: ["braids"], day, text: "braids" });
});

test("a short day of another language is a word like any other", () => {
  expect(parse("mer du sud", "en")).toMatchObject({ day: null, words: ["mer", "sud"] });
  expect(parse("leo barber", "en")).toMatchObject({ day: null, words: ["leo", "barber"] });
  expect(parse("braids sat", "sw")).toMatchObject({ day: "weekday-6" });
});

test.for([
  ["en", "near gzira braids"],
  ["en", "braids around Il-Gżira"],
  ["en", "braids close to the Gzira"],
  ["mt", "braids viċin il-Gżira"],
  ["es", "braids cerca de Gżira"],
  ["fr", "braids près de Gzira"],
  ["pt", "braids perto de Gzira"],
  ["tr", "Gzira yakınında braids"],
  ["ar", "braids بالقرب من Gzira"],
  ["hi", "Gzira के पास braids"],
  ["ur", "Gzira کے قریب braids"],
  ["sw", "braids karibu na Gzira"],
  ["en", "braids near gzria"],
] as const)("%s: %j is near Il-Gżira", ([language, text]) => {
  expect(parse(text, language)).toMatchObject({ words: ["braids"], city: "il-gzira", isNear: true, text: "braids" });
});

test("without a word such as near, the name of a city is searched for, too", () => {
  expect(parse("braids st julian's")).toMatchObject({
    words: ["braids", "st julians"],
    city: "san-giljan",
    text: "braids",
  });
  expect(parse("hal qormi")).toMatchObject({ words: ["qormi"], city: "hal-qormi", isNear: false, text: "" });
  expect(parse("braids near me")).toMatchObject({ words: ["braids"], city: null, isNear: false });
});

test.for([
  ["en", "salsa events"],
  ["en", "salsa event"],
  ["mt", "avvenimenti salsa"],
  ["es", "eventos de salsa"],
  ["fr", "événements salsa"],
  ["pt", "eventos de salsa"],
  ["tr", "salsa etkinlikleri"],
  ["ar", "فعاليات salsa"],
  ["hi", "salsa कार्यक्रम"],
  ["ur", "salsa تقریبات"],
  ["sw", "matukio ya salsa"],
] as const)("%s: %j finds events only", ([language, text]) => {
  expect(parse(text, language)).toMatchObject({ words: ["salsa"], isEvents: true, isFreeOfCharge: false });
});

test.for([
  ["en", "free events"],
  ["mt", "avvenimenti b’xejn"],
  ["es", "eventos gratis"],
  ["fr", "événements gratuits"],
  ["pt", "eventos grátis"],
  ["tr", "ücretsiz etkinlikler"],
  ["ar", "فعاليات مجانية"],
  ["hi", "मुफ़्त कार्यक्रम"],
  ["ur", "مفت تقریبات"],
  ["sw", "matukio bure"],
] as const)("%s: %j cost nothing", ([language, text]) => {
  expect(parse(text, language)).toMatchObject({ words: [], isEvents: true, isFreeOfCharge: true, day: null, text: "" });
});

test("free means a free time for services, and no price for what takes place", () => {
  expect(parse("braids free on saturday")).toMatchObject({
    day: "weekday-6",
    isFreeOfCharge: false,
    words: ["braids"],
  });
  expect(parse("braids available")).toMatchObject({ day: "week", isFreeOfCharge: false, words: ["braids"] });
  expect(parse("free concert")).toMatchObject({ day: null, isFreeOfCharge: true, words: ["concert"] });
});

test("words of a phrase or of a service stay words", () => {
  expect(parse("event catering")).toMatchObject({ isEvents: false, words: ["event", "catering"] });
  expect(parse("home cooking")).toMatchObject({ words: ["home cooking"] });
  expect(parse("the")).toMatchObject({ words: ["the"], text: "the" });
});
