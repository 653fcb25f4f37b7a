import { useCallback, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { cellMs } from "#contract/calendar-cells.ts";
import { useT } from "#web/lib/messages.tsx";
import { useChangeStream } from "#web/lib/use-change-stream.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { gridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { Card } from "#web/ui/card.tsx";
import type { BookDraft } from "./book-draft.ts";
import { CalendarChoice } from "./calendar-choice.tsx";
import { type Asked, CalendarDialogs } from "./calendar-dialogs.tsx";
import { CalendarKey, kindsIn } from "./calendar-key.tsx";
import { CalendarProblem } from "./calendar-problem.tsx";
import { CalendarTop } from "./calendar-top.tsx";
import { ChangeNote } from "./change-note.tsx";
import { changesPath } from "./changes-path.ts";
import { DayFactsCard } from "./day-facts.tsx";
import { freeMinutes } from "./free-duration.ts";
import { freeStretch, laneOf, lanePieces } from "./lane-pieces.ts";
import type { CalendarData } from "./load-calendar.ts";
import { type DayLane, TeamDay } from "./team-day.tsx";
import { useCalendarActions } from "./use-calendar-actions.ts";
import { useCalendarFormats } from "./use-calendar-formats.ts";
import { useKeptBooking } from "./use-kept-booking.ts";
import { useNow } from "./use-now.ts";

type TeamCalendarProps = {
  readonly data: CalendarData;
  readonly failedWith: number | null;
  readonly isReadOnly: boolean;
  readonly hasSessionEnded: boolean;
};

/** The lanes do not show a change until the server has confirmed it. */
const noPendingCells = { expect: () => undefined, settle: () => undefined };

export function TeamCalendar({ data, failedWith, isReadOnly, hasSessionEnded }: TeamCalendarProps) {
  const t = useT("calendar");
  const { long, moment, clock, span } = useCalendarFormats(data.timeZone);
  const { revalidate } = useRevalidator();
  const isAlive = useHydrated();
  const [asked, setAsked] = useState<Asked | null>(null);
  const day = useMemo(() => gridDay(data.date, data.timeZone), [data.date, data.timeZone]);
  const days = useMemo(() => [day], [day]);
  const now = useNow(data.loadedAt);
  const lanes = useMemo(
    () =>
      data.calendars.map((calendar): DayLane => {
        const lane = laneOf(data, calendar.id);
        return { calendar, lane, pieces: lanePieces(day.cells, lane, { isOpen: calendar.isOpen, now }) };
      }),
    [data, day, now],
  );
  const hasHours = data.slots.some(({ byHours }) => byHours);
  const actions = useCalendarActions(data.hostId, null, noPendingCells, revalidate);
  useChangeStream(changesPath(data.hostId), () => void revalidate());
  const reopen = useCallback(
    ({ start, calendarId }: BookDraft) =>
      setAsked((open) => open ?? { kind: "book", start, when: span(start, start + cellMs), calendarId }),
    [span],
  );
  useKeptBooking(failedWith === null && !isReadOnly ? data.hostId : null, days, reopen);

  const laneWith = (calendarId: number | null) => lanes.find(({ calendar }) => calendar.id === calendarId);
  const minutesFree = (start: number, calendarId: number | null) => {
    const lane = laneWith(calendarId)?.lane;
    return freeMinutes(start, day.end, (at) => lane?.slotAt(at)?.status ?? "not-set");
  };
  const pieces = lanes.flatMap((lane) => lane.pieces);
  const free = pieces.filter(({ status }) => status === "available").reduce((sum, { cells }) => sum + cells, 0);
  return (
    <div className="team-calendar" aria-busy={!isAlive}>
      <div className="team-calendar-main">
        {hasSessionEnded ? null : <CalendarProblem problem={actions.problem} failedWith={failedWith} />}
        <ChangeNote isReadOnly={isReadOnly} />
        <CalendarTop title={long(data.date)} date={data.date} view="day" />
        <CalendarChoice calendars={data.calendars} calendarId={null} />
        <TeamDay
          day={day}
          today={data.today}
          now={now}
          lanes={lanes}
          hasHours={hasHours}
          timeZone={data.timeZone}
          onBooking={(booking) =>
            setAsked({
              kind: "booking",
              booking,
              when: span(Date.parse(booking.startTime), Date.parse(booking.endTime)),
            })
          }
          onFree={
            isReadOnly
              ? null
              : (start, calendarId) => setAsked({ kind: "book", start, when: span(start, start + cellMs), calendarId })
          }
        />
      </div>
      <div className="team-calendar-side">
        <Card pad>
          <h3>{t("calendar.key")}</h3>
          <CalendarKey look="lanes" hasHours={hasHours} kinds={kindsIn(data.slots, days)} />
        </Card>
        <DayFactsCard bookings={data.bookings} freeMinutes={(free * cellMs) / 60_000} />
      </div>
      <CalendarDialogs
        hostId={data.hostId}
        asked={asked}
        isReadOnly={isReadOnly}
        items={data.items}
        timeZone={data.timeZone}
        calendars={data.calendars}
        startWords={(start) => ({ when: moment(start), startClock: clock(start) })}
        freeMinutes={minutesFree}
        startsAround={(start, calendarId) => {
          const stretch = freeStretch(laneWith(calendarId)?.pieces ?? [], start);
          if (!stretch) return [start];
          return day.cells.map((cell) => cell.start).filter((at) => stretch.start <= at && at < stretch.end);
        }}
        onClose={() => setAsked(null)}
        onAsk={setAsked}
        onSet={null}
        onCancel={(booking, note) => void actions.cancel(booking, note)}
        onBook={actions.book}
        onMoved={() => void revalidate()}
      />
    </div>
  );
}
