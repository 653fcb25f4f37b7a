import type { ICalCalendar } from "ical-generator";

/** RFC 5545, section 3.1, requires CR LF after every line. The library omits it after the last one. */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}
