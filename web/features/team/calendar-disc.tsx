import { type CalendarColour, calendarColours } from "#contract/lists/calendar-colours.ts";
import { initialOf } from "#web/ui/initial.ts";

/** The initial of a calendar's name on its colour. Hidden from screen readers: the name is beside it. */
export function CalendarDisc({ name, colour = "teal" }: { name: string; colour?: CalendarColour | undefined }) {
  return (
    <span className="avatar" data-size="sm" data-colour={calendarColours.indexOf(colour) + 1} aria-hidden="true">
      {initialOf(name).letter}
    </span>
  );
}
