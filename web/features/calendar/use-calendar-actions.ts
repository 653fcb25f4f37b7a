import { startTransition, useCallback, useState } from "react";
import { cellMs } from "#contract/calendar-cells.ts";
import { type BreakableRule, breakableRules } from "#contract/lists/breakable-rules.ts";
import { dropCancelNote } from "#web/features/bookings/index.ts";
import { ApiRefusal, browserApi, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import type { CellStatus } from "#web/ui/calendar-grid/grid-layout.ts";
import { mergeAdjacentCells } from "#web/ui/calendar-grid/merge-adjacent-cells.ts";
import { showToast } from "#web/ui/toast-store.ts";
import type { BookVisit } from "./book-visit.ts";
import type { CalendarBooking } from "./load-calendar.ts";
import type { Change, ReplacedSettings } from "./use-undo.ts";

export type Problem = { readonly message: string; readonly retry: () => void };
export type PhoneBooking = {
  readonly visit: BookVisit;
  readonly name: string;
  readonly phone: string;
  readonly phoneCountry: string;
  /** Null if the host has only one calendar. */
  readonly calendarId: number | null;
  /** The rules of the items that the host has agreed to break. */
  readonly breakRules: readonly BreakableRule[];
};
export type Refused = {
  readonly message: string;
  /** The server's message, or null after an internal error. */
  readonly reason: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly hasSessionEnded: boolean;
  readonly brokenRules: readonly BreakableRule[];
};
/** `hours` removes what was set by hand, so that the opening hours apply again. */
export type Settable = "available" | "unavailable" | "hours";

type Cells = {
  readonly expect: (starts: readonly number[], status: CellStatus) => void;
  readonly settle: (starts: readonly number[]) => void;
};

/**
 * Shows a change at once, before the server confirms it. If the server refuses, the change is undone and the host can
 * retry.
 */
export function useCalendarActions(
  hostId: number,
  calendarId: number | null,
  cells: Cells,
  reload: () => Promise<void>,
  offerUndo: (message: string, change: Change) => void = (message) => showToast(message),
) {
  const t = useT("calendar");
  const [problem, setProblem] = useState<Problem | null>(null);
  const statusWord = useCallback(
    (error: unknown) => (error instanceof ApiRefusal ? String(error.status) : t("calendar.offline")),
    [t],
  );

  // The router shows loaded data in a transition. Without a transition here, the cell would show its old state for a
  // moment.
  const settle = (starts: readonly number[]) => startTransition(() => cells.settle(starts));

  async function setCells(
    starts: readonly number[],
    status: Settable,
    retry = () => void setCells(starts, status),
  ): Promise<boolean> {
    setProblem(null);
    if (status !== "hours") cells.expect(starts, status);
    try {
      const kept: string[] = [];
      const before: ReplacedSettings = [];
      for (const { start, end } of mergeAdjacentCells(starts)) {
        const body = {
          kindredProviderId: hostId,
          startTime: iso(start),
          endTime: iso(end),
          status,
          ...idOf(calendarId),
        };
        const { data } = await browserApi("POST /providerCalendar/availability", { body });
        kept.push(...data.kept);
        before.push(...data.before);
      }
      const message = kept.length > 0 ? t("calendar.kept", { count: kept.length }) : t("calendar.saved");
      offerUndo(message, { status, before });
      return true;
    } catch (error) {
      setProblem({ message: t("calendar.setFailed", { status: statusWord(error) }), retry });
      return false;
    } finally {
      await reload();
      settle(starts);
    }
  }

  async function cancel(booking: CalendarBooking, note: string): Promise<boolean> {
    setProblem(null);
    const [start, end] = [Date.parse(booking.startTime), Date.parse(booking.endTime)];
    const starts = Array.from({ length: (end - start) / cellMs }, (_, n) => start + n * cellMs);
    cells.expect(starts, "available");
    try {
      const body = {
        kindredProviderId: hostId,
        serviceItemId: booking.serviceItemId,
        startTime: booking.startTime,
        bookingId: booking.id,
        note,
      };
      await browserApi("POST /providerCalendar/cancel", { body });
      dropCancelNote(booking.id);
      showToast(t("calendar.cancelled"));
      return true;
    } catch (error) {
      setProblem({
        message: t("calendar.cancelFailed", { status: statusWord(error) }),
        retry: () => void cancel(booking, note),
      });
      return false;
    } finally {
      await reload();
      settle(starts);
    }
  }

  async function book(start: number, booking: PhoneBooking, key: string): Promise<Refused | null> {
    const refused = await sendBooking(start, booking, key);
    // If the session has ended, nothing has changed, and the dialog itself offers to sign in again.
    if (!refused?.hasSessionEnded) await reload();
    return refused;
  }

  async function sendBooking(start: number, booking: PhoneBooking, key: string): Promise<Refused | null> {
    try {
      const body = {
        kindredProviderId: hostId,
        serviceItems: booking.visit.items.map(({ id }) => id),
        expectedPrice: booking.visit.price,
        expectedMinutes: booking.visit.durationMinutes,
        startTime: iso(start),
        customerName: booking.name,
        customerPhone: booking.phone,
        phoneCountry: booking.phoneCountry,
        breakRules: [...booking.breakRules],
        ...idOf(booking.calendarId),
      };
      await browserApi("POST /providerCalendar/book", { body }, { headers: { "idempotency-key": key } });
      showToast(t("calendar.bookedToast"));
      return null;
    } catch (error) {
      const message = t("calendar.bookFailed", { status: statusWord(error) });
      if (!(error instanceof ApiRefusal))
        return { message, reason: null, fields: {}, hasSessionEnded: false, brokenRules: [] };
      const reason = error.status < 500 ? error.message : null;
      const brokenRules = breakableRules.filter((rule) => listIn(error.body.brokenRules).includes(rule));
      return { message, reason, fields: error.fields, hasSessionEnded: isSessionEnded(error), brokenRules };
    }
  }

  return { problem, setCells, cancel, book };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (calendarId: number | null) => (calendarId === null ? {} : { calendarId });

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
