import { type CalendarColour, calendarColours } from "#contract/lists/calendar-colours.ts";
import { Avatar } from "./avatar.tsx";

type CalendarAvatarProps = {
  readonly name: string;
  readonly colour: CalendarColour;
  readonly size?: "sm" | "md";
};

export function CalendarAvatar({ name, colour, size = "md" }: CalendarAvatarProps) {
  return <Avatar name={name} colour={calendarColours.indexOf(colour) + 1} size={size} />;
}
