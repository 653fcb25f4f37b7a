import { useState } from "react";
import { ApiRefusal, browserApi } from "../../lib/api.ts";
import { useT } from "../../lib/messages.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { CancelWord } from "./cancel-word.tsx";
import type { HostBooking, HostBookingsData } from "./load-bookings.ts";
import { useBookingWords } from "./use-booking-words.ts";

type CancelBookingProps = {
  readonly booking: HostBooking;
  readonly data: HostBookingsData;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks once, takes along a word to the customer, and stays open with the reason when the server refuses. */
export function CancelBooking({ booking, data, onClose, onDone }: CancelBookingProps) {
  const t = useT("hostBookings");
  const words = useBookingWords(data.timeZone);
  const [note, setNote] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  async function cancel() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const body = {
        kindredProviderId: data.accountId,
        serviceItemId: booking.serviceItemId,
        startTime: booking.startTime,
        note,
      };
      showToast((await browserApi("POST /providerCalendar/cancel", { body })).message);
      onClose();
    } catch (error) {
      setProblem(
        t("hostBookings.cancelFailed", { status: error instanceof ApiRefusal ? error.message : String(error) }),
      );
    }
    setIsBusy(false);
    onDone();
  }

  const when = `${words.day(booking.startTime)}, ${words.time(booking.startTime, booking.endTime)}`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
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
      <CancelWord booking={booking} note={note} onNote={setNote} />
    </ConfirmDialog>
  );
}
