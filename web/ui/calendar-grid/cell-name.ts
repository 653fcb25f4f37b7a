import type { GridBooking } from "./booking-block.tsx";
import type { CellStatus } from "./grid-layout.ts";

/** The words a grid needs; the feature gives them, since `ui` knows no message of its own. */
export type GridWords = {
  readonly grid: string;
  readonly dayName: (date: string) => { readonly number: string; readonly weekday: string; readonly long: string };
  readonly status: (status: CellStatus) => string;
};

/** What a screen reader hears of a cell: the day, the time and the state. */
export function cellName(
  words: GridWords,
  date: string,
  time: string,
  status: CellStatus,
  booking: GridBooking | undefined,
): string {
  const state = booking
    ? `${words.status("booked")}, ${booking.title}, ${booking.who}, ${booking.time}`
    : words.status(status);
  return `${words.dayName(date).long}, ${time}, ${state}`;
}
