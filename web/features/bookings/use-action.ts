import { useState } from "react";
import { ApiRefusal } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { showToast } from "#web/ui/toast-store.ts";

export type Failure = { readonly error: unknown };

/**
 * Runs one action at a time. A refusal also refreshes the page, because the page was out of date. A lost connection
 * does not: the refresh would fail too and show a second message.
 */
export function useAction(refresh: () => unknown, onRefusal: (error: ApiRefusal) => unknown = refresh) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function run(work: () => Promise<{ message: string }>): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      showToast((await work()).message);
      await refresh();
    } catch (error) {
      setFailure({ error });
      if (error instanceof ApiRefusal) await onRefusal(error);
    }
    setIsBusy(false);
  }
  return { isBusy, failure, run };
}

export function useReason(): (error: unknown) => string {
  const t = useT("hostBookings");
  return (error) => (error instanceof ApiRefusal ? error.message : t("hostBookings.offline"));
}
