import { isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { useAction, useReason } from "./use-action.ts";

type DialogEnds = { readonly onClose: () => void; readonly onDone: () => void };

/** If the server refuses, the dialog stays open and shows the reason. */
export function useSending(
  { onClose, onDone }: DialogEnds,
  failed: "hostBookings.notDone" | "hostBookings.cancelFailed",
) {
  const t = useT("hostBookings");
  const reason = useReason();
  const { isBusy, failure, run } = useAction(
    () => {
      onClose();
      onDone();
    },
    // If the session has ended, the dialog itself offers to sign in again.
    (error) => (isSessionEnded(error) ? undefined : onDone()),
  );
  const hasSessionEnded = isSessionEnded(failure?.error);
  const problem = failure && !hasSessionEnded ? t(failed, { status: reason(failure.error) }) : undefined;
  return { isBusy, problem, hasSessionEnded, send: run };
}
