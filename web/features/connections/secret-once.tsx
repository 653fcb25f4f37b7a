import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopy } from "#web/ui/use-copy.ts";

type SecretOnceProps = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly copied: string;
  readonly secret: string;
  readonly onClose: () => void;
};

/** Something that the server shows only in one answer. */
export function SecretOnce({ title, text, label, copied, secret, onClose }: SecretOnceProps) {
  const t = useT("connections");
  const copy = useCopy();
  return (
    <div className="connections-form">
      <Note tone="good">
        <p className="font-strong">{title}</p>
        <p>{text}</p>
      </Note>
      <TextField label={label} value={secret} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
      <div className="connections-actions">
        <Button size="sm" variant="outline" onClick={() => void copy(secret, copied)}>
          {t("keys.copy")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t("keys.close")}
        </Button>
      </div>
    </div>
  );
}
