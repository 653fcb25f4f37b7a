import { useRef } from "react";
import { defined } from "#web/lib/defined.ts";
import { useDirection } from "#web/lib/direction.ts";
import type { GridBooking } from "./booking-block.tsx";
import { Cell } from "./cell.tsx";
import { cellName, type GridWords } from "./cell-name.ts";
import { cellAfterKey } from "./grid-keyboard.ts";
import { type CellStatus, type GridRow, startsRun } from "./grid-layout.ts";
import type { GridCell, GridDay } from "./grid-time.ts";
import type { HeldTime } from "./held-time.tsx";
import { NowLine } from "./now-line.tsx";
import type { CellSelection } from "./use-cell-selection.ts";
import { useGridEvents } from "./use-grid-events.ts";
import { useInitialScroll } from "./use-initial-scroll.ts";
import { useRovingCell } from "./use-roving-cell.ts";

export type GridProps = {
  readonly today: string;
  readonly statusOf: (start: number) => CellStatus;
  /** True if the cell is available by the opening hours and not set by hand. */
  readonly isByHours: (start: number) => boolean;
  /** Null for visits and time that is not held. */
  readonly heldAt: (start: number) => HeldTime | null;
  /** With opening hours, cells that are not set are outside of them. */
  readonly hasHours: boolean;
  readonly bookingAt: (start: number) => GridBooking | undefined;
  readonly selection: CellSelection;
  readonly isSelecting: boolean;
  readonly onPress: (start: number, withShift: boolean) => void;
};

export function WeekGrid(props: GridProps & { days: readonly GridDay[]; rows: readonly GridRow[]; words: GridWords }) {
  const { days, rows, words, selection } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const direction = useDirection();
  const { focusable, moveTo } = useRovingCell(scroller, rows, props.statusOf);
  useInitialScroll(scroller, rows, props.statusOf);
  useGridEvents(scroller, {
    onPress: props.onPress,
    onKey(from, event) {
      const to = cellAfterKey(rows, from, event.key, direction);
      if (to === null) return;
      event.preventDefault();
      moveTo(to);
      if (props.isSelecting && event.shiftKey) selection.selectTo(to);
    },
    ...(props.isSelecting ? selection.pointer : {}),
  });
  return (
    <div className="week-grid-scroll" ref={scroller}>
      <div className="week-grid-sheet" data-days={days.length}>
        <table
          className="week-grid"
          aria-label={words.grid}
          data-selecting={props.isSelecting || undefined}
          data-hours={props.hasHours || undefined}
        >
          <thead>
            <tr>
              <td className="week-grid-head" />
              {days.map(({ date }) => (
                <DayHead key={date} date={date} isToday={date === props.today} words={words} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, n) => (
              <tr key={row.key}>
                <th scope="row" className="week-grid-hour num" data-key={row.key}>
                  <span className={row.time.endsWith(":00") ? undefined : "sr-only"}>{row.time}</span>
                </th>
                {row.cells.map((cell, column) => (
                  <td key={days[column]?.date}>
                    {cell ? (
                      <WeekCell
                        cell={cell}
                        day={defined(days[column])}
                        row={n}
                        isFocusable={focusable === cell.start}
                        {...props}
                      />
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <NowLine days={days} today={props.today} />
      </div>
    </div>
  );
}

function DayHead({ date, isToday, words }: { date: string; isToday: boolean; words: GridWords }) {
  const { number, weekday, long } = words.dayName(date);
  return (
    <th scope="col" className="week-grid-head" data-today={isToday || undefined}>
      <span className="sr-only">{long}</span>
      <b className="num" aria-hidden="true">
        {number}
      </b>
      <span aria-hidden="true">{weekday}</span>
    </th>
  );
}

function WeekCell(
  props: GridProps & { words: GridWords; cell: GridCell; day: GridDay; row: number; isFocusable: boolean },
) {
  const { cell, day, words } = props;
  const status = props.statusOf(cell.start);
  const booking = props.bookingAt(cell.start);
  const beginsHere = booking !== undefined && (booking.start === cell.start || cell.start === day.start);
  const isByHours = props.isByHours(cell.start);
  const held = props.heldAt(cell.start);
  const lookAt = (start: number) =>
    props.isByHours(start) ? "hours" : (props.heldAt(start)?.kind ?? props.statusOf(start));
  const at = day.cells.indexOf(cell);
  const isNamed = (status === "available" || status === "unavailable") && startsRun(day.cells, at, lookAt);
  return (
    <Cell
      start={cell.start}
      status={status}
      isByHours={isByHours}
      name={cellName(words, day.date, cell.time, status, booking, isByHours, held)}
      label={isNamed ? (held?.short ?? words.label(status, isByHours)) : null}
      hasRoom={isNamed && at + 1 < day.cells.length && !startsRun(day.cells, at + 1, lookAt)}
      held={held}
      isSelected={props.isSelecting ? props.selection.selected.has(cell.start) : undefined}
      isFocusable={props.isFocusable}
      endsHour={(props.row + 1) % 4 === 0}
      booking={beginsHere ? booking : null}
    />
  );
}
