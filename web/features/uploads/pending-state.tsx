import { useT } from "#web/lib/messages.tsx";
import { Progress } from "#web/ui/progress.tsx";
import type { Pending } from "./use-pictures.ts";

export function PendingState({ one, onRetry }: { one: Pending; onRetry: (id: string) => void }) {
  const t = useT("portalForms");
  if (one.error === undefined) {
    const isSent = one.progress >= 1;
    return (
      <Progress
        label={isSent ? t("upload.preparing") : t("ui.uploading")}
        value={isSent ? undefined : one.progress}
        note={isSent ? undefined : `${Math.round(one.progress * 100)}%`}
      />
    );
  }
  return (
    <>
      <p role="alert">{one.error}</p>
      {one.canRetry ? (
        <button type="button" onClick={() => onRetry(one.id)}>
          {t("ui.tryAgain")}
        </button>
      ) : null}
    </>
  );
}
