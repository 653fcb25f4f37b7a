import { CalendarRange, SquareMousePointer } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { cellMs } from "#contract/calendar-cells.ts";
import { useT } from "#web/lib/messages.tsx";
import { useChangeStream } from "#web/lib/use-change-stream.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Button } from "#web/ui/button.tsx";
import { gridRows } from "#web/ui/calendar-grid/grid-layout.ts";
import { gridWeek } from "#web/ui/calendar-grid/grid-time.ts";
import { useCellSelection } from "#web/ui/calendar-grid/use-cell-selection.ts";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import type { BookDraft } from "./book-draft.ts";
import { type Asked, CalendarDialogs } from "./calendar-dialogs.tsx";
import { CalendarKey, kindsIn } from "./calendar-key.tsx";
import { CalendarLayout, viewIn } from "./calendar-layout.tsx";
import { CalendarProblem } from "./calendar-problem.tsx";
import { ChangeNote } from "./change-note.tsx";
import { changesPath } from "./changes-path.ts";
import { DayFacts } from "./day-facts.tsx";
import { freeMinutes } from "./free-duration.ts";
import { type CalendarData, hasWeeklyHours } from "./load-calendar.ts";
import { RangePanel } from "./range-panel.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { type Settable, useCalendarActions } from "./use-calendar-actions.ts";
import { useCalendarCells } from "./use-calendar-cells.ts";
import { useCalendarFormats } from "./use-calendar-formats.ts";
import { useHeldWords } from "./use-held-words.ts";
import { useKeptBooking } from "./use-kept-booking.ts";
import { useNow } from "./use-now.ts";
import { useRangeDialog } from "./use-range.ts";
import { useSelecting } from "./use-selecting.ts";
import { useUndo } from "./use-undo.ts";
import { WeekCard } from "./week-card.tsx";

type OneCalendarProps = {
  readonly data: CalendarData;
  readonly failedWith: number | null;
  readonly isReadOnly: boolean;
  readonly isModerator: boolean;
  readonly hasSessionEnded: boolean;
};

export function OneCalendar({ data, failedWith, isReadOnly, isModerator, hasSessionEnded }: OneCalendarProps) {
  const t = useT("calendar");
  const { span, moment, clock } = useCalendarFormats(data.timeZone);
  const hasHours = hasWeeklyHours(data);
  const { revalidate } = useRevalidator();
  const isAlive = useHydrated();
  const isWide = useWide();
  const now = useNow(data.loadedAt);
  const days = useMemo(() => gridWeek(data.date, data.timeZone), [data.date, data.timeZone]);
  const day = days.find(({ date }) => date === data.date) ?? days[0];
  const isWeekGrid = isWide !== false && viewIn("wide", data) === "week";
  const rows = useMemo(() => gridRows(isWeekGrid || !day ? days : [day]), [isWeekGrid, days, day]);
  const cells = useCalendarCells(data, clock, { noName: t("calendar.noName"), held: useHeldWords() });
  const { statusOf } = cells;
  const canSelect = useCallback((start: number) => statusOf(start) !== "booked", [statusOf]);
  const selection = useCellSelection(rows, canSelect);
  // Each calendar has its own key, so that selections and typed text are not mixed up.
  const kept = data.calendars.length > 1 ? `${data.hostId}.${data.calendarId}` : String(data.hostId);
  const selecting = useSelecting(kept, selection, isReadOnly);
  const { isSelecting } = selecting;
  const [isRangeOpen, setIsRangeOpen] = useRangeDialog(kept);
  const [asked, setAsked] = useState<Asked | null>(null);
  const offerUndo = useUndo(data, revalidate, selecting.startButton);
  const actions = useCalendarActions(data.hostId, data.calendarId, cells, revalidate, offerUndo);
  useChangeStream(isModerator ? null : changesPath(data.hostId), () => void revalidate());

  const reopen = useCallback(
    (draft: BookDraft) => {
      if (draft.calendarId !== null && draft.calendarId !== data.calendarId) return;
      const { start } = draft;
      setAsked(
        (open) => open ?? { kind: "book", start, when: span(start, start + cellMs), calendarId: data.calendarId },
      );
    },
    [span, data.calendarId],
  );
  useKeptBooking(failedWith === null && !isReadOnly ? data.hostId : null, days, reopen);

  function onPress(start: number, withShift: boolean) {
    if (isSelecting) return selection.press(start, withShift);
    const status = statusOf(start);
    const booking = cells.bookingOf(start);
    const held = cells.heldAt(start);
    const when = span(start, start + cellMs);
    if (booking)
      setAsked({ kind: "booking", booking, when: span(Date.parse(booking.startTime), Date.parse(booking.endTime)) });
    else if (isReadOnly) return;
    else if (held) showToast(held.word, "plain");
    else if (status === "available")
      setAsked({ kind: withShift ? "block" : "book", start, when, calendarId: data.calendarId });
    else if (status === "unavailable") setAsked({ kind: "open", start, when, calendarId: data.calendarId });
    else showToast(t(hasHours ? "calendar.outsideHint" : "calendar.notSetHint"), "plain");
  }

  const isSetByHand = (start: number) => statusOf(start) !== "not-set" && !cells.isByHours(start);

  async function mark(starts: readonly number[], status: Settable) {
    selecting.stop();
    const isSet = await actions.setCells(starts, status, () => void mark(starts, status));
    if (!isSet) selecting.start(starts);
  }

  const face = {
    data,
    days,
    now,
    grid: {
      today: data.today,
      statusOf,
      isByHours: cells.isByHours,
      heldAt: cells.heldAt,
      hasHours,
      bookingAt: cells.bookingAt,
      selection,
      isSelecting,
      onPress,
    },
  };
  const range = (
    <RangePanel
      hostId={data.hostId}
      calendarId={data.calendarId}
      kept={kept}
      today={data.today}
      hasHours={hasHours}
      onChanged={() => void revalidate()}
    />
  );
  return (
    <div className="calendar" aria-busy={!isAlive} data-moderator={isModerator || undefined}>
      <div className="calendar-main">
        {hasSessionEnded ? null : <CalendarProblem problem={actions.problem} failedWith={failedWith} />}
        <ChangeNote isReadOnly={isReadOnly} />
        {isWide === false ? null : <CalendarLayout room="wide" {...face} />}
        {isWide === true ? null : <CalendarLayout room="phone" {...face} />}
      </div>
      <div className="calendar-side">
        <Card pad className="calendar-aids">
          <h3 className="calendar-only-wide">{t("calendar.key")}</h3>
          <CalendarKey
            look="grid"
            isSelecting={isSelecting}
            hasHours={hasHours}
            kinds={kindsIn(data.slots, isWeekGrid || !day ? days : [day])}
          />
          {isReadOnly || isSelecting ? null : (
            <div className="calendar-tools">
              <Button
                variant="outline"
                className="calendar-only-phone"
                icon={<CalendarRange className="icon" aria-hidden="true" />}
                onClick={() => setIsRangeOpen(true)}
              >
                {t("calendar.setRange")}
              </Button>
              <Button
                ref={selecting.startButton}
                variant="soft"
                className={viewIn("phone", data) === "week" ? "calendar-only-wide" : undefined}
                icon={<SquareMousePointer className="icon" aria-hidden="true" />}
                onClick={() => selecting.start()}
              >
                {t("calendar.change")}
              </Button>
            </div>
          )}
        </Card>
        {day && data.view === "day" && !isModerator ? (
          <DayFacts day={day} bookings={data.bookings} cells={cells} now={now} />
        ) : null}
        {isReadOnly ? null : (
          <Card pad className="calendar-only-wide">
            <h3>{t("range.title")}</h3>
            {range}
          </Card>
        )}
        {data.hours ? <WeekCard data={data} isReadOnly={isReadOnly} /> : null}
      </div>
      {isSelecting ? (
        <SelectionBar
          count={selection.selected.size}
          range={selection.range}
          onPickRange={selection.pickRange}
          canGoBack={hasHours && [...selection.selected].some(isSetByHand)}
          onDone={selecting.stop}
          onMark={(status) => void mark([...selection.selected], status)}
        />
      ) : null}
      <Dialog open={isRangeOpen} onOpenChange={setIsRangeOpen} title={t("range.title")}>
        {range}
      </Dialog>
      <CalendarDialogs
        hostId={data.hostId}
        asked={asked}
        isReadOnly={isReadOnly}
        items={data.items}
        timeZone={data.timeZone}
        calendars={data.calendars}
        startWords={(start) => ({ when: moment(start), startClock: clock(start) })}
        freeMinutes={(start) => freeMinutes(start, days.at(-1)?.end ?? start, statusOf)}
        startsAround={null}
        onClose={() => setAsked(null)}
        onAsk={setAsked}
        onSet={(start, status) => void actions.setCells([start], status)}
        onCancel={(booking, note) => void actions.cancel(booking, note)}
        onBook={actions.book}
        onMoved={() => void revalidate()}
      />
    </div>
  );
}
