import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { defined } from "#web/lib/defined.ts";
import type { GridBooking } from "./booking-block.tsx";
import { cellName, type GridWords } from "./cell-name.ts";
import { cellAfterKey } from "./grid-keyboard.ts";
import { gridRows, hoursOf, type QuarterPiece, quarterPieces, unfoldedHours } from "./grid-layout.ts";
import type { GridDay } from "./grid-time.ts";
import { HeldIcon } from "./held-time.tsx";
import { useGridEvents } from "./use-grid-events.ts";
import type { GridProps } from "./week-grid.tsx";

export type DayWords = GridWords & {
  readonly folded: (from: string, to: string) => string;
  readonly until: (time: string) => string;
};

/**
 * For touch: each hour is a row of four quarters. Hours before the first and after the last cell that is set are
 * collapsed.
 */
export function DayGrid(props: GridProps & { day: GridDay; words: DayWords }) {
  const { day, words, selection } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState({ before: false, after: false });
  const shown = unfoldedHours(day, props.statusOf);
  const isShown = (hour: number) => (hour >= shown.first || isOpen.before) && (hour <= shown.last || isOpen.after);
  useGridEvents(grid, {
    onPress: props.onPress,
    onKey(from, event) {
      const to = cellAfterKey(gridRows([day]), from, event.key, "ltr");
      if (to === null) return;
      event.preventDefault();
      grid.current?.querySelector<HTMLElement>(`[data-start="${to}"]`)?.focus();
      if (props.isSelecting && event.shiftKey) selection.selectTo(to);
    },
  });
  return (
    <div className="day-grid" ref={grid}>
      {shown.first > 0 && !isOpen.before ? (
        <Fold label={words.folded("00:00", clock(shown.first))} onOpen={() => setIsOpen({ ...isOpen, before: true })} />
      ) : null}
      <table
        aria-label={words.grid}
        data-selecting={props.isSelecting || undefined}
        data-hours={props.hasHours || undefined}
      >
        <tbody>
          {hoursOf(day).map(({ key, hour, cells }) =>
            isShown(hour) ? (
              <tr className="day-grid-hour" key={key}>
                <th scope="row" className="num">
                  {clock(hour)}
                </th>
                <td className="day-grid-quarters">
                  {quarterPieces(cells, props.bookingAt).map((piece) => (
                    <Quarter key={piece.cells[0]?.start} piece={piece} {...props} />
                  ))}
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      {shown.last < 23 && !isOpen.after ? (
        <Fold
          label={words.folded(clock(shown.last + 1), "24:00")}
          onOpen={() => setIsOpen({ ...isOpen, after: true })}
        />
      ) : null}
    </div>
  );
}

function Quarter({ piece, ...props }: GridProps & { piece: QuarterPiece; day: GridDay; words: DayWords }) {
  const cell = defined(piece.cells[0]);
  const status = props.statusOf(cell.start);
  const { booking } = piece;
  const isByHours = props.isByHours(cell.start);
  const held = props.heldAt(cell.start);
  return (
    <button
      type="button"
      className={classNames("day-grid-cell", held && "held-time")}
      data-kind={held?.kind}
      data-start={cell.start}
      data-status={status}
      data-by-hours={isByHours || undefined}
      data-span={piece.cells.length}
      aria-pressed={props.isSelecting ? props.selection.selected.has(cell.start) : undefined}
      aria-label={cellName(props.words, props.day.date, cell.time, status, booking, isByHours, held)}
    >
      {booking ? (
        <BookedWords booking={booking} isFirst={booking.start === cell.start} until={props.words.until} />
      ) : (
        <span className="day-grid-time">
          {held ? <HeldIcon kind={held.kind} /> : null}
          <span className="num" dir="ltr">
            {`:${cell.time.slice(3)}`}
          </span>
        </span>
      )}
    </button>
  );
}

function BookedWords(props: { booking: GridBooking; isFirst: boolean; until: (time: string) => string }) {
  if (!props.isFirst) return <span>{props.until(props.booking.time.slice(-5))}</span>;
  return (
    <>
      <b>{props.booking.title}</b>
      <span>{props.booking.who}</span>
    </>
  );
}

function Fold({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <button type="button" className="day-grid-fold" onClick={onOpen}>
      {label}
      <ChevronDown className="icon" aria-hidden="true" />
    </button>
  );
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}
