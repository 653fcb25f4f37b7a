import { Plus, WebhookIcon } from "lucide-react";
import { useState } from "react";
import { joinTexts } from "#format/joined-text.ts";
import { formatDayTime } from "#format/times.ts";
import { browserApi } from "#web/lib/api.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { Deliveries } from "./deliveries.tsx";
import type { ConnectionsData, Webhook } from "./load-connections.ts";
import { SecretOnce } from "./secret-once.tsx";
import { useChange } from "./use-change.ts";
import { WebhookForm } from "./webhook-form.tsx";

export function Webhooks({ data, webhooks }: { data: ConnectionsData; webhooks: readonly Webhook[] }) {
  const t = useT("connections");
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const params = { hostId: String(data.host.id) };
  return (
    <Card pad>
      <div className="connections-heading">
        <h3 className="connections-title">{t("webhooks.title")}</h3>
        {isAdding ? null : (
          <Button
            variant="soft"
            size="sm"
            icon={<Plus className="icon" aria-hidden="true" />}
            onClick={() => setIsAdding(true)}
          >
            {t("webhooks.add")}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">{t("webhooks.text")}</p>
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} data={data} webhook={webhook} onSecret={setSecret} />
      ))}
      {secret ? (
        <SecretOnce
          title={t("webhooks.once")}
          text={t("webhooks.onceText")}
          label={t("webhooks.secret")}
          copied={t("webhooks.secretCopied")}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      ) : null}
      {isAdding ? (
        <WebhookForm
          onSave={async (body) => {
            const { data: added, message } = await browserApi("POST /hosts/{hostId}/webhooks", { params, body });
            setSecret(added.secret);
            return { message };
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </Card>
  );
}

type RowProps = {
  readonly data: ConnectionsData;
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
};

function WebhookRow({ data: { host }, webhook, onSecret }: RowProps) {
  const t = useT("connections");
  const locale = useLocale();
  const { isBusy, problem, send } = useChange();
  const [step, setStep] = useState<"row" | "form" | "remove">("row");
  const params = { hostId: String(host.id), id: String(webhook.id) };
  const { url, events, failingSince, disabledAt } = webhook;
  const at = (instant: string) => formatDayTime(instant, locale, host.timeZone);
  const rotate = async () => {
    const answer = await send(() => browserApi("POST /hosts/{hostId}/webhooks/{id}/secret", { params }));
    if (answer) onSecret(answer.data.secret);
  };
  const remove = async () => {
    await send(() => browserApi("DELETE /hosts/{hostId}/webhooks/{id}", { params }));
    setStep("row");
  };
  return (
    <article className="connections-row" aria-label={url}>
      <span className="connections-tile" data-warm={failingSince ? "" : undefined} aria-hidden="true">
        <WebhookIcon className="icon" />
      </span>
      <div className="connections-words">
        <p className="font-strong" dir="ltr">
          {url}
        </p>
        <p className="text-sm text-muted">
          <span className="connections-state" data-state={failingSince ? "stopped" : "works"}>
            {disabledAt
              ? t("webhooks.stopped")
              : failingSince
                ? t("webhooks.failing", { time: at(failingSince) })
                : t("webhooks.works")}
          </span>{" "}
          ·{" "}
          {joinTexts(
            events.map((event) => t(`webhooks.event.${event}`)),
            locale,
          )}
        </p>
      </div>
      <div className="connections-actions">
        <Button variant="outline" size="sm" onClick={() => setStep("form")}>
          {t("webhooks.change")}
        </Button>
        <Button variant="outline" size="sm" busy={isBusy} onClick={() => void rotate()}>
          {t("webhooks.newSecret")}
        </Button>
        <Button variant="quiet-danger" size="sm" onClick={() => setStep("remove")}>
          {t("webhooks.remove")}
        </Button>
      </div>
      {disabledAt || problem || step === "form" ? (
        <div className="connections-note">
          {disabledAt ? <Note tone="warm">{t("webhooks.stoppedText", { time: at(disabledAt) })}</Note> : null}
          {problem ? <Note tone="bad">{problem.message}</Note> : null}
          {step === "form" ? (
            <WebhookForm
              webhook={webhook}
              onSave={(body) => browserApi("PUT /hosts/{hostId}/webhooks/{id}", { params, body })}
              onClose={() => setStep("row")}
            />
          ) : null}
        </div>
      ) : null}
      <Deliveries host={host} webhookId={webhook.id} />
      <ConfirmDialog
        open={step === "remove"}
        onOpenChange={() => setStep("row")}
        title={t("webhooks.removeTitle")}
        message={t("webhooks.removeText", { address: url })}
        confirmLabel={t("webhooks.remove")}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void remove()}
      />
    </article>
  );
}
