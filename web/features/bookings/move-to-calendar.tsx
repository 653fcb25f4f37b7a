import { useState } from "react";
import { type OwnCalendar, SessionEnded } from "#web/features/hosts/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import type { HostBooking, HostBookingsData } from "./load-host-bookings.ts";
import { useFreeCalendars } from "./use-free-calendars.ts";
import { useSending } from "./use-sending.ts";

type MoveToCalendarProps = {
  readonly hostId: number;
  readonly booking: HostBooking;
  readonly when: string;
  readonly calendars: readonly OwnCalendar[];
  /** Undefined if the item has been deleted. Then every calendar is allowed. */
  readonly item: HostBookingsData["items"][number] | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export function MoveToCalendar({ hostId, booking, when, calendars, item, ...ends }: MoveToCalendarProps) {
  const t = useT("hostBookings");
  const { isBusy, problem, hasSessionEnded, send } = useSending(ends, "hostBookings.notDone");
  const free = useFreeCalendars(hostId, booking);
  const obstacle = ({ id, isOpen }: OwnCalendar) => {
    if (!isOpen) return t("hostBookings.moveClosed");
    const isDone = item?.calendars?.some((calendar) => calendar.id === id) ?? true;
    if (!isDone) return t("hostBookings.moveNotDone");
    return free?.has(id) === false ? t("hostBookings.moveNotFree") : null;
  };
  const options = calendars
    .filter(({ id }) => id !== booking.calendarId)
    .map((calendar) => {
      const problem = obstacle(calendar);
      return {
        value: String(calendar.id),
        label: <bdi>{calendar.name}</bdi>,
        note: problem ?? (free ? t("hostBookings.moveFree") : undefined),
        disabled: problem !== null,
      };
    });
  const possible = options.filter(({ disabled }) => !disabled);
  const [wanted, setWanted] = useState("");
  const [only] = possible.length === 1 ? possible : [];
  const chosen = (wanted === "" ? only : possible.find(({ value }) => value === wanted))?.value ?? "";
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
        <RadioGroup label={t("hostBookings.moveTo")} value={chosen} onChange={setWanted} options={options} />
        {possible.length === 0 ? <Note>{t("hostBookings.moveNobody")}</Note> : null}
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
