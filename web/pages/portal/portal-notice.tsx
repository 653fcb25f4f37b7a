import { useEffect } from "react";
import { useT } from "#web/lib/messages.tsx";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import { Note } from "#web/ui/note.tsx";
import { showToast } from "#web/ui/toast-store.ts";

const refusals = ["editService", "editEvent", "loadService", "loadEvent", "notMember", "managersOnly"] as const;
const confirmations = ["joined", "switched", "left"] as const;

/** The notice explains a redirect. It is removed from the URL, so that a reload does not show it again. */
export function PortalNotice({ notice }: { notice: string | null }) {
  const t = useT("portal");
  const refused = refusals.find((known) => known === notice);
  const refusal = useLastLoaded(refused, refused !== undefined);
  const confirmed = confirmations.find((known) => known === notice);
  const confirmation = confirmed && t(`notice.${confirmed}`);
  useEffect(() => {
    if (confirmation) showToast(confirmation);
  }, [confirmation]);
  useEffect(() => {
    const url = new URL(location.href);
    if (!notice || !url.searchParams.has("notice")) return;
    url.searchParams.delete("notice");
    history.replaceState(history.state, "", url);
  }, [notice]);
  if (refusal) return <Note tone="bad">{t(`notice.${refusal}`)}</Note>;
  return confirmation ? (
    <noscript>
      <Note tone="good">{confirmation}</Note>
    </noscript>
  ) : null;
}
