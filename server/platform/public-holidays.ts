import { countryPack } from "#contract/countries/country-packs.ts";
import { countryName } from "#contract/lists/countries.ts";
import { type Message, messagesFor } from "#messages/catalogue.ts";
import type { Language } from "#messages/languages.ts";
import { translator } from "#messages/translate.ts";

export type PublicHoliday = { readonly date: string; readonly name: string };

const known = new Map<string, Promise<readonly PublicHoliday[]>>();
/** Any visitor can ask for any year, so only these are computed and kept in memory. */
const years = { first: 2000, last: 2100 };

/** A holiday that is not in our list, such as one that is declared only once, has its English name. */
export function publicHolidays(
  country: string,
  year: number,
  language: Language = "en",
): Promise<readonly PublicHoliday[]> {
  if (year < years.first || year > years.last) return Promise.resolve([]);
  const key = `${country} ${year} ${language}`;
  const found = known.get(key) ?? computeHolidays(country, year, language);
  known.set(key, found);
  return found;
}

async function computeHolidays(country: string, year: number, language: Language): Promise<PublicHoliday[]> {
  // Loading the package takes half a second, so it is not loaded at the start.
  const { default: Holidays } = await import("date-holidays");
  const [nation = country, state = ""] = countryPack(country).holidayRegion;
  const holidays = new Holidays(nation, state, { types: ["public"], languages: ["en"] });
  const nameOf = namedIn(language);
  const inCountry = ` in ${countryName(country, "en")}`;
  return holidays.getHolidays(year).map(({ date, name }) => ({
    date: date.slice(0, 10),
    name: nameOf(name.replace(inCountry, "")),
  }));
}

const substitute = " (substitute day)";

function namedIn(language: Language): (english: string) => string {
  const messages: Readonly<Record<string, Message>> = messagesFor(language, "holidays");
  const t = translator<"holidays">(language, messagesFor(language, "holidays"));
  return (english) => {
    const name = messages[`holiday.${english.replace(substitute, "")}`];
    if (typeof name !== "string") return english;
    return english.endsWith(substitute) ? t("holiday.substitute", { name }) : name;
  };
}
