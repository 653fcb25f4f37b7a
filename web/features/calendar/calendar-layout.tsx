import { useMemo } from "react";
import { defined } from "#web/lib/defined.ts";
import { useT } from "#web/lib/messages.tsx";
import { DayGrid } from "#web/ui/calendar-grid/day-grid.tsx";
import { gridRows } from "#web/ui/calendar-grid/grid-layout.ts";
import type { GridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { type GridProps, WeekGrid } from "#web/ui/calendar-grid/week-grid.tsx";
import { CalendarChoice } from "./calendar-choice.tsx";
import { CalendarTop } from "./calendar-top.tsx";
import type { CalendarData, CalendarView } from "./load-calendar.ts";
import { useCalendarFormats } from "./use-calendar-formats.ts";
import { WeekList } from "./week-list.tsx";
import { WeekStrip } from "./week-strip.tsx";

type Room = "wide" | "phone";

type CalendarFaceProps = {
  readonly room: Room;
  readonly data: CalendarData;
  readonly days: readonly GridDay[];
  readonly grid: GridProps;
  readonly now: number;
};

export function viewIn(room: Room, { view }: Pick<CalendarData, "view">): CalendarView {
  return view ?? (room === "wide" ? "week" : "day");
}

/** The server does not know the window size, so it renders both layouts and CSS hides one. */
export function CalendarLayout({ room, data, days, grid, now }: CalendarFaceProps) {
  const t = useT("calendar");
  const { words, week, long } = useCalendarFormats(data.timeZone, grid.hasHours);
  const view = viewIn(room, data);
  const day = days.find(({ date }) => date === data.date) ?? defined(days[0]);
  const shown = useMemo(() => (view === "week" ? days : [day]), [view, days, day]);
  const rows = useMemo(() => gridRows(shown), [shown]);
  const [first, last] = [days[0]?.date ?? data.date, days.at(-1)?.date ?? data.date];
  const named = {
    ...words,
    grid:
      view === "week" ? t("calendar.gridWeek", { date: long(first) }) : t("calendar.gridDay", { date: long(day.date) }),
  };
  return (
    <div className="calendar-face" data-room={room}>
      <CalendarTop title={view === "week" ? week(first, last) : long(data.date)} date={data.date} view={view} />
      <CalendarChoice calendars={data.calendars} calendarId={data.calendarId} />
      {view === "day" ? <WeekStrip days={days} date={data.date} words={words} /> : null}
      {room === "wide" ? (
        <WeekGrid days={shown} rows={rows} words={named} {...grid} />
      ) : view === "day" ? (
        <DayGrid key={day.date} day={day} words={named} {...grid} />
      ) : (
        <WeekList days={days} words={words} today={data.today} now={now} cells={grid} />
      )}
    </div>
  );
}
