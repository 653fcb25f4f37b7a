import { MonitorDown } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useT } from "#web/lib/messages.tsx";
import { startWorker } from "#web/lib/offline-copy.ts";
import { Button } from "#web/ui/button.tsx";

type Offer = Event & { prompt(): Promise<unknown> };

/** Rendered only if the browser offers to install the product. */
export function InstallButton({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const t = useT("common");
  const offer = useSyncExternalStore(subscribe, currentOffer, noOffer);
  if (!offer) return null;
  const install = async () => {
    await startWorker();
    await offer.prompt();
    window.installOffer = undefined;
    onChoose?.();
  };
  return (
    <Button onClick={() => void install()} icon={<MonitorDown className="icon" aria-hidden="true" />}>
      {t("download.install")}
    </Button>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("beforeinstallprompt", listener);
  return () => removeEventListener("beforeinstallprompt", listener);
}
// The script in the head stores it, because the browser may offer it before the page is hydrated.
const currentOffer = () => window.installOffer as Offer | undefined;
const noOffer = () => undefined;
