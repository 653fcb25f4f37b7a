import { useT } from "#web/lib/messages.tsx";
import { useLastLoaded } from "#web/lib/use-last-loaded.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { CalendarData } from "./load-calendar.ts";
import { OneCalendar } from "./one-calendar.tsx";
import { TeamCalendar } from "./team-calendar.tsx";

type CalendarProps = {
  readonly data: CalendarData;
  readonly isReadOnly?: boolean;
  /** Only the host may read bookings and live changes, so moderators see neither. */
  readonly isModerator?: boolean;
  /** The page around the calendar then offers to sign in. */
  readonly hasSessionEnded?: boolean;
};

export function Calendar({ data: loaded, isReadOnly = false, isModerator = false, ...props }: CalendarProps) {
  const t = useT("calendar");
  const data = useLastLoaded(loaded, loaded.failedWith === null);
  const hasSessionEnded = props.hasSessionEnded === true;
  const shown = { data, failedWith: loaded.failedWith, hasSessionEnded, isReadOnly: isReadOnly || isModerator };
  if (data.calendars.length === 0 && data.failedWith === null && !isModerator)
    return (
      <EmptyState title={t("calendar.none")} headingLevel={2} communityId={5}>
        {t("calendar.noneHint")}
      </EmptyState>
    );
  if (data.calendars.length > 1 && data.calendarId === null) return <TeamCalendar {...shown} />;
  // The key resets the selected cells and open dialogs when another calendar is shown.
  return <OneCalendar key={data.calendarId ?? 0} {...shown} isModerator={isModerator} />;
}
