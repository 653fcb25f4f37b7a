import { useState } from "react";
import { SessionEnded } from "#web/features/hosts/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import { ActionFailure } from "./action-failure.tsx";
import type { HostBookingsData } from "./load-host-bookings.ts";
import { useAction } from "./use-action.ts";
import { useSending } from "./use-sending.ts";

type FeedCardProps = {
  readonly hostId: number;
  readonly feed: HostBookingsData["feed"];
  readonly onChanged: () => Promise<unknown>;
};

export function FeedCard({ hostId, feed: { url, calendars }, onChanged }: FeedCardProps) {
  const t = useT("hostBookings");
  const copy = useCopy();
  const [asked, setAsked] = useState<FeedChange | null>(null);
  const { isBusy, failure, run } = useAction(onChanged);
  const make = () => run(() => makeAddress(hostId));
  return (
    <Card pad id="calendar-feed">
      <h2 className="host-bookings-card-title">{t("hostBookings.feedTitle")}</h2>
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
      <div className="host-bookings-actions">
        {url ? (
          <Button size="sm" variant="outline" onClick={() => void copy(url, t("hostBookings.copied"))}>
            {t("hostBookings.copy")}
          </Button>
        ) : null}
        <Button size="sm" variant="outline" busy={isBusy} onClick={() => (url ? setAsked("renew") : void make())}>
          {t(url ? "hostBookings.feedRenew" : "hostBookings.feedMake")}
        </Button>
        {url ? (
          <Button size="sm" variant="quiet-danger" disabled={isBusy} onClick={() => setAsked("stop")}>
            {t("hostBookings.feedStop")}
          </Button>
        ) : null}
      </div>
      {calendars.length > 1 ? (
        <details>
          <summary>{t("hostBookings.feedEach")}</summary>
          <p>{t("hostBookings.feedEachText")}</p>
          {calendars.map((one) => (
            <div key={one.calendarId} className="host-bookings-actions">
              <TextField
                label={one.name}
                value={one.url}
                readOnly
                dir="ltr"
                onFocus={(event) => event.target.select()}
              />
              <Button
                size="sm"
                variant="outline"
                aria-label={t("hostBookings.copyName", { name: one.name })}
                onClick={() => void copy(one.url, t("hostBookings.copied"))}
              >
                {t("hostBookings.copy")}
              </Button>
            </div>
          ))}
        </details>
      ) : null}
      <ActionFailure failure={failure} />
      {asked ? (
        <FeedChangeDialog
          change={asked}
          hostId={hostId}
          onClose={() => setAsked(null)}
          onDone={() => void onChanged()}
        />
      ) : null}
    </Card>
  );
}

type FeedChange = "renew" | "stop";

const changeWords = {
  renew: {
    title: "hostBookings.feedRenewTitle",
    text: "hostBookings.feedRenewText",
    confirm: "hostBookings.feedRenew",
  },
  stop: { title: "hostBookings.feedStopTitle", text: "hostBookings.feedStopText", confirm: "hostBookings.feedStop" },
} as const;

type FeedChangeProps = {
  readonly change: FeedChange;
  readonly hostId: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Either change makes the current URL invalid, so calendar apps that subscribed to it stop updating. */
function FeedChangeDialog({ change, hostId, ...ends }: FeedChangeProps) {
  const t = useT("hostBookings");
  const { isBusy, problem, hasSessionEnded, send } = useSending(ends, "hostBookings.notDone");
  const words = changeWords[change];
  return (
    <ConfirmDialog
      open
      onOpenChange={ends.onClose}
      title={t(words.title)}
      message={t(words.text)}
      confirmLabel={t(words.confirm)}
      cancelLabel={t("hostBookings.feedKeep")}
      tone="danger"
      busy={isBusy}
      error={problem}
      onConfirm={() => void send(() => (change === "renew" ? makeAddress(hostId) : stopFeed(hostId)))}
    >
      {hasSessionEnded ? <SessionEnded /> : null}
    </ConfirmDialog>
  );
}

function makeAddress(kindredProviderId: number) {
  return browserApi("POST /providerCalendar/feed", { body: { kindredProviderId } });
}

function stopFeed(hostId: number) {
  return browserApi("DELETE /providerCalendar/feed", { query: { kindredProviderId: String(hostId) } });
}
