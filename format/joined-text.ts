import type { Locale } from "#messages/catalogue.ts";
import { directionOf } from "#messages/translate.ts";

/** Joins a day and a time that are already texts, as in "Mon 16 November, 14:30". */
export function joinDayAndTime(day: string, time: string, locale: Locale): string {
  const comma = directionOf(locale) === "rtl" && locale !== "en-XA" ? "،" : ",";
  return `${day}${comma} ${time}`;
}

/** Keeps an address or a name in its own direction in messages, where no `bdi` is possible. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
