const months = [
  "Jannar",
  "Frar",
  "Marzu",
  "April",
  "Mejju",
  "Ġunju",
  "Lulju",
  "Awwissu",
  "Settembru",
  "Ottubru",
  "Novembru",
  "Diċembru",
];
const weekdays = ["Il-Ħadd", "It-Tnejn", "It-Tlieta", "L-Erbgħa", "Il-Ħamis", "Il-Ġimgħa", "Is-Sibt"];
const englishMonths = "JanFebMarAprMayJunJulAugSepOctNovDec";
const englishWeekdays = "SunMonTueWedThuFriSat";

const swahiliWeekdays: Readonly<Record<string, string>> = {
  Jumapili: "Jpl",
  Jumatatu: "Jtat",
  Jumanne: "Jnne",
  Jumatano: "Jtan",
  Alhamisi: "Alh",
  Ijumaa: "Ijm",
  Jumamosi: "Jmos",
};
const arabicArticle = /^ال/;

/** Intl's short names in Arabic and Swahili are the whole words. In a narrow column, Arabic leaves out the article. */
export function narrowWeekday(name: string): string {
  return swahiliWeekdays[name] ?? name.replace(arabicArticle, "");
}

/** Chrome's Intl lacks the language mt, so server and browser translate the names in a British English date. */
export function withOwnNames(britishDate: string): string {
  return britishDate
    .replace(/[A-Z][a-z]{2,}/g, (name) => ownName(name) ?? name)
    .replace(/(\d) (?=\p{Lu}\p{L}{3})/u, "$1 ta' ");
}

function ownName(english: string): string | undefined {
  const start = english.slice(0, 3);
  const isShort = (english.length === 3 && english !== "May") || english === "Sept";
  const weekday = weekdays[englishWeekdays.indexOf(start) / 3];
  if (weekday) return isShort ? weekday.slice(weekday.indexOf("-") + 1).slice(0, 3) : weekday;
  const month = months[englishMonths.indexOf(start) / 3];
  return isShort ? month?.slice(0, 3) : month;
}
