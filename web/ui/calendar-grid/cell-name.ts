import type { GridBooking } from "./booking-block.tsx";
import type { CellStatus } from "./grid-layout.ts";
import type { HeldTime } from "./held-time.tsx";

/** The feature passes the texts in, because `ui` has no messages of its own. */
export type GridWords = {
  readonly grid: string;
  readonly dayName: (date: string) => { readonly number: string; readonly weekday: string; readonly long: string };
  /** With commas. */
  readonly join: (...texts: readonly string[]) => string;
  readonly status: (status: CellStatus, isByHours?: boolean) => string;
  /** The visible text is shorter than the accessible name. */
  readonly label: (status: CellStatus, isByHours: boolean) => string;
};

export function cellName(
  words: GridWords,
  date: string,
  time: string,
  status: CellStatus,
  booking: GridBooking | undefined,
  isByHours = false,
  held: HeldTime | null = null,
): string {
  const state = booking
    ? words.join(words.status("booked"), booking.title, booking.who, booking.time)
    : (held?.word ?? words.status(status, isByHours));
  return words.join(words.dayName(date).long, time, state);
}
