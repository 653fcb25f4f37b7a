import { expect, test } from "vitest";
import { busyTimes, type IcsWindow } from "./busy-times.ts";
import { aCalendar, anEntry, outlookBerlin } from "./ics-fixtures.ts";

/** Malta changes its clocks on 28 March and 31 October 2027. */
const window: IcsWindow = {
  start: Date.parse("2027-01-01T00:00:00Z"),
  end: Date.parse("2028-12-31T00:00:00Z"),
  timeZone: "Europe/Malta",
};

function busy(text: string, within: IcsWindow = window): string[] {
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);
  return busyTimes(text, within)
    .times.toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => `${iso(start)}/${iso(end)}`);
}

type Habit = readonly [name: string, lines: readonly string[], expected: readonly string[]];

const habits: readonly Habit[] = [
  [
    "Google: a weekly series with an excluded date and a moved one, across the change of clocks",
    [
      ...anEntry(
        "DTSTART;TZID=Europe/Malta:20270317T090000",
        "DTEND;TZID=Europe/Malta:20270317T100000",
        "RRULE:FREQ=WEEKLY;UNTIL=20270407T215959Z;BYDAY=WE",
        "EXDATE;TZID=Europe/Malta:20270324T090000",
        "SUMMARY:Dentist\\, again",
      ),
      ...anEntry(
        "DTSTART;TZID=Europe/Malta:20270401T140000",
        "DTEND;TZID=Europe/Malta:20270401T150000",
        "RECURRENCE-ID;TZID=Europe/Malta:20270331T090000",
      ),
    ],
    ["2027-03-17T08:00/2027-03-17T09:00", "2027-04-01T12:00/2027-04-01T13:00", "2027-04-07T07:00/2027-04-07T08:00"],
  ],
  [
    "Google: an all-day entry that is shown as free, and one that is shown as busy",
    [
      ...anEntry("DTSTART;VALUE=DATE:20270501", "DTEND;VALUE=DATE:20270502", "TRANSP:TRANSPARENT"),
      ...anEntry("UID:two", "DTSTART;VALUE=DATE:20270503", "DTEND;VALUE=DATE:20270505", "TRANSP:OPAQUE"),
    ],
    ["2027-05-02T22:00/2027-05-04T22:00"],
  ],
  [
    "Google: a cancelled date of a series is free",
    [
      ...anEntry("DTSTART:20270601T100000Z", "DTEND:20270601T110000Z", "RRULE:FREQ=DAILY;COUNT=3"),
      ...anEntry(
        "DTSTART:20270602T100000Z",
        "DTEND:20270602T110000Z",
        "RECURRENCE-ID:20270602T100000Z",
        "STATUS:CANCELLED",
      ),
    ],
    ["2027-06-01T10:00/2027-06-01T11:00", "2027-06-03T10:00/2027-06-03T11:00"],
  ],
  [
    "Outlook: a zone with a Windows name that the file describes",
    [
      ...outlookBerlin,
      ...anEntry(
        "DTSTART;TZID=W. Europe Standard Time:20270110T090000",
        "DTEND;TZID=W. Europe Standard Time:20270110T093000",
        "X-MICROSOFT-CDO-BUSYSTATUS:BUSY",
      ),
      ...anEntry(
        "UID:summer",
        'DTSTART;TZID="W. Europe Standard Time":20270711T090000',
        'DTEND;TZID="W. Europe Standard Time":20270711T093000',
      ),
      ...anEntry("UID:free", "DTSTART:20270712T090000Z", "DTEND:20270712T093000Z", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"),
    ],
    ["2027-01-10T08:00/2027-01-10T08:30", "2027-07-11T07:00/2027-07-11T07:30"],
  ],
  [
    "Outlook: the excluded date and the replaced one are written in UTC, the series in local time",
    [
      ...anEntry(
        "DTSTART;TZID=Australia/Sydney:20270105T090000",
        "DTEND;TZID=Australia/Sydney:20270105T100000",
        "RRULE:FREQ=DAILY;UNTIL=20270107T220000Z",
        "EXDATE:20270105T220000Z",
      ),
      ...anEntry("DTSTART:20270107T050000Z", "DTEND:20270107T060000Z", "RECURRENCE-ID:20270106T220000Z"),
    ],
    ["2027-01-04T22:00/2027-01-04T23:00", "2027-01-07T05:00/2027-01-07T06:00", "2027-01-07T22:00/2027-01-07T23:00"],
  ],
  [
    "Apple: a floating time, a duration, and a day of 23 hours",
    [...anEntry("DTSTART:20270701T180000", "DURATION:PT1H30M"), ...anEntry("UID:two", "DTSTART;VALUE=DATE:20270328")],
    ["2027-03-27T23:00/2027-03-28T22:00", "2027-07-01T16:00/2027-07-01T17:30"],
  ],
  [
    "Apple: a birthday every year since 1971, shown as busy",
    anEntry("DTSTART;VALUE=DATE:19710608", "RRULE:FREQ=YEARLY", "DTEND;VALUE=DATE:19710609"),
    ["2027-06-07T22:00/2027-06-08T22:00", "2028-06-07T22:00/2028-06-08T22:00"],
  ],
  [
    "Nextcloud: additional dates, and an alarm with a duration of its own",
    anEntry(
      "DTSTART;TZID=Europe/Berlin:20270901T120000",
      "DTEND;TZID=Europe/Berlin:20270901T123000",
      "RDATE;TZID=Europe/Berlin:20270903T120000,20270905T120000",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT15M",
      "DURATION:PT5M",
      "END:VALARM",
    ),
    ["2027-09-01T10:00/2027-09-01T10:30", "2027-09-03T10:00/2027-09-03T10:30", "2027-09-05T10:00/2027-09-05T10:30"],
  ],
  [
    "Nextcloud: from one date on, the series is an hour later",
    [
      ...anEntry("DTSTART:20270901T120000Z", "DTEND:20270901T123000Z", "RRULE:FREQ=DAILY;COUNT=4"),
      ...anEntry(
        "DTSTART:20270903T130000Z",
        "DTEND:20270903T133000Z",
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20270903T120000Z",
      ),
    ],
    [
      "2027-09-01T12:00/2027-09-01T12:30",
      "2027-09-02T12:00/2027-09-02T12:30",
      "2027-09-03T13:00/2027-09-03T13:30",
      "2027-09-04T13:00/2027-09-04T13:30",
    ],
  ],
  [
    "Proton: folded lines, a path before the zone's name, and a day excluded by date",
    anEntry(
      "DTSTART;TZID=/citadel.org/20190101_1/Europe/Zurich:20270601",
      " T080000",
      "DTEND;TZID=/citadel.org/20190101_1/Europe/Zurich:20270601T090000",
      "RRULE:FREQ=DAILY;CO\r\n UNT=2",
      "EXDATE;VALUE=DATE:20270602",
    ),
    ["2027-06-01T06:00/2027-06-01T07:00"],
  ],
  [
    "free and busy times without entries",
    [
      "BEGIN:VFREEBUSY",
      "FREEBUSY;FBTYPE=BUSY:20270301T080000Z/20270301T090000Z,20270302T080000Z/PT2H",
      "FREEBUSY;FBTYPE=FREE:20270303T080000Z/PT2H",
      "END:VFREEBUSY",
    ],
    ["2027-03-01T08:00/2027-03-01T09:00", "2027-03-02T08:00/2027-03-02T10:00"],
  ],
  ["an entry without an end has no length", anEntry("DTSTART:20270301T080000Z"), []],
];

test.for(habits)("%s", ([, lines, expected]) => {
  expect(busy(aCalendar(...lines))).toEqual(expected);
});

test("an all-day entry covers the day of the host, wherever the entry was written", () => {
  const text = aCalendar("X-WR-TIMEZONE:America/New_York", ...anEntry("DTSTART;VALUE=DATE:20270701"));
  expect(busy(text)).toEqual(["2027-06-30T22:00/2027-07-01T22:00"]);
  expect(busy(text, { ...window, timeZone: "Asia/Tokyo" })).toEqual(["2027-06-30T15:00/2027-07-01T15:00"]);
});

test("reads the other entries of a file with broken lines, and counts those whose time is broken", () => {
  const text = aCalendar(
    ...anEntry("DTSTART:20270301T080000Z", "DTEND:20270301T090000Z", "DESCRIPTION:first line", "second line; no colon"),
    ...anEntry("UID:two", "DTSTART:yesterday", "DTEND:20270301T090000Z"),
    ...anEntry("UID:three", "DTSTART:20270305T080000Z", "DTEND:20270305T090000Z", "RRULE:FREQ=OFTEN"),
    ...anEntry("UID:four", 'DTSTART;TZID="Europe/Malta:20270306T080000'),
    ...anEntry("UID:five", "DTSTART;TZID=Nowhere Standard Time:20270306T080000", "DURATION:PT1H"),
  );
  expect(busy(text)).toEqual(["2027-03-01T08:00/2027-03-01T09:00"]);
  expect(busyTimes(text, window).unreadable).toBe(4);
});

test("an endless series ends with the window", () => {
  const text = aCalendar(...anEntry("DTSTART:20050301T080000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"));
  expect(busy(text)).toHaveLength(730);
});

test.for([
  ["an error page", "<html><body>404</body></html>", "not_a_calendar"],
  ["a file that was cut short", aCalendar(...anEntry("DTSTART:20270301T080000Z")).slice(0, -20), "cut_short"],
  [
    "a series that repeats every second",
    aCalendar(...anEntry("DTSTART:20050301T080000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY")),
    "too_hard",
  ],
] as const)("refuses %s", ([, text, reason]) => {
  expect(() => busyTimes(text, window)).toThrow(expect.objectContaining({ reason }));
});

test("reads 10,000 entries", () => {
  const entries = Array.from({ length: 10_000 }, (_, n) => {
    const day = String((n % 28) + 1).padStart(2, "0");
    const month = String((n % 12) + 1).padStart(2, "0");
    return anEntry(
      `UID:${n}`,
      `DTSTART;TZID=Europe/Malta:2027${month}${day}T080000`,
      `DTEND;TZID=Europe/Malta:2027${month}${day}T090000`,
      `SUMMARY:Entry number ${n}`,
    );
  });
  expect(busy(aCalendar(...entries.flat()))).toHaveLength(10_000);
});
