import { Link } from "react-router";
import type { GridWords } from "#web/ui/calendar-grid/cell-name.ts";
import type { GridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { useCalendarAddress } from "./calendar-top.tsx";

export function WeekStrip({ days, date, words }: { days: readonly GridDay[]; date: string; words: GridWords }) {
  const to = useCalendarAddress();
  return (
    <div className="week-strip">
      {days.map((day) => {
        const { number, weekday, long } = words.dayName(day.date);
        return (
          <Link
            className="week-strip-day"
            key={day.date}
            to={to({ date: day.date, view: "day" })}
            aria-current={day.date === date ? "date" : undefined}
            preventScrollReset
          >
            <span className="sr-only">{long}</span>
            <b className="num" aria-hidden="true">
              {number}
            </b>
            <span aria-hidden="true">{weekday}</span>
          </Link>
        );
      })}
    </div>
  );
}
