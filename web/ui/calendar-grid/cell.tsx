import { memo } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { BookingBlock, type GridBooking } from "./booking-block.tsx";
import type { CellStatus } from "./grid-layout.ts";
import { HeldIcon, type HeldTime } from "./held-time.tsx";

type CellProps = {
  readonly start: number;
  readonly status: CellStatus;
  readonly isByHours: boolean;
  /** The accessible name: day, time and state. */
  readonly name: string;
  /** Only the first of several equal cells shows a text. */
  readonly label: string | null;
  /** Several equal cells have room for a label of two lines. */
  readonly hasRoom: boolean;
  readonly held: HeldTime | null;
  /** Undefined outside the selection mode, so that the cell has no `aria-pressed`. */
  readonly isSelected: boolean | undefined;
  readonly isFocusable: boolean;
  readonly endsHour: boolean;
  readonly booking: GridBooking | null;
};

/** Memoised, so that an action renders only the cells that it changes. */
export const Cell = memo(function Cell(props: CellProps) {
  const { held } = props;
  return (
    <button
      type="button"
      className={classNames("week-grid-cell", held && "held-time")}
      title={held?.word}
      data-kind={held?.kind}
      data-start={props.start}
      data-status={props.status}
      data-by-hours={props.isByHours || undefined}
      data-hour={props.endsHour || undefined}
      aria-pressed={props.isSelected}
      aria-label={props.name}
      tabIndex={props.isFocusable ? 0 : -1}
    >
      {props.label ? (
        <span className="week-grid-label" data-room={props.hasRoom || undefined} aria-hidden="true">
          {held ? <HeldIcon kind={held.kind} /> : null}
          <span>{props.label}</span>
        </span>
      ) : null}
      {props.booking ? <BookingBlock booking={props.booking} /> : null}
    </button>
  );
});
