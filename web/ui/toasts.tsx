import { CircleCheck, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useT } from "../lib/messages.tsx";
import { IconButton } from "./icon-button.tsx";
import { dismissToast, type Toast, toastStore } from "./toast-store.ts";

/** Where toasts appear. Once, in the root: it must be on the page before the first one, to be read out. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.none);
  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} message={toast.message} tone={toast.tone} onDismiss={() => dismissToast(toast.id)} />
      ))}
    </div>
  );
}

export function ToastCard(props: { message: string; tone: Toast["tone"]; onDismiss: () => void }) {
  const t = useT("common");
  return (
    <div className="toast">
      {props.tone === "good" ? <CircleCheck className="icon-lg flex-none" aria-hidden="true" /> : null}
      <p>{props.message}</p>
      <IconButton label={t("ui.dismiss")} icon={<X className="icon" aria-hidden="true" />} onClick={props.onDismiss} />
    </div>
  );
}
