import type { ReactNode } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { StaticDialog } from "#web/ui/static-dialog.tsx";
import { PlatformLinks } from "./platform-links.tsx";

export function DownloadDialog(props: { open: boolean; onOpenChange: (open: boolean) => void; fallback?: ReactNode }) {
  const t = useT("common");
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      preload="none"
      fallback={props.fallback}
      title={t("download.title")}
      lead={t("download.lead")}
    >
      <PlatformLinks onChoose={() => props.onOpenChange(false)} />
    </Dialog>
  );
}

export function StaticDownloadDialog({ closeTo }: { closeTo: string }) {
  const t = useT("common");
  return (
    <StaticDialog title={t("download.title")} lead={t("download.lead")} closeTo={closeTo}>
      <PlatformLinks />
    </StaticDialog>
  );
}
