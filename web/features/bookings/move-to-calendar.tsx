import { useState } from "react";
import { type OwnCalendar, SessionEnded } from "#web/features/hosts/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import type { HostBooking, HostBookingsData } from "./load-host-bookings.ts";
import { useSending } from "./use-sending.ts";

type MoveToCalendarProps = {
  readonly booking: HostBooking;
  readonly when: string;
  readonly calendars: readonly OwnCalendar[];
  /** Undefined once the item has been deleted: every calendar may do it then. */
  readonly item: HostBookingsData["items"][number] | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Moves a booking to another calendar at its time. */
export function MoveToCalendar({ booking, when, calendars, item, ...ends }: MoveToCalendarProps) {
  const t = useT("hostBookings");
  const { isBusy, problem, hasSessionEnded, send } = useSending(ends, "hostBookings.notDone");
  const options = calendars
    .filter(({ id }) => id !== booking.calendarId)
    .map(({ id, name, isOpen }) => {
      const isDone = item?.calendars?.some((calendar) => calendar.id === id) ?? true;
      const note = isOpen ? (isDone ? undefined : t("hostBookings.moveNotDone")) : t("hostBookings.moveClosed");
      return { value: String(id), label: <bdi>{name}</bdi>, note, disabled: note !== undefined };
    });
  const [possible, ...others] = options.filter(({ disabled }) => !disabled);
  const [chosen, setChosen] = useState(possible && others.length === 0 ? possible.value : "");
  const from = calendars.find(({ id }) => id === booking.calendarId)?.name ?? "";
  const move = () =>
    send(() =>
      browserApi("POST /providerCalendar/bookings/{id}/calendar", {
        params: { id: booking.id },
        body: { calendarId: Number(chosen) },
      }),
    );
  return (
    <Dialog
      open
      onOpenChange={ends.onClose}
      locked={isBusy}
      title={t("hostBookings.moveTitle")}
      lead={t("hostBookings.moveText", {
        who: booking.customerName ?? t("hostBookings.noName"),
        what: booking.serviceItemName,
        when,
      })}
      actions={
        <>
          <Button variant="outline" onClick={ends.onClose} disabled={isBusy}>
            {t("hostBookings.keep")}
          </Button>
          <Button onClick={() => void move()} busy={isBusy} disabled={chosen === ""}>
            {t("hostBookings.moveConfirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <RadioGroup label={t("hostBookings.moveTo")} value={chosen} onChange={setChosen} options={options} />
        {possible === undefined ? <Note>{t("hostBookings.moveNobody")}</Note> : null}
        {booking.isCalendarChosen && chosen !== "" ? (
          <Note>
            {booking.customerEmail
              ? t("hostBookings.moveTold", { name: from, email: booking.customerEmail })
              : t("hostBookings.moveUntold", { name: from })}
          </Note>
        ) : null}
        {problem ? <Note tone="bad">{problem}</Note> : null}
        {hasSessionEnded ? <SessionEnded /> : null}
      </div>
    </Dialog>
  );
}
