import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { PortalHost } from "./portal-session.ts";

type SuspendedNoteProps = { readonly host: Pick<PortalHost, "name" | "isSuspended" | "suspensionReason"> };

export function SuspendedNote({ host: { name, isSuspended, suspensionReason } }: SuspendedNoteProps) {
  const t = useT("portal");
  if (!isSuspended) return null;
  return (
    <Note
      tone="warm"
      action={
        <LinkButton to="/contact" variant="outline" size="sm">
          {t("account.contact")}
        </LinkButton>
      }
    >
      <b>{t("dashboard.suspended", { host: name })}</b>
      {suspensionReason ? (
        <span className="block">{t("dashboard.suspendedReason", { reason: suspensionReason })}</span>
      ) : null}
      <span className="block">{t("dashboard.suspendedText")}</span>
    </Note>
  );
}
