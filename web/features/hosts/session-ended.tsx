import { useLocation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { signInAddress } from "./sign-in-link.tsx";

/** The form around this note keeps what was typed. */
export function SessionEnded({ isSticky }: { isSticky?: boolean }) {
  const t = useT("portal");
  const { pathname, search } = useLocation();
  return (
    <Note
      tone="bad"
      isSticky={isSticky}
      action={
        <LinkButton to={signInAddress(pathname + search)} reloadDocument variant="outline" size="sm">
          {t("gate.signIn")}
        </LinkButton>
      }
    >
      {t("gate.sessionEnded")}
    </Note>
  );
}
