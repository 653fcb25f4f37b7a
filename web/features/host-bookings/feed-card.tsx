import { useState } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "../../lib/api.ts";
import { useT } from "../../lib/messages.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { useCopy } from "../../ui/use-copy.ts";
import { useReason } from "./use-sending.ts";

/** The private address at which a calendar program reads the host's bookings. */
export function FeedCard({ accountId, url }: { accountId: number; url: string | null }) {
  const t = useT("hostBookings");
  const reason = useReason();
  const copy = useCopy();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  async function act(work: () => Promise<{ message: string }>) {
    setIsBusy(true);
    const message = await work().then(
      (answer) => answer.message,
      (error: unknown) => t("hostBookings.notDone", { status: reason(error) }),
    );
    showToast(message, "plain");
    await revalidate();
    setIsBusy(false);
  }
  const renew = () => act(() => browserApi("POST /providerCalendar/feed", { body: { kindredProviderId: accountId } }));
  const revoke = () =>
    act(() => browserApi("DELETE /providerCalendar/feed", { query: { kindredProviderId: String(accountId) } }));
  return (
    <Card pad>
      <h2 className="card-title">{t("hostBookings.feedTitle")}</h2>
      <p>{t("hostBookings.feedText")}</p>
      {url ? (
        <TextField
          label={t("hostBookings.feedAddress")}
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      <div className="booking-actions">
        {url ? (
          <Button size="sm" variant="outline" onClick={() => void copy(url, t("hostBookings.copied"))}>
            {t("hostBookings.copy")}
          </Button>
        ) : null}
        <Button size="sm" variant="outline" busy={isBusy} onClick={() => void renew()}>
          {t(url ? "hostBookings.feedRenew" : "hostBookings.feedMake")}
        </Button>
        {url ? (
          <Button size="sm" variant="quiet-danger" disabled={isBusy} onClick={() => void revoke()}>
            {t("hostBookings.feedStop")}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
