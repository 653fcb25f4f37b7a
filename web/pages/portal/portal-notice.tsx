import { useEffect, useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Note } from "#web/ui/note.tsx";

const notices = ["editService", "editEvent", "loadService", "loadEvent"] as const;
type Notice = (typeof notices)[number];

/** Explains a redirect to this page. Removes itself from the URL, so that a reload does not show it again. */
export function PortalNotice({ notice }: { notice: string | null }) {
  const t = useT("portal");
  const [shown] = useState(notices.find((known): known is Notice => known === notice));
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has("notice")) return;
    url.searchParams.delete("notice");
    history.replaceState(history.state, "", url);
  }, []);
  return shown ? <Note tone="bad">{t(`notice.${shown}`)}</Note> : null;
}
