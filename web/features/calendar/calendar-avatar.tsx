import { calendarColours } from "#contract/lists/calendar-colours.ts";
import type { OwnCalendar } from "#web/features/hosts/index.ts";
import { Avatar } from "#web/ui/avatar.tsx";

type CalendarAvatarProps = {
  readonly calendar: Pick<OwnCalendar, "name" | "colour">;
  readonly size?: "sm" | "md";
};

/** The initial of a calendar on the colour that the host has given it. */
export function CalendarAvatar({ calendar, size = "md" }: CalendarAvatarProps) {
  return <Avatar name={calendar.name} colour={calendarColours.indexOf(calendar.colour) + 1} size={size} />;
}
