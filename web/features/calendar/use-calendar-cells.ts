import { useCallback, useMemo, useState } from "react";
import { cellMs } from "#contract/calendar-cells.ts";
import type { GridBooking } from "#web/ui/calendar-grid/booking-block.tsx";
import type { CellStatus } from "#web/ui/calendar-grid/grid-layout.ts";
import type { HeldKind, HeldTime } from "#web/ui/calendar-grid/held-time.tsx";
import type { CalendarBooking, CalendarData } from "./load-calendar.ts";

type Words = { readonly noName: string; readonly held: Readonly<Record<HeldKind, HeldTime>> };

/** Changes that are still being sent override the server's data. */
export function useCalendarCells(data: CalendarData, clock: (at: number) => string, words: Words) {
  const { noName, held: heldWords } = words;
  const [pending, setPending] = useState<ReadonlyMap<number, CellStatus>>(new Map());
  const known = useMemo(
    () => new Map<number, CellStatus>(data.slots.map(({ start_time, status }) => [Date.parse(start_time), status])),
    [data.slots],
  );
  const byHours = useMemo(
    () => new Set(data.slots.filter((slot) => slot.byHours).map(({ start_time }) => Date.parse(start_time))),
    [data.slots],
  );
  const isByHours = useCallback((start: number) => byHours.has(start) && !pending.has(start), [byHours, pending]);
  const held = useMemo(
    () => new Map(data.slots.map(({ start_time, kind }) => [Date.parse(start_time), kind])),
    [data.slots],
  );
  const heldAt = useCallback(
    (start: number) => {
      const kind = held.get(start);
      return kind && kind !== "visit" ? heldWords[kind] : null;
    },
    [held, heldWords],
  );
  const bookings = useMemo(() => bookedCells(data.bookings, clock, noName), [data.bookings, clock, noName]);
  const statusOf = useCallback(
    (start: number): CellStatus => pending.get(start) ?? known.get(start) ?? "not-set",
    [pending, known],
  );
  const bookingAt = useCallback(
    (start: number) => (pending.has(start) ? undefined : bookings.get(start)?.shown),
    [bookings, pending],
  );
  const bookingOf = useCallback(
    (start: number) => (pending.has(start) ? undefined : bookings.get(start)?.booking),
    [bookings, pending],
  );
  const expect = useCallback((starts: readonly number[], status: CellStatus) => {
    setPending((before) => new Map([...before, ...starts.map((start) => [start, status] as const)]));
  }, []);
  const settle = useCallback((starts: readonly number[]) => {
    setPending((before) => new Map([...before].filter(([start]) => !starts.includes(start))));
  }, []);
  return { statusOf, isByHours, heldAt, bookingAt, bookingOf, expect, settle };
}

function bookedCells(bookings: readonly CalendarBooking[], clock: (at: number) => string, noName: string) {
  const cells = new Map<number, { shown: GridBooking; booking: CalendarBooking }>();
  for (const booking of bookings) {
    const [start, end] = [Date.parse(booking.startTime), Date.parse(booking.endTime)];
    const shown: GridBooking = {
      id: booking.id,
      start,
      end,
      title: booking.serviceItemName,
      who: booking.customerName ?? noName,
      time: `${clock(start)} – ${clock(end)}`,
      cells: (end - start) / cellMs,
    };
    for (let at = start; at < end; at += cellMs) cells.set(at, { shown, booking });
  }
  return cells;
}
