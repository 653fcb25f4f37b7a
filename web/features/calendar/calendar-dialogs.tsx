import { useEffect, useRef } from "react";
import {
  CancelNote,
  CustomerCard,
  dropCancelNote,
  MoveToCalendar,
  useCancelNote,
} from "#web/features/bookings/index.ts";
import type { OwnCalendar } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { BookingDetails } from "./booking-details.tsx";
import type { CalendarBooking, CalendarItem } from "./load-calendar.ts";
import type { PhoneBooking, Refused } from "./use-calendar-actions.ts";

export type Asked =
  | {
      readonly kind: "book" | "block" | "open";
      readonly start: number;
      readonly when: string;
      /** Null if the host has only one calendar. */
      readonly calendarId: number | null;
    }
  | { readonly kind: "move"; readonly booking: CalendarBooking; readonly when: string }
  | { readonly kind: "customer"; readonly booking: CalendarBooking; readonly when: string }
  | { readonly kind: "booking"; readonly booking: CalendarBooking; readonly when: string }
  | { readonly kind: "cancel"; readonly booking: CalendarBooking; readonly when: string };

type CalendarDialogsProps = {
  readonly hostId: number;
  readonly asked: Asked | null;
  readonly items: readonly CalendarItem[];
  readonly calendars: readonly OwnCalendar[];
  readonly timeZone: string;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
  readonly onAsk: (asked: Asked) => void;
  /** Null if availability cannot be changed here. */
  readonly onSet: ((start: number, status: "available" | "unavailable") => void) | null;
  readonly onCancel: (booking: CalendarBooking, note: string) => void;
  readonly startWords: (start: number) => { readonly when: string; readonly startClock: string };
  readonly freeMinutes: (start: number, calendarId: number | null) => number;
  /** The starts to choose from in a free stretch. Null if the pressed cell is the start. */
  readonly startsAround: ((start: number, calendarId: number | null) => readonly number[]) | null;
  readonly onMoved: () => void;
  readonly onBook: (start: number, booking: PhoneBooking, key: string) => Promise<Refused | null>;
};

export function CalendarDialogs({ asked, ...props }: CalendarDialogsProps) {
  const t = useT("calendar");
  useFocusOnCell(asked);
  if (asked?.kind === "book") {
    return (
      <BookDialog
        key={`${asked.start}.${asked.calendarId}`}
        hostId={props.hostId}
        start={asked.start}
        calendarId={asked.calendarId}
        calendars={props.calendars}
        startWords={props.startWords}
        freeMinutes={props.freeMinutes}
        startsAround={props.startsAround}
        items={props.items}
        onClose={props.onClose}
        onBlock={props.onSet ? () => props.onAsk({ ...asked, kind: "block" }) : null}
        onBook={props.onBook}
      />
    );
  }
  if (asked?.kind === "booking") {
    return (
      <BookingDetails
        {...asked}
        onClose={props.onClose}
        calendars={props.calendars}
        onCustomer={() => props.onAsk({ ...asked, kind: "customer" })}
        onCancel={props.isReadOnly ? null : () => props.onAsk({ ...asked, kind: "cancel" })}
        onMove={props.isReadOnly ? null : () => props.onAsk({ ...asked, kind: "move" })}
      />
    );
  }
  if (asked?.kind === "customer")
    return <CustomerCard booking={asked.booking} timeZone={props.timeZone} onClose={props.onClose} />;
  if (asked?.kind === "move") {
    const item = props.items.find(({ id }) => id === asked.booking.serviceItemId);
    return <MoveToCalendar {...asked} {...props} item={item} onDone={props.onMoved} />;
  }
  if (asked?.kind === "cancel") return <CancelDialog {...asked} {...props} />;
  if (!asked) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      title={t(asked.kind === "block" ? "calendar.blockTitle" : "calendar.openTitle")}
      message={t(asked.kind === "block" ? "calendar.block" : "calendar.open", { when: asked.when })}
      confirmLabel={t(asked.kind === "block" ? "calendar.blockConfirm" : "calendar.openConfirm")}
      onConfirm={() => {
        props.onSet?.(asked.start, asked.kind === "block" ? "unavailable" : "available");
        props.onClose();
      }}
    />
  );
}

/** When a dialog has opened another one, the button that had the focus is gone, so the cell gets the focus. */
function useFocusOnCell(asked: Asked | null): void {
  const cell = useRef<string | null>(null);
  useEffect(() => {
    if (asked) cell.current = selectorOf(asked);
    else if (cell.current !== null) document.querySelector<HTMLElement>(cell.current)?.focus({ preventScroll: true });
  }, [asked]);
}

/** The grid of one calendar has one cell for each start. With several lanes, the calendar is needed as well. */
function selectorOf(asked: Asked): string {
  const { start, calendarId } =
    "start" in asked ? asked : { start: Date.parse(asked.booking.startTime), calendarId: asked.booking.calendarId };
  return `[data-start="${start}"]:not([data-calendar]), [data-start="${start}"][data-calendar="${calendarId}"]`;
}

function CancelDialog(
  props: { booking: CalendarBooking; when: string } & Pick<CalendarDialogsProps, "onClose" | "onCancel">,
) {
  const t = useT("calendar");
  const { booking, when } = props;
  const [note, changeNote] = useCancelNote(booking.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={() => {
        dropCancelNote(booking.id);
        props.onClose();
      }}
      title={t("calendar.cancelTitle")}
      message={t("calendar.cancel", {
        who: booking.customerName ?? t("calendar.noName"),
        what: booking.serviceItemName,
        when,
      })}
      confirmLabel={t("calendar.cancelConfirm")}
      cancelLabel={t("calendar.keep")}
      tone="danger"
      onConfirm={() => {
        props.onCancel(booking, note);
        props.onClose();
      }}
    >
      <CancelNote booking={booking} note={note} onNote={changeNote} />
    </ConfirmDialog>
  );
}
