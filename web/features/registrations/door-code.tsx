import { CircleAlert, CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { ApiRefusal, browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type Result = { readonly tone: "good" | "warm" | "bad"; readonly title: string; readonly text: string };

/** A typed code ignores case and spaces. Readers that act as a keyboard type the whole content of a QR code. */
export function DoorCode({ eventId, onDone }: { eventId: number; onDone: () => void }) {
  const t = useT("guests");
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [isSending, setSending] = useState(false);
  async function check(code: string): Promise<Result> {
    try {
      const { data: guest } = await browserApi("POST /events/{id}/checkIn", {
        params: { id: String(eventId) },
        body: { code },
      });
      const title = t("guests.welcome", { name: guest.name ?? "" });
      return { tone: "good", title, text: t("guests.inOf", guest) };
    } catch (error) {
      if (!(error instanceof ApiRefusal)) return { tone: "bad", title: t("guests.failed"), text: "" };
      if (error.status === 404) return { tone: "bad", title: t("guests.notValid"), text: code };
      return { tone: "warm", title: error.message, text: code };
    }
  }
  async function send(): Promise<void> {
    const code = field.current?.value.trim() ?? "";
    if (!code || isSending) return;
    setSending(true);
    setResult(await check(code));
    setSending(false);
    if (field.current) {
      field.current.value = "";
      field.current.focus();
    }
    onDone();
  }
  const Icon = result?.tone === "good" ? CircleCheck : CircleAlert;
  return (
    <form
      className="card door-code"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 className="text-xl">{t("guests.door")}</h2>
      <div className="door-code-field">
        <TextField
          ref={field}
          label={t("guests.code")}
          hint={t("guests.codeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={100}
        />
        <Button type="submit" busy={isSending}>
          {t("guests.check")}
        </Button>
      </div>
      <div role="status">
        {result ? (
          <p className="door-code-result" data-tone={result.tone}>
            <Icon className="icon-lg" aria-hidden="true" />
            <b>{result.title}</b>
            <span>{result.text}</span>
          </p>
        ) : null}
      </div>
    </form>
  );
}
