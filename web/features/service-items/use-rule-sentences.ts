import { cellMs } from "#contract/calendar-cells.ts";
import { formatDateShort, formatDayShort } from "#format/dates.ts";
import { formatTime } from "#format/times.ts";
import { addDays } from "#web/lib/civil-date.ts";
import { formatFullLength } from "#web/lib/format-duration.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { instantOf, localDateOf } from "#web/lib/zoned-time.ts";
import { lastBookableDay, type RuleValues } from "./item-values.ts";

const minuteMs = 60_000;
const exampleDaysAhead = 7;

/** What the chosen rules mean at the time `now`, in whole sentences. */
export function useRuleSentences(now: number) {
  const t = useT("portal");
  const locale = useLocale();
  const { timeZone } = useHostPlace();
  const dateOf = (at: number) => localDateOf(new Date(at).toISOString(), timeZone);
  const today = dateOf(now);
  const moment = (at: number) => {
    const time = formatTime(at, locale, timeZone);
    return dateOf(at) === today
      ? t("items.rules.todayAt", { time })
      : t("items.rules.dayAt", { day: formatDayShort(at, locale, timeZone), time });
  };
  return {
    when({ noticeMinutes, daysAhead, mostPerDay }: RuleValues): string {
      const first = Math.ceil((now + noticeMinutes * minuteMs) / cellMs) * cellMs;
      const last = lastBookableDay(today, daysAhead);
      return [
        noticeMinutes === 0
          ? t("items.rules.untilAnyTime")
          : t("items.rules.untilNotice", { notice: formatFullLength(t, noticeMinutes) }),
        t("items.rules.now", { first: moment(first), last: formatDateShort(last, locale, "UTC") }),
        ...(mostPerDay === null ? [] : [t("items.rules.mostNote", { count: mostPerDay })]),
        t("items.rules.ownNote"),
      ].join(" ");
    },
    cancelling({ cancelMinutes }: RuleValues): string {
      const visit = Date.parse(instantOf(`${addDays(today, exampleDaysAhead)}T13:00`, timeZone) ?? "");
      return t("items.rules.cancelExample", { day: moment(visit), until: moment(visit - cancelMinutes * minuteMs) });
    },
  };
}
