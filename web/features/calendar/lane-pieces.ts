import { cellMs } from "#contract/calendar-cells.ts";
import type { GridCell } from "#web/ui/calendar-grid/grid-time.ts";
import type { CalendarBooking, CalendarData } from "./load-calendar.ts";

type Slot = CalendarData["slots"][number];

/** Consecutive cells that are drawn as one: a booking, a free stretch or a stretch of busy time. */
export type LanePiece = {
  readonly start: number;
  readonly end: number;
  readonly cells: number;
  /** Available time is "past" once it has started, and "closed" if its calendar takes no bookings. */
  readonly status: Slot["status"] | "not-set" | "past" | "closed";
  readonly kind: Slot["kind"];
  /** Free by the weekly hours, not set by hand. */
  readonly isByHours: boolean;
  readonly booking: CalendarBooking | undefined;
};

export type Lane = {
  readonly slotAt: (start: number) => Slot | undefined;
  readonly bookingAt: (start: number) => CalendarBooking | undefined;
};

export function laneOf({ slots, bookings }: Pick<CalendarData, "slots" | "bookings">, calendarId: number): Lane {
  const own = slots.filter((slot) => slot.calendarId === calendarId);
  const slotAt = new Map(own.map((slot) => [Date.parse(slot.start_time), slot]));
  const bookingAt = new Map<number, CalendarBooking>();
  for (const booking of bookings.filter((one) => one.calendarId === calendarId)) {
    for (let at = Date.parse(booking.startTime); at < Date.parse(booking.endTime); at += cellMs)
      bookingAt.set(at, booking);
  }
  return { slotAt: (start) => slotAt.get(start), bookingAt: (start) => bookingAt.get(start) };
}

type Bookable = { readonly isOpen: boolean; readonly now: number };

export function lanePieces(
  cells: readonly GridCell[],
  { slotAt, bookingAt }: Lane,
  { isOpen, now }: Bookable,
): LanePiece[] {
  const free = (start: number) => (isOpen ? (start > now ? "available" : "past") : "closed");
  const pieces: LanePiece[] = [];
  for (const { start } of cells) {
    const [slot, booking, last] = [slotAt(start), bookingAt(start), pieces.at(-1)];
    const piece = {
      start,
      end: start + cellMs,
      cells: 1,
      status: slot?.status === "available" ? free(start) : (slot?.status ?? "not-set"),
      kind: slot?.kind,
      isByHours: slot?.byHours ?? false,
      booking,
    } as const;
    if (last && isSame(last, piece)) pieces[pieces.length - 1] = { ...last, end: piece.end, cells: last.cells + 1 };
    else pieces.push(piece);
  }
  return pieces;
}

function isSame(a: LanePiece, b: LanePiece): boolean {
  return a.status === b.status && a.kind === b.kind && a.isByHours === b.isByHours && a.booking?.id === b.booking?.id;
}

type Stretch = { readonly start: number; readonly end: number };

/** Includes free pieces directly before and after, because weekly hours and times set by hand are separate pieces. */
export function freeStretch(pieces: readonly LanePiece[], start: number): Stretch | undefined {
  const free = pieces.filter(({ status }) => status === "available");
  const at = free.findIndex((one) => one.start <= start && start < one.end);
  if (at < 0) return undefined;
  let [first, last] = [at, at];
  while (free[first - 1] && free[first - 1]?.end === free[first]?.start) first--;
  while (free[last + 1] && free[last + 1]?.start === free[last]?.end) last++;
  return { start: free[first]?.start ?? start, end: free[last]?.end ?? start };
}

/** Time that has passed counts if customers could have booked it. */
export function openHours(pieces: readonly LanePiece[]): Stretch | null {
  const open = pieces.filter(({ status }) => status === "available" || status === "past" || status === "booked");
  const [first, last] = [open[0], open.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}
