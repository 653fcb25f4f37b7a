import { useState } from "react";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ActionFailure } from "./action-failure.tsx";
import type { HostBookingsData } from "./load-host-bookings.ts";
import { useAction } from "./use-action.ts";
import { useBookingFormats } from "./use-booking-formats.ts";

type BlockedPhonesProps = { readonly data: HostBookingsData; readonly onChanged: () => Promise<unknown> };

export function BlockedPhones({ data, onChanged }: BlockedPhonesProps) {
  const t = useT("hostBookings");
  const words = useBookingFormats(data.timeZone);
  const [busyId, setBusyId] = useState<number | null>(null);
  const { isBusy, failure, run } = useAction(onChanged);
  if (data.blocked.length === 0) return null;

  function unblock(id: number) {
    setBusyId(id);
    return run(() => browserApi("DELETE /providerCalendar/blockedPhones/{id}", { params: { id: String(id) } }));
  }

  return (
    <Card pad>
      <h2 className="host-bookings-card-title">{t("hostBookings.blocked")}</h2>
      <p>{t("hostBookings.blockedText")}</p>
      <ul className="blocked-phones">
        {data.blocked.map(({ id, ending, blockedAt }) => (
          <li key={id}>
            <span>
              {t("hostBookings.blockedEnding", { ending })}
              <span className="host-bookings-ref">{t("hostBookings.blockedOn", { day: words.day(blockedAt) })}</span>
            </span>
            <Button
              size="sm"
              variant="outline"
              busy={isBusy && busyId === id}
              aria-label={t("hostBookings.unblockName", { ending })}
              onClick={() => void unblock(id)}
            >
              {t("hostBookings.unblock")}
            </Button>
          </li>
        ))}
      </ul>
      <ActionFailure failure={failure} />
    </Card>
  );
}
