import type { Translate } from "#messages/translate.ts";

/** A length in hours and minutes, or that none is given. */
export function lengthWords(t: Translate<"calendar" | "common">, length: number | null): string {
  if (!length) return t("calendar.noDuration");
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  if (hours === 0) return t("calendar.minutes", { minutes });
  return minutes === 0 ? t("calendar.hours", { hours }) : t("calendar.hoursMinutes", { hours, minutes });
}
