import ICAL from "ical.js";

/** Parses with ical.js, which is not the library that writes our files. It throws if the format is wrong. */
export function readCalendar(file: string) {
  if (!/^(?:[^\r\n]+\r\n)+$/.test(file)) throw new Error("not every line of the calendar file ends in CR LF");
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      method: calendar.getFirstPropertyValue("method"),
      uid: event.uid,
      description: event.description,
      sequence: event.sequence,
      status: component.getFirstPropertyValue("status"),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      attendees: event.attendees.map((attendee) => String(attendee.getFirstValue())),
    };
  });
}
