import { useState } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Note } from "#web/ui/note.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { ToastCard } from "#web/ui/toasts.tsx";
import { Sample } from "./sample.tsx";

export function MessageSamples() {
  const t = useT("design");
  const [isRetrying, setRetrying] = useState(false);
  return (
    <Sample title={t("design.messages")}>
      <ToastCard message={t("design.itemUpdated")} tone="good" onDismiss={() => {}} />
      <div>
        <Button variant="outline" onClick={() => showToast(t("design.itemUpdated"))}>
          {t("design.showToast")}
        </Button>
      </div>
      <Note tone="good">{t("design.verify")}</Note>
      <Note tone="warm">{t("design.partial")}</Note>
      <Note>{t("design.readOnly")}</Note>
      <ErrorState
        message={t("design.loadFailed")}
        retrying={isRetrying}
        onRetry={() => {
          setRetrying(true);
          setTimeout(() => setRetrying(false), 1500);
        }}
      />
    </Sample>
  );
}
