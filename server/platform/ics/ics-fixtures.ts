/** Lines as in a file: joined with CRLF, inside a VCALENDAR. */
export function aCalendar(...lines: readonly string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

/** It is the same entry as the others, unless the lines contain a UID. */
export function anEntry(...lines: readonly string[]): string[] {
  const uid = lines.some((line) => line.startsWith("UID:")) ? [] : ["UID:one@calendar.example"];
  return ["BEGIN:VEVENT", ...uid, ...lines, "END:VEVENT"];
}

/** Outlook names its zones after Windows and describes them in the file. */
export const outlookBerlin = [
  "BEGIN:VTIMEZONE",
  "TZID:W. Europe Standard Time",
  "BEGIN:STANDARD",
  "DTSTART:16010101T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];
