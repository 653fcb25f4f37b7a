import { memo } from "react";
import { BookingBlock, type GridBooking } from "./booking-block.tsx";
import type { CellStatus } from "./grid-layout.ts";

type CellProps = {
  readonly start: number;
  readonly status: CellStatus;
  readonly isByHours: boolean;
  /** The accessible name: day, time and state. */
  readonly name: string;
  /** Only the first of several equal cells shows a text. */
  readonly label: string | null;
  /** Undefined outside the selection mode, so that the cell has no `aria-pressed`. */
  readonly isSelected: boolean | undefined;
  readonly isFocusable: boolean;
  readonly endsHour: boolean;
  readonly booking: GridBooking | null;
};

/** Memoised, so that an action renders only the cells that it changes. */
export const Cell = memo(function Cell(props: CellProps) {
  return (
    <button
      type="button"
      className="week-grid-cell"
      data-start={props.start}
      data-status={props.status}
      data-by-hours={props.isByHours || undefined}
      data-hour={props.endsHour || undefined}
      aria-pressed={props.isSelected}
      aria-label={props.name}
      tabIndex={props.isFocusable ? 0 : -1}
    >
      {props.label ? <span aria-hidden="true">{props.label}</span> : null}
      {props.booking ? <BookingBlock booking={props.booking} /> : null}
    </button>
  );
});
