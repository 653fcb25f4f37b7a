import { useT } from "#web/lib/messages.tsx";
import { showToast } from "./toast-store.ts";

/** Shows a toast on failure, too. Returns false if the browser does not allow copying. */
export function useCopy(): (text: string, done: string) => Promise<boolean> {
  const t = useT("common");
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(done);
      return true;
    } catch {
      showToast(t("ui.copyFailed"), "plain");
      return false;
    }
  };
}
