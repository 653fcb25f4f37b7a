import { useEffect, useRef } from "react";
import { CancelNote, dropCancelNote, useCancelNote } from "#web/features/bookings/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { BookingDetails } from "./booking-details.tsx";
import type { CalendarBooking, CalendarItem } from "./load-calendar.ts";
import type { PhoneBooking, Refused } from "./use-calendar-actions.ts";

export type Asked =
  | { readonly kind: "book" | "block" | "open"; readonly start: number; readonly when: string }
  | { readonly kind: "booking"; readonly booking: CalendarBooking; readonly when: string }
  | { readonly kind: "cancel"; readonly booking: CalendarBooking; readonly when: string };

type CalendarDialogsProps = {
  readonly hostId: number;
  readonly asked: Asked | null;
  readonly items: readonly CalendarItem[];
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
  readonly onAsk: (asked: Asked) => void;
  readonly onSet: (start: number, status: "available" | "unavailable") => void;
  readonly onCancel: (booking: CalendarBooking, note: string) => void;
  readonly startWords: (start: number) => { readonly when: string; readonly startClock: string };
  readonly freeMinutes: (start: number) => number;
  readonly onBook: (start: number, booking: PhoneBooking, key: string) => Promise<Refused | null>;
};

export function CalendarDialogs({ asked, ...props }: CalendarDialogsProps) {
  const t = useT("calendar");
  useFocusOnCell(asked);
  if (asked?.kind === "book") {
    return (
      <BookDialog
        key={asked.start}
        hostId={props.hostId}
        start={asked.start}
        {...props.startWords(asked.start)}
        freeMinutes={props.freeMinutes(asked.start)}
        items={props.items}
        onClose={props.onClose}
        onBlock={() => props.onAsk({ ...asked, kind: "block" })}
        onBook={(...booking) => props.onBook(asked.start, ...booking)}
      />
    );
  }
  if (asked?.kind === "booking") {
    return (
      <BookingDetails
        {...asked}
        onClose={props.onClose}
        onCancel={props.isReadOnly ? null : () => props.onAsk({ ...asked, kind: "cancel" })}
      />
    );
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
        props.onSet(asked.start, asked.kind === "block" ? "unavailable" : "available");
        props.onClose();
      }}
    />
  );
}

/** If a dialog opened another dialog, the button to return the focus to is gone, so the cell gets the focus. */
function useFocusOnCell(asked: Asked | null): void {
  const cell = useRef<number | null>(null);
  useEffect(() => {
    if (asked) cell.current = "start" in asked ? asked.start : Date.parse(asked.booking.startTime);
    else if (cell.current !== null)
      document.querySelector<HTMLElement>(`[data-start="${cell.current}"]`)?.focus({ preventScroll: true });
  }, [asked]);
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
