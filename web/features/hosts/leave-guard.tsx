import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/**
 * Links within the app open our own dialog. Closing the tab or reloading opens the browser's dialog, which pages cannot
 * replace.
 */
export function LeaveGuard({ hasUnsent, isOff }: { hasUnsent: () => boolean; isOff: boolean }) {
  const t = useT("portalForms");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isOff && currentLocation.pathname !== nextLocation.pathname && hasUnsent(),
  );
  useEffect(() => {
    if (isOff) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsent()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasUnsent, isOff]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => (open ? undefined : blocker.reset?.())}
      title={t("draft.leaveTitle")}
      message={t("draft.leaveText")}
      cancelLabel={t("draft.stay")}
      confirmLabel={t("draft.leave")}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
