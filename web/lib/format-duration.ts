import type { Translate } from "#messages/translate.ts";

export function formatDuration(t: Translate<"common">, minutes: number | null): string {
  if (!minutes) return t("duration.none");
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t("duration.minutes", { minutes: rest });
  return rest === 0
    ? t("duration.hours", { count: hours })
    : t("duration.hoursMinutes", { count: hours, minutes: rest });
}

const dayMinutes = 24 * 60;

/** For example "24 hours" or "7 days". */
export function formatFullLength(t: Translate<"common">, minutes: number): string {
  if (minutes > 3 * dayMinutes && minutes % dayMinutes === 0)
    return t("duration.days", { count: minutes / dayMinutes });
  if (minutes > 0 && minutes % 60 === 0) return t("duration.fullHours", { count: minutes / 60 });
  return formatDuration(t, minutes);
}
