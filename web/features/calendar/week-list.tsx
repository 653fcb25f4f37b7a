import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import type { GridWords } from "#web/ui/calendar-grid/cell-name.ts";
import type { GridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { useCalendarAddress } from "./calendar-top.tsx";
import { type DayCells, daySummary } from "./day-summary.ts";

type WeekListProps = {
  readonly days: readonly GridDay[];
  readonly words: GridWords;
  readonly today: string;
  readonly now: number;
  readonly cells: DayCells;
};

export function WeekList({ days, words, today, now, cells }: WeekListProps) {
  return (
    <ol className="card week-list">
      {days.map((day) => (
        <WeekListDay
          key={day.date}
          day={day}
          name={words.dayName(day.date).long}
          isToday={day.date === today}
          now={now}
          cells={cells}
        />
      ))}
    </ol>
  );
}

type WeekListDayProps = {
  readonly day: GridDay;
  readonly name: string;
  readonly isToday: boolean;
  readonly now: number;
  readonly cells: DayCells;
};

function WeekListDay({ day, name, isToday, now, cells }: WeekListDayProps) {
  const t = useT("calendar");
  const to = useCalendarAddress();
  const { bookings, freeMinutes, isSet } = daySummary(day, cells, now);
  const free =
    freeMinutes > 0 ? t("calendar.free", { time: formatDuration(t, freeMinutes) }) : t("calendar.nothingFree");
  return (
    <li className="week-list-day" data-today={isToday || undefined}>
      <div className="week-list-head">
        <h3>
          <Link to={to({ date: day.date, view: "day" })} aria-current={isToday ? "date" : undefined}>
            {name}
          </Link>
        </h3>
        <span className="week-list-sum">{isSet ? free : t("calendar.notSet")}</span>
        <ChevronRight className="icon flip" aria-hidden="true" />
      </div>
      {bookings.length === 0 ? null : (
        <ul>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <span className="num">
                <bdi dir="ltr">{booking.time}</bdi>
              </span>
              <span>
                <b>
                  <bdi>{booking.title}</bdi>
                </b>
                <span>
                  <bdi>{booking.who}</bdi>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
