import { cellMs } from "#contract/calendar-cells.ts";
import type { GridBooking } from "#web/ui/calendar-grid/booking-block.tsx";
import type { CellStatus } from "#web/ui/calendar-grid/grid-layout.ts";
import type { GridDay } from "#web/ui/calendar-grid/grid-time.ts";

export type DayCells = {
  readonly statusOf: (start: number) => CellStatus;
  readonly bookingAt: (start: number) => GridBooking | undefined;
};

/** Free time that has already passed at `now` is not counted. */
export function daySummary(day: GridDay, { statusOf, bookingAt }: DayCells, now: number) {
  const booked = new Map(
    day.cells.flatMap(({ start }) => {
      const booking = bookingAt(start);
      return booking ? [[booking.id, booking] as const] : [];
    }),
  );
  const free = day.cells.filter(({ start }) => start > now && statusOf(start) === "available");
  return {
    bookings: [...booked.values()],
    freeMinutes: (free.length * cellMs) / 60_000,
    isSet: day.cells.some(({ start }) => statusOf(start) !== "not-set"),
  };
}
