import { useState } from "react";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { HostBooking } from "./load-host-bookings.ts";
import { useSending } from "./use-sending.ts";

type BlockDialogProps = {
  readonly booking: HostBooking;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export function FakeBookingDialog(props: BlockDialogProps) {
  const t = useT("hostBookings");
  const { booking } = props;
  const { isBusy, problem, hasSessionEnded, send } = useSending(props, "hostBookings.notDone");
  const [isBlocking, setIsBlocking] = useState(booking.customerPhone !== null);
  const decline = () =>
    send(() =>
      browserApi("POST /providerCalendar/bookings/{id}/not-real", {
        params: { id: booking.id },
        body: { blockPhone: isBlocking },
      }),
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      title={t("hostBookings.notRealTitle")}
      message={t("hostBookings.notRealText")}
      confirmLabel={t("hostBookings.notRealConfirm")}
      cancelLabel={t("hostBookings.keep")}
      tone="danger"
      busy={isBusy}
      error={problem}
      onConfirm={() => void decline()}
    >
      {booking.customerPhone ? (
        <Checkbox
          checked={isBlocking}
          onChange={(event) => setIsBlocking(event.target.checked)}
          label={
            <>
              {t("hostBookings.alsoBlock")} <bdi dir="ltr">{booking.customerPhoneFormatted}</bdi>
            </>
          }
          note={t("hostBookings.blockNote")}
        />
      ) : null}
      {hasSessionEnded ? <SessionEnded /> : null}
    </ConfirmDialog>
  );
}

export function BlockDialog(props: BlockDialogProps) {
  const t = useT("hostBookings");
  const { isBusy, problem, hasSessionEnded, send } = useSending(props, "hostBookings.notDone");
  const block = () =>
    send(() => browserApi("POST /providerCalendar/blockedPhones", { body: { bookingId: props.booking.id } }));
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      title={t("hostBookings.blockTitle")}
      message={
        <>
          <bdi dir="ltr">{props.booking.customerPhoneFormatted}</bdi> {t("hostBookings.blockText")}
        </>
      }
      confirmLabel={t("hostBookings.blockConfirm")}
      cancelLabel={t("hostBookings.blockKeep")}
      tone="danger"
      busy={isBusy}
      error={problem}
      onConfirm={() => void block()}
    >
      {hasSessionEnded ? <SessionEnded /> : null}
    </ConfirmDialog>
  );
}
