import { Share2 } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { useCopy } from "#web/ui/use-copy.ts";

/** Opens the device's own sheet, or copies the link where there is none. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useT("whatsOn");
  const isHydrated = useHydrated();
  const copy = useCopy();
  const url = `${useSite()?.publicUrl ?? ""}${path}`;
  // Closing the share sheet without sharing is not an error.
  const share = () =>
    typeof navigator.share === "function"
      ? navigator.share({ title, url }).catch(() => undefined)
      : copy(url, t("event.copied"));
  return (
    // It needs scripts. Its space is kept until they run, so that nothing moves.
    <Button
      variant="outline"
      className={isHydrated ? undefined : "invisible"}
      onClick={() => void share()}
      icon={<Share2 className="icon" aria-hidden="true" />}
    >
      {t("event.share")}
    </Button>
  );
}
