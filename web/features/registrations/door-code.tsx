import { Ban, CircleAlert, CircleCheck, CircleX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PlacesStepper } from "./places-stepper.tsx";
import type { DoorResult } from "./use-door.ts";

/** A typed code ignores case and spaces. Readers that act as a keyboard type the whole content of a QR code. */
export function DoorCode({ check }: { check: (code: string) => Promise<DoorResult> }) {
  const t = useT("guests");
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<DoorResult | null>(null);
  const [isSending, setSending] = useState(false);
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
  }
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
      <div role="status">{result ? <DoorResultCard result={result} /> : null}</div>
      <PeopleNow result={result} onChange={setResult} />
      <UndoCheckIn result={result} onUndone={() => setResult(null)} />
    </form>
  );
}

const icons = { good: CircleCheck, warm: CircleAlert, bad: CircleX, info: Ban };

export function DoorResultCard({ result }: { result: DoorResult }) {
  const Icon = icons[result.tone];
  return (
    <p className="door-code-result" data-tone={result.tone}>
      <Icon className="icon-lg" aria-hidden="true" />
      <b>{result.title}</b>
      <span>{result.text}</span>
    </p>
  );
}

type PeopleNowProps = { readonly result: DoorResult | null; readonly onChange: (result: DoorResult) => void };

/** A ticket checks in the whole group. This corrects it if only some of them have come. */
export function PeopleNow({ result, onChange }: PeopleNowProps) {
  const t = useT("guests");
  if (!result?.group) return null;
  const { people, most, admitNow } = result.group;
  return (
    <PlacesStepper
      label={t("guests.howManyNow")}
      value={people}
      most={most}
      onChange={(next) => onChange(admitNow(next))}
      words={{ fewer: t("guests.fewer"), more: t("guests.more") }}
    />
  );
}

const undoMs = 10_000;

/** Shown for 10 seconds after a welcome. The guest list can undo a check-in at any time. */
export function UndoCheckIn({ result, onUndone }: { result: DoorResult | null; onUndone: () => void }) {
  const t = useT("guests");
  const [ended, setEnded] = useState<DoorResult | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(result), undoMs);
    return () => clearTimeout(timer);
  }, [result]);
  if (!result?.undo || ended === result) return null;
  return (
    <Button
      variant="outline"
      block
      onClick={() => {
        result.undo?.();
        onUndone();
      }}
    >
      {t("guests.undoLast")}
    </Button>
  );
}
