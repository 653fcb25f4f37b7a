import { useRevalidator } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { Problem } from "./use-calendar-actions.ts";

type CalendarProblemProps = {
  readonly problem: Problem | null;
  readonly failedWith: number | null;
};

export function CalendarProblem({ problem, failedWith }: CalendarProblemProps) {
  const t = useT("calendar");
  const { revalidate } = useRevalidator();
  const status = failedWith || t("calendar.offline");
  const notLoaded = { message: t("calendar.fetchFailed", { status }), retry: () => void revalidate() };
  const shown = problem ?? (failedWith === null ? null : notLoaded);
  if (!shown) return null;
  return (
    <Note
      tone="bad"
      isSticky
      action={
        <Button variant="outline" size="sm" onClick={shown.retry}>
          {t("calendar.retry")}
        </Button>
      }
    >
      {shown.message}
    </Note>
  );
}
