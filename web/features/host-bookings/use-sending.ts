import { useState } from "react";
import { ApiRefusal } from "../../lib/api.ts";
import { useT } from "../../lib/messages.tsx";
import { showToast } from "../../ui/toast-store.ts";

/** Why a call failed, for the host to read: the server's own sentence, or that it was not reached. */
export function useReason(): (error: unknown) => string {
  const t = useT("hostBookings");
  return (error) => (error instanceof ApiRefusal ? error.message : t("hostBookings.offline"));
}

type DialogEnds = { readonly onClose: () => void; readonly onDone: () => void };

/** For a dialog that asks once, and stays open with the reason when the server refuses. */
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
      if (error instanceof ApiRefusal && error.status === 401) {
        // Loading the page again would put the sign-in page in the dialog's place.
        setIsBusy(false);
        setSessionEnded(true);
        return;
      }
      setProblem(t(failed, { status: reason(error) }));
    }
    setIsBusy(false);
    onDone();
  }
  return { isBusy, problem, hasSessionEnded, send };
}
