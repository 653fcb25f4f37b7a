import { useState } from "react";
import { ApiRefusal, isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { showToast } from "#web/ui/toast-store.ts";

/** Why a call failed: the server's message, or that it could not be reached. */
export function useReason(): (error: unknown) => string {
  const t = useT("hostBookings");
  return (error) => (error instanceof ApiRefusal ? error.message : t("hostBookings.offline"));
}

type DialogEnds = { readonly onClose: () => void; readonly onDone: () => void };

/** For a confirmation dialog that stays open with the reason if the server refuses. */
export function useSending(
  { onClose, onDone }: DialogEnds,
  failed: "hostBookings.notDone" | "hostBookings.cancelFailed",
) {
  const t = useT("hostBookings");
  const reason = useReason();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [hasSessionEnded, setSessionEnded] = useState(false);
  async function send(work: () => Promise<{ message: string }>) {
    setIsBusy(true);
    setProblem(undefined);
    setSessionEnded(false);
    try {
      showToast((await work()).message);
      onClose();
    } catch (error) {
      if (isSessionEnded(error)) {
        // Nothing has changed, and the dialog itself offers to sign in again.
        setIsBusy(false);
        setSessionEnded(true);
        return;
      }
      setProblem(t(failed, { status: reason(error) }));
      // Without a connection a refresh fails as well, and would only add a second message.
      if (!(error instanceof ApiRefusal)) return setIsBusy(false);
    }
    setIsBusy(false);
    onDone();
  }
  return { isBusy, problem, hasSessionEnded, send };
}
