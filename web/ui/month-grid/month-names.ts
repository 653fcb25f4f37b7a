import { formatMonth, formatWeekday, formatWeekdayShort } from "#format/dates.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { addDays } from "#web/lib/civil-date.ts";

/** The week starts on Monday in every language. */
const aMonday = "2024-01-01";

export function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    formatMonth(`2024-${String(index + 1).padStart(2, "0")}-01`, locale, "UTC"),
  );
}

export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(aMonday, index);
    const short = formatWeekdayShort(day, locale, "UTC");
    return {
      short: languageOf(locale) === "en" ? short.slice(0, 2) : short,
      long: formatWeekday(day, locale, "UTC"),
    };
  });
}
