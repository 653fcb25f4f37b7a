import { SessionEnded } from "#web/features/hosts/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { CancelNote, dropCancelNote, useCancelNote } from "./cancel-note.tsx";
import type { HostBooking, HostBookingsData } from "./load-host-bookings.ts";
import { useBookingFormats } from "./use-booking-formats.ts";
import { useSending } from "./use-sending.ts";

type CancelBookingProps = {
  readonly booking: HostBooking;
  readonly data: HostBookingsData;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export function CancelBooking({ booking, data, ...ends }: CancelBookingProps) {
  const t = useT("hostBookings");
  const words = useBookingFormats(data.timeZone);
  const [note, changeNote] = useCancelNote(booking.id);
  const close = () => {
    dropCancelNote(booking.id);
    ends.onClose();
  };
  const { isBusy, problem, hasSessionEnded, send } = useSending(
    { ...ends, onClose: close },
    "hostBookings.cancelFailed",
  );
  const cancel = () => {
    const body = {
      kindredProviderId: data.hostId,
      serviceItemId: booking.serviceItemId,
      startTime: booking.startTime,
      bookingId: booking.id,
      note,
    };
    return send(() => browserApi("POST /providerCalendar/cancel", { body }));
  };

  const when = words.span(booking);
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={t("hostBookings.cancelTitle")}
      message={t("hostBookings.cancelText", {
        who: booking.customerName ?? t("hostBookings.noName"),
        what: booking.serviceItemName,
        when,
      })}
      confirmLabel={t("hostBookings.cancelConfirm")}
      cancelLabel={t("hostBookings.keep")}
      tone="danger"
      busy={isBusy}
      error={problem}
      onConfirm={() => void cancel()}
    >
      <CancelNote booking={booking} note={note} onNote={changeNote} />
      {hasSessionEnded ? <SessionEnded /> : null}
    </ConfirmDialog>
  );
}
