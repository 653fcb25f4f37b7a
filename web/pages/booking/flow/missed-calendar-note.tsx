import { useT } from "#web/lib/messages.tsx";
import { Note } from "#web/ui/note.tsx";
import type { MissedCalendar } from "./booking-views.ts";

export function MissedCalendarNote({ missed }: { missed: MissedCalendar | null }) {
  const t = useT("booking");
  if (!missed) return null;
  const { name } = missed;
  return <Note tone="warm">{name === null ? t("with.missed") : t("with.missedService", { name })}</Note>;
}
