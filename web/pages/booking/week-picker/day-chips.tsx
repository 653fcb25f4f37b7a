import { Link, useLocation, useSearchParams } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { withQuery } from "#web/lib/with-query.ts";
import type { WeekDay } from "./week-views.ts";

export function DayChips({ days, chosen }: { days: readonly WeekDay[]; chosen: string }) {
  const t = useT("booking");
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  return (
    <nav className="day-chips" aria-label={t("time.days")}>
      {days.map(({ date, number, weekday, label, times }) => (
        <Link
          key={date}
          className="day-chips-day"
          to={withQuery(pathname, query, { date, startTime: null })}
          state={state}
          replace
          preventScrollReset
          data-none={times.length === 0 || undefined}
          aria-current={date === chosen ? "date" : undefined}
        >
          <b className="num">{number}</b>
          <span>{weekday}</span>
          <span className="sr-only">
            {times.length === 0
              ? t("time.dayWithout", { day: label })
              : t("time.dayWithTimes", { day: label, count: times.length })}
          </span>
        </Link>
      ))}
    </nav>
  );
}
