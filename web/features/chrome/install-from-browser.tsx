import { MonitorDown } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useT } from "#web/lib/messages.tsx";
import { startWorker } from "#web/lib/offline-copy.ts";
import { Button } from "#web/ui/button.tsx";

/** The button is shown only if the browser offers to install the product. */
export function InstallFromBrowser({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const t = useT("common");
  const offer = useSyncExternalStore(subscribe, currentOffer, noOffer);
  const install = async () => {
    await startWorker();
    await offer?.prompt();
    window.installOffer = undefined;
    onChoose?.();
  };
  return (
    <>
      {offer ? (
        <Button onClick={() => void install()} icon={<MonitorDown className="icon" aria-hidden="true" />}>
          {t("download.install")}
        </Button>
      ) : null}
      <p className="text-sm text-muted">{t("download.installHint")}</p>
    </>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("beforeinstallprompt", listener);
  return () => removeEventListener("beforeinstallprompt", listener);
}
// The script in the head stores it, because the browser may offer it before the page is hydrated.
const currentOffer = () => window.installOffer;
const noOffer = () => undefined;
