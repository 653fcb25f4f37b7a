import { CircleCheck, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { clearLoadFailure, type LoadFailure, useFailureElsewhere, useIsOffline } from "#web/lib/load-failure.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import {
  dismissToast,
  startToastTimer,
  stopToastTimer,
  type Toast,
  type ToastAction,
  toastStore,
} from "./toast-store.ts";

/** Render this once, in the root. Screen readers announce a message only if its live region already existed. */
export function Toasts() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, noToast);
  const failure = useFailureElsewhere();
  return (
    <div className="toast-list" role="status">
      {failure ? <FailureCard failure={failure} /> : null}
      {toast ? <ToastCard key={toast.id} {...toast} onDismiss={() => dismissToast(toast.id)} /> : null}
    </div>
  );
}

const noToast = () => null;

function FailureCard({ failure }: { failure: LoadFailure }) {
  const t = useT("common");
  const isOffline = useIsOffline();
  const { pathname } = useLocation();
  const sentence = failure.retry ? t(failure.url.pathname === pathname ? "load.part" : "load.page") : t("load.notSent");
  return (
    <div className="toast">
      <p>{isOffline ? `${t("load.offline")} ${sentence}` : sentence}</p>
      {failure.retry ? (
        <Button variant="outline" size="sm" onClick={failure.retry}>
          {t("load.retry")}
        </Button>
      ) : null}
      <IconButton label={t("ui.dismiss")} icon={<X className="icon" aria-hidden="true" />} onClick={clearLoadFailure} />
    </div>
  );
}

type ToastCardProps = Pick<Toast, "message" | "tone"> & {
  readonly action?: ToastAction | undefined;
  readonly onDismiss: () => void;
};

export function ToastCard({ action, ...props }: ToastCardProps) {
  const t = useT("common");
  return (
    <div className="toast">
      {props.tone === "good" ? <CircleCheck className="icon-lg flex-none" aria-hidden="true" /> : null}
      <p>{props.message}</p>
      {action ? (
        <Button variant="outline" size="sm" onClick={action.run} onFocus={stopToastTimer} onBlur={startToastTimer}>
          {action.label}
        </Button>
      ) : null}
      <IconButton label={t("ui.dismiss")} icon={<X className="icon" aria-hidden="true" />} onClick={props.onDismiss} />
    </div>
  );
}
