import { useState } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import type { HostBookingsData } from "./load-bookings.ts";
import { useBookingWords } from "./use-booking-words.ts";
import { useReason } from "./use-sending.ts";

/** The numbers this host takes no bookings from. Only their last digits are known: the rest is hashed. */
export function BlockedPhones({ data }: { data: HostBookingsData }) {
  const t = useT("hostBookings");
  const words = useBookingWords(data.timeZone);
  const reason = useReason();
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<number | null>(null);
  if (data.blocked.length === 0) return null;

  async function unblock(id: number) {
    setBusyId(id);
    const message = await browserApi("DELETE /providerCalendar/blockedPhones/{id}", {
      params: { id: String(id) },
    }).then(
      (answer) => answer.message,
      (error: unknown) => t("hostBookings.notDone", { status: reason(error) }),
    );
    showToast(message, "plain");
    await revalidate();
    setBusyId(null);
  }

  return (
    <Card pad>
      <h2 className="card-title">{t("hostBookings.blocked")}</h2>
      <p>{t("hostBookings.blockedText")}</p>
      <ul className="blocked-phones">
        {data.blocked.map(({ id, ending, blockedAt }) => (
          <li key={id}>
            <span>
              {t("hostBookings.blockedEnding", { ending })}
              <span className="booking-ref">{t("hostBookings.blockedOn", { day: words.day(blockedAt) })}</span>
            </span>
            <Button
              size="sm"
              variant="outline"
              busy={busyId === id}
              aria-label={t("hostBookings.unblockName", { ending })}
              onClick={() => void unblock(id)}
            >
              {t("hostBookings.unblock")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
