import { useState } from "react";
import type { CallOutput } from "#contract/calls.ts";
import { formatDayTime } from "#format/times.ts";
import { browserApi } from "#web/lib/api.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { ConnectionsData } from "./load-connections.ts";
import { useChange } from "./use-change.ts";

type Delivery = CallOutput<"GET /hosts/{hostId}/webhooks/{id}/deliveries">[number];

/** Loaded when somebody opens it. */
export function Deliveries({ host, webhookId }: { host: ConnectionsData["host"]; webhookId: number }) {
  const t = useT("connections");
  const locale = useLocale();
  const { problem, send } = useChange();
  const [deliveries, setDeliveries] = useState<readonly Delivery[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const params = { hostId: String(host.id), id: String(webhookId) };
  const at = (instant: string) => formatDayTime(instant, locale, host.timeZone);
  const load = () =>
    browserApi("GET /hosts/{hostId}/webhooks/{id}/deliveries", { params }).then(
      (all) => {
        setDeliveries(all);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  const sendAgain = async (messageId: string) => {
    const path = { ...params, messageId };
    await send(() => browserApi("POST /hosts/{hostId}/webhooks/{id}/deliveries/{messageId}/replay", { params: path }));
    await load();
  };
  return (
    <details
      className="connections-note"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>{t("webhooks.log")}</summary>
      {hasFailed ? <Note tone="bad">{t("connections.unreachable")}</Note> : null}
      {problem ? <Note tone="bad">{problem.message}</Note> : null}
      {deliveries?.length === 0 ? <p className="text-sm text-muted">{t("webhooks.noDeliveries")}</p> : null}
      <ul className="connections-list">
        {(deliveries ?? []).map(({ id, type, about, state, lastStatus, createdAt, nextTryAt, attempts }) => (
          <li key={id}>
            <div className="connections-words">
              <p>
                <b>{lastStatus ?? (attempts > 0 ? t("webhooks.noAnswer") : "")}</b> <code dir="ltr">{type}</code>
              </p>
              <p className="text-sm text-muted">
                {about} · {at(createdAt)}
                {nextTryAt ? ` · ${t("webhooks.nextTry", { time: at(nextTryAt) })}` : null}
              </p>
            </div>
            {state === "sent" ? null : (
              <Button variant="ghost" size="sm" onClick={() => void sendAgain(id)}>
                {t("webhooks.sendAgain")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
