import { WifiOff } from "lucide-react";
import { useIsOffline } from "#web/lib/load-failure.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

/** What was loaded before stays on the page around this message. */
export function ErrorState(props: {
  message: string;
  onRetry: () => void;
  retryLabel?: string;
  retrying?: boolean;
  isSticky?: boolean;
}) {
  const t = useT("common");
  const isOffline = useIsOffline();
  return (
    <Note
      tone="bad"
      isSticky={props.isSticky}
      icon={<WifiOff className="icon" aria-hidden="true" />}
      action={
        <Button variant="outline" size="sm" onClick={props.onRetry} busy={props.retrying}>
          {props.retryLabel ?? t("ui.tryAgain")}
        </Button>
      }
    >
      {props.message}
      {isOffline ? <span className="block">{t("load.offline")}</span> : null}
    </Note>
  );
}
