import { useEffect, useRef } from "react";
import { isSessionEnded } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { Note } from "#web/ui/note.tsx";
import { type Failure, useReason } from "./use-action.ts";

type ActionFailureProps = {
  readonly failure: Failure | null;
  readonly failed?: "hostBookings.notDone" | "hostBookings.noShowFailed";
};

/** Scrolls into view, because the pressed button may be far away. */
export function ActionFailure({ failure, failed = "hostBookings.notDone" }: ActionFailureProps) {
  const t = useT("hostBookings");
  const reason = useReason();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: "center" });
  }, [failure]);
  // If the session has ended, the page itself says so.
  if (!failure || isSessionEnded(failure.error)) return null;
  return (
    <div ref={place}>
      <Note tone="bad">{t(failed, { status: reason(failure.error) })}</Note>
    </div>
  );
}
