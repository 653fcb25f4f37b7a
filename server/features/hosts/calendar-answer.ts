import type { z } from "zod";
import type { Calendar } from "#contract/calendars.ts";
import type { CalendarName } from "./calendar-name-store.ts";

export function calendarAnswer(calendar: CalendarName, isMember: boolean): z.output<typeof Calendar> {
  const { id, name, colour, member_id, is_open } = calendar;
  return { id, name, ...(isMember ? { colour, memberId: member_id, isOpen: is_open } : {}) };
}
