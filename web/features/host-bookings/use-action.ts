import { useState } from "react";
import { ApiRefusal, isSessionEnded } from "#web/lib/api.ts";
import { showToast } from "#web/ui/toast-store.ts";

export type Failure = { readonly error: unknown };

/** Runs one action of a host at a time: confirms it, refreshes the page, and keeps the reason if it failed. */
export function useAction(refresh: () => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function run(work: () => Promise<{ message: string }>): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      showToast((await work()).message);
      await refresh();
    } catch (error) {
      // If the session has ended, the refreshed page says so.
      if (!isSessionEnded(error)) setFailure({ error });
      // Without a connection the refresh fails as well, and would only add a second message.
      if (error instanceof ApiRefusal) await refresh();
    }
    setIsBusy(false);
  }
  return { isBusy, failure, run };
}
