import { clockWithZone } from "./ambiguous-time.ts";

/** Day before month, as readers here expect; plain "en" is American in Intl. */
const regional = (language: string) => (language === "en" ? "en-GB" : language);

/** "3 March 2025" */
export function formatDate(instant: string, language: string, timeZone: string): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  return new Intl.DateTimeFormat(regional(language), options).format(new Date(instant));
}

/** "Sat 29 November 2025, 20:00"; "02:30 CET" where the clock shows 02:30 twice that night. */
export function formatDateTime(instant: string, language: string, timeZone: string): string {
  const at = Date.parse(instant);
  const weekday = new Intl.DateTimeFormat(regional(language), { weekday: "short", timeZone }).format(at);
  const clock = new Intl.DateTimeFormat(regional(language), { timeStyle: "short", hourCycle: "h23", timeZone });
  const time = clockWithZone(timeZone, (moment) => clock.format(moment))(at);
  return `${weekday} ${formatDate(instant, language, timeZone)}, ${time}`;
}
