import type { Translate } from "#messages/translate.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export function relativeTime(
  at: number,
  now: number,
  t: Translate<"stories">,
  fullDate: (at: number) => string,
): string {
  const age = now - at;
  if (age < minute) return t("news.now");
  if (age < hour) return t("news.minutes", { count: Math.floor(age / minute) });
  if (age < day) return t("news.hours", { count: Math.floor(age / hour) });
  const days = Math.floor(age / day);
  return days <= 7 ? t("news.days", { count: days }) : fullDate(at);
}
