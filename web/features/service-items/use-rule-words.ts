import { formatFullLength } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import type { RuleValues } from "./item-values.ts";

export function useRuleWords() {
  const t = useT("portal");
  const join = useJoin();
  const around = (minutes: number | null) => (minutes ? formatFullLength(t, minutes) : t("items.rules.none"));
  const words: Record<keyof RuleValues, (value: number | null) => string> = {
    minutesBefore: around,
    minutesAfter: around,
    noticeMinutes: around,
    daysAhead: (days) => (days === null ? t("items.rules.months24") : t("duration.days", { count: days })),
    mostPerDay: (most) => (most === null ? t("items.rules.noLimit") : t("items.rules.most", { count: most })),
    cancelMinutes: (minutes) =>
      minutes ? t("items.rules.before", { length: formatFullLength(t, minutes) }) : t("items.rules.untilStart"),
  };
  const span = ({ noticeMinutes, daysAhead }: RuleValues) =>
    noticeMinutes === 0
      ? t("items.rules.upTo", { ahead: words.daysAhead(daysAhead) })
      : t("items.rules.span", { notice: words.noticeMinutes(noticeMinutes), ahead: words.daysAhead(daysAhead) });
  return {
    ...words,
    span,
    summary: (rules: RuleValues) =>
      t("items.rules.summary", { span: span(rules), cancel: words.cancelMinutes(rules.cancelMinutes) }),
    /** All rules in one line, to compare two versions. */
    all: (rules: RuleValues) =>
      join(
        `${t("items.rules.minutesBefore")}: ${words.minutesBefore(rules.minutesBefore)}`,
        `${t("items.rules.minutesAfter")}: ${words.minutesAfter(rules.minutesAfter)}`,
        span(rules),
        words.mostPerDay(rules.mostPerDay),
        `${t("items.rules.cancelMinutes")}: ${words.cancelMinutes(rules.cancelMinutes)}`,
      ),
  };
}
