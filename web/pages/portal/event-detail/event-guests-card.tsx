import { ExternalLink, Users } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { EventRecord } from "#web/features/events/index.ts";
import { eventPath } from "#web/features/registrations/index.ts";
import { ApiRefusal, browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";

export function EventGuestsCard({ event }: { event: EventRecord }) {
  const t = useT("portal");
  return (
    <Card pad className="grid gap-4">
      <h2 className="text-xl">{t("event.guests")}</h2>
      {event.registration === "kindred" ? (
        <>
          <p className="text-ink-2">{t("event.guestsText", { count: event.places_taken })}</p>
          <LinkButton to={`/events/${event.id}/guests`} icon={<Users className="icon" aria-hidden="true" />}>
            {t("event.openGuests")}
          </LinkButton>
        </>
      ) : null}
      <LinkButton to={eventPath(event)} variant="outline" icon={<ExternalLink className="icon" aria-hidden="true" />}>
        {t("event.publicPage")}
      </LinkButton>
      <CancelEvent event={event} />
    </Card>
  );
}

function CancelEvent({ event }: { event: EventRecord }) {
  const t = useT("portal");
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState("");
  const [scope, setScope] = useState<"one" | "following">("one");
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  if (event.cancelled_at) return <Note>{t("event.isCancelled")}</Note>;
  async function cancel(): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      await browserApi("POST /events/{id}/cancel", { params: { id: String(event.id) }, body: { note, scope } });
    } catch (error) {
      setFailure(error instanceof ApiRefusal ? error.message : t("event.cancelFailed"));
    }
    setSending(false);
    await revalidate();
  }
  return (
    <details>
      <summary className="tap-target">{t("event.cancel")}</summary>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t("event.cancelText")}</p>
        {failure ? <Note tone="bad">{failure}</Note> : null}
        <TextAreaField
          label={t("event.cancelNote")}
          optional
          maxLength={500}
          value={note}
          onChange={(change) => setNote(change.target.value)}
        />
        {event.series_id ? (
          <RadioGroup
            label={t("event.cancelScope")}
            options={[
              { value: "one", label: t("event.cancelScope.one") },
              { value: "following", label: t("event.cancelScope.following") },
            ]}
            value={scope}
            onChange={(chosen) => setScope(chosen === "following" ? "following" : "one")}
          />
        ) : null}
        <Button variant="danger" busy={isSending} onClick={() => void cancel()}>
          {t("event.cancelYes")}
        </Button>
      </div>
    </details>
  );
}
