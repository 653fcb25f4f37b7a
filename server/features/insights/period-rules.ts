import { Temporal } from "temporal-polyfill";

/** All dates are those of the host's clock. */
export type Period = {
  readonly weeks: number;
  readonly from: string;
  readonly to: string;
  readonly before: { readonly from: string; readonly to: string };
};

/** Whole weeks from Monday, never the current one. */
export function periodOf(weeks: number, now: Date, timeZone: string): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const date = (weeksBack: number, days = 0) => monday.subtract({ weeks: weeksBack }).add({ days }).toString();
  return {
    weeks,
    from: date(weeks),
    to: date(0, -1),
    before: { from: date(2 * weeks), to: date(weeks, -1) },
  };
}

/** The first day of every week, or of every month that the period touches. */
export function stepsOf({ weeks, from, to }: Period): string[] {
  const first = Temporal.PlainDate.from(from);
  if (weeks <= 12) return Array.from({ length: weeks }, (_, n) => first.add({ weeks: n }).toString());
  const months = [];
  for (let month = first.with({ day: 1 }); month.toString() <= to; month = month.add({ months: 1 }))
    months.push(month.toString());
  return months;
}
