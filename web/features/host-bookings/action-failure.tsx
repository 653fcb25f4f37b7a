import { useEffect, useRef } from "react";
import { useT } from "#web/lib/messages.tsx";
import { Note } from "#web/ui/note.tsx";
import type { Failure } from "./use-action.ts";
import { useReason } from "./use-sending.ts";

type ActionFailureProps = {
  readonly failure: Failure | null;
  readonly failed?: "hostBookings.notDone" | "hostBookings.noShowFailed";
};

/** Why an action failed, scrolled into view: the pressed button may be far from it. */
export function ActionFailure({ failure, failed = "hostBookings.notDone" }: ActionFailureProps) {
  const t = useT("hostBookings");
  const reason = useReason();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: "center" });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place}>
      <Note tone="bad">{t(failed, { status: reason(failure.error) })}</Note>
    </div>
  );
}
