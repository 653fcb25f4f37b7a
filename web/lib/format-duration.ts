import type { Translate } from "#messages/translate.ts";

export function formatDuration(t: Translate<"common">, minutes: number | null): string {
  if (!minutes) return t("duration.none");
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t("duration.minutes", { minutes: rest });
  return rest === 0 ? t("duration.hours", { hours }) : t("duration.hoursMinutes", { hours, minutes: rest });
}
