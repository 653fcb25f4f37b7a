import { type FormEvent, useState } from "react";
import { type WebhookEvent, webhookEvents } from "#contract/lists/webhook-events.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Webhook } from "./load-connections.ts";
import { useChange } from "./use-change.ts";

type WebhookFormProps = {
  readonly webhook?: Webhook;
  readonly onSave: (body: { url: string; events: WebhookEvent[] }) => Promise<{ readonly message: string }>;
  readonly onClose: () => void;
};

export function WebhookForm({ webhook, onSave, onClose }: WebhookFormProps) {
  const t = useT("connections");
  const { isBusy, problem, send } = useChange();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send(() => onSave({ url, events: [...events] }))) onClose();
  };
  const toggle = (event: WebhookEvent) =>
    setEvents(webhookEvents.filter((one) => (one === event ? !events.includes(one) : events.includes(one))));
  return (
    <form className="connections-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        type="url"
        label={t("webhooks.address")}
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={problem && !problem.fields.events ? (problem.fields.url ?? problem.message) : undefined}
        autoComplete="off"
      />
      <FieldGroup label={t("webhooks.about")} error={problem?.fields.events}>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={t(`webhooks.event.${event}`)}
            checked={events.includes(event)}
            onChange={() => toggle(event)}
          />
        ))}
      </FieldGroup>
      <div className="connections-actions">
        <Button type="submit" busy={isBusy}>
          {t("webhooks.save")}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t("webhooks.cancel")}
        </Button>
      </div>
    </form>
  );
}
