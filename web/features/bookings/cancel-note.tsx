import { useT } from "#web/lib/messages.tsx";
import { callUrl } from "#web/lib/phone-links.ts";
import { dropFromTab } from "#web/lib/tab-storage.ts";
import { useTabText } from "#web/lib/use-tab-text.ts";
import { Note } from "#web/ui/note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { HostBooking } from "./load-host-bookings.ts";

type CancelWordProps = {
  readonly booking: Pick<HostBooking, "customerEmail" | "customerPhone" | "customerPhoneFormatted">;
  readonly note: string;
  readonly onNote: (note: string) => void;
};

const noteKeyOf = (bookingId: string) => `cancel-note.${bookingId}`;

export function useCancelNote(bookingId: string) {
  return useTabText(noteKeyOf(bookingId));
}

export function dropCancelNote(bookingId: string): void {
  dropFromTab(noteKeyOf(bookingId));
}

/** If the customer gave no email address, the host has to tell them, so a warning replaces the note. */
export function CancelNote({ booking, note, onNote }: CancelWordProps) {
  const t = useT("hostBookings");
  if (booking.customerEmail)
    return (
      <TextField
        label={t("hostBookings.note")}
        hint={t("hostBookings.noteHint", { email: booking.customerEmail })}
        optional
        value={note}
        maxLength={500}
        onChange={(event) => onNote(event.target.value)}
      />
    );
  return (
    <Note tone="warm">
      {t("hostBookings.untold")}{" "}
      {booking.customerPhone ? (
        <>
          {t("hostBookings.tellThem")}{" "}
          <a href={callUrl(booking.customerPhone) ?? undefined} dir="ltr">
            {booking.customerPhoneFormatted}
          </a>
        </>
      ) : null}
    </Note>
  );
}
