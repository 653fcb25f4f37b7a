import { memo } from "react";
import { BookingBlock, type GridBooking } from "./booking-block.tsx";
import type { CellStatus } from "./grid-layout.ts";

type CellProps = {
  readonly start: number;
  readonly status: CellStatus;
  /** Day, time and state, for whoever cannot see the colour. */
  readonly name: string;
  /** What is written where a run starts. */
  readonly label: string | null;
  /** In the selection mode: chosen or not. Outside of it: nothing to say. */
  readonly isSelected: boolean | undefined;
  readonly isFocusable: boolean;
  readonly endsHour: boolean;
  /** The booking that begins here, drawn over the cells it takes. */
  readonly booking: GridBooking | null;
};

/** One quarter of an hour. Compared by its props, so that an action redraws only what it touches. */
export const Cell = memo(function Cell(props: CellProps) {
  return (
    <button
      type="button"
      className="cal-cell"
      data-start={props.start}
      data-status={props.status}
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
