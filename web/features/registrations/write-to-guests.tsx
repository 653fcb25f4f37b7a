import { useState } from "react";
import { ApiRefusal, browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";

type Outcome = { readonly tone: "good" | "bad"; readonly text: string };

export function WriteToGuests({ eventId }: { eventId: number }) {
  const t = useT("guests");
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  async function send(): Promise<void> {
    setSending(true);
    setOutcome(null);
    try {
      const params = { id: String(eventId) };
      const { message, data } = await browserApi("POST /events/{id}/messages", { params, body: { text } });
      setOutcome({ tone: "good", text: `${message}. ${t("guests.written", data)}` });
      setText("");
    } catch (error) {
      const reason = error instanceof ApiRefusal ? (error.fields.text ?? error.message) : t("guests.failed");
      setOutcome({ tone: "bad", text: reason });
    }
    setSending(false);
  }
  return (
    <details className="card write-to-guests">
      <summary className="tap-target">{t("guests.write")}</summary>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t("guests.writeText")}</p>
        <TextAreaField
          label={t("guests.writeLabel")}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div role="status">{outcome ? <Note tone={outcome.tone}>{outcome.text}</Note> : null}</div>
        <Button busy={isSending} disabled={text.trim() === ""} onClick={() => void send()}>
          {t("guests.writeSend")}
        </Button>
      </div>
    </details>
  );
}
