import { Check } from "lucide-react";
import { Link } from "react-router";
import type { OwnCalendar } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { CalendarAvatar } from "#web/ui/calendar-avatar.tsx";
import { useCalendarAddress } from "./calendar-top.tsx";

type CalendarChoiceProps = {
  readonly calendars: readonly OwnCalendar[];
  /** Null shows everyone. */
  readonly calendarId: number | null;
};

export function CalendarChoice({ calendars, calendarId }: CalendarChoiceProps) {
  const t = useT("calendar");
  const to = useCalendarAddress();
  if (calendars.length < 2) return null;
  return (
    <nav className="chip-group calendar-choice" aria-label={t("calendar.calendars")}>
      <Link
        className="chip"
        to={to({ calendar: null, view: "day" })}
        aria-current={calendarId === null ? "true" : undefined}
        preventScrollReset
      >
        {calendarId === null ? <Check className="icon" aria-hidden="true" /> : null}
        {t("calendar.everyone")}
      </Link>
      {calendars.map((calendar) => (
        <Link
          key={calendar.id}
          className="chip"
          to={to({ calendar: String(calendar.id) })}
          aria-current={calendar.id === calendarId ? "true" : undefined}
          preventScrollReset
        >
          {calendar.id === calendarId ? <Check className="icon" aria-hidden="true" /> : null}
          <CalendarAvatar name={calendar.name} colour={calendar.colour} size="sm" />
          <bdi>{calendar.name}</bdi>
        </Link>
      ))}
    </nav>
  );
}
