import { UsersRound } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";

/** On a phone, the list of services hides the choice of a person, so the bottom bar repeats it. */
export function WithBar({ name, onChange }: { name: string | null; onChange: () => void }) {
  const t = useT("booking");
  return (
    <button type="button" className="with-bar" onClick={onChange}>
      <UsersRound className="icon" aria-hidden="true" />
      <span>{name === null ? t("with.withAnyone") : t("with.name", { name })}</span>
      <span className="with-bar-change">{t("with.change")}</span>
    </button>
  );
}
