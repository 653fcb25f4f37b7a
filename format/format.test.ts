import { describe, expect, test } from "vitest";
import { type Locale, locales } from "#messages/catalogue.ts";
import {
  formatDate,
  formatDateLong,
  formatDateRange,
  formatDateShort,
  formatDay,
  formatDayOfMonth,
  formatDayShort,
  formatDayShortest,
  formatMonth,
  formatMonthAndYear,
  formatMonthShort,
  formatWeekday,
  formatWeekdayShort,
  formatYear,
} from "./dates.ts";
import { formatterCache } from "./formatter-cache.ts";
import { isolated, joinTexts } from "./joined-text.ts";
import { currencyNames, currencySymbol, formatNumber, formatPrice, formatRating, formatUnit } from "./numbers.ts";
import { formatOffset, formatZoneName, offsetMs } from "./time-zone.ts";
import {
  formatClock,
  formatDateTime,
  formatDateTimeShort,
  formatDayClock,
  formatDayMonthTime,
  formatDayTime,
  formatTime,
  formatTimeRange,
  formatWeekdayTime,
} from "./times.ts";

const malta = "Europe/Malta";
const newYork = "America/New_York";

/** This is 00:30 on Tuesday in Malta and 18:30 on Monday in New York. */
const night = "2026-11-16T23:30:00Z";

test.for([
  [formatDate, "17 November 2026", "16 November 2026"],
  [formatDateLong, "Tuesday 17 November 2026", "Monday 16 November 2026"],
  [formatDateShort, "Tue 17 November 2026", "Mon 16 November 2026"],
  [formatDay, "Tuesday 17 November", "Monday 16 November"],
  [formatDayShort, "Tue 17 November", "Mon 16 November"],
  [formatDayShortest, "Tue 17 Nov", "Mon 16 Nov"],
  [formatDayOfMonth, "17", "16"],
  [formatWeekday, "Tuesday", "Monday"],
  [formatWeekdayShort, "Tue", "Mon"],
  [formatMonth, "November", "November"],
  [formatMonthShort, "Nov", "Nov"],
  [formatMonthAndYear, "November 2026", "November 2026"],
  [formatYear, "2026", "2026"],
  [formatClock, "00:30", "18:30"],
  [formatTime, "00:30", "18:30"],
  [formatDateTime, "Tue 17 November 2026, 00:30", "Mon 16 November 2026, 18:30"],
  [formatDateTimeShort, "17 Nov 2026, 00:30", "16 Nov 2026, 18:30"],
  [formatDayTime, "Tue 17 November, 00:30", "Mon 16 November, 18:30"],
  [formatDayClock, "Tue 17 Nov, 00:30", "Mon 16 Nov, 18:30"],
  [formatDayMonthTime, "17 Nov, 00:30", "16 Nov, 18:30"],
  [formatWeekdayTime, "Tue 00:30", "Mon 18:30"],
] as const)("%o shows %s in Malta and %s in New York", ([format, inMalta, inNewYork]) => {
  expect([format(night, "en", malta), format(night, "en", newYork)]).toEqual([inMalta, inNewYork]);
  expect([format(new Date(night), "en", malta), format(Date.parse(night), "en", malta)]).toEqual([inMalta, inMalta]);
});

describe("when clocks go forward", () => {
  test.for([
    [malta, "2027-03-28T00:45:00Z", "Sun 28 March 2027, 01:45", "GMT+1", "CET"],
    [malta, "2027-03-28T01:00:00Z", "Sun 28 March 2027, 03:00", "GMT+2", "CEST"],
    [newYork, "2027-03-14T06:45:00Z", "Sun 14 March 2027, 01:45", "GMT-5", "GMT-5"],
    [newYork, "2027-03-14T07:00:00Z", "Sun 14 March 2027, 03:00", "GMT-4", "GMT-4"],
  ] as const)("in %s, %s is %s", ([zone, instant, text, offset, name]) => {
    const at = Date.parse(instant);
    expect(formatDateTime(at, "en", zone)).toBe(text);
    expect([formatOffset(at, zone), formatZoneName(at, zone)]).toEqual([offset, name]);
    expect(offsetMs(at, zone)).toBe(Number(offset.slice(3)) * 3_600_000);
  });
});

describe("when clocks go back, a repeated time is shown with the zone's name", () => {
  test.for([
    [malta, "2027-10-30T23:59:00Z", "01:59"],
    [malta, "2027-10-31T00:00:00Z", "02:00 CEST"],
    [malta, "2027-10-31T00:30:00Z", "02:30 CEST"],
    [malta, "2027-10-31T01:30:00Z", "02:30 CET"],
    [malta, "2027-10-31T02:00:00Z", "03:00"],
    [newYork, "2027-11-07T05:30:00Z", "01:30 GMT-4"],
    [newYork, "2027-11-07T06:30:00Z", "01:30 GMT-5"],
    [newYork, "2027-11-07T07:30:00Z", "02:30"],
  ] as const)("in %s, %s is %s", ([zone, instant, text]) => {
    expect(formatTime(instant, "en", zone)).toBe(text);
    expect(formatClock(instant, "en", zone)).toBe(text.slice(0, 5));
  });

  test("a range and a time after a date also show the zone's name", () => {
    const [first, second] = ["2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z"];
    expect(formatTimeRange(first, second, "en", malta)).toBe("02:30 CEST – 02:30 CET");
    expect(formatDateTime(second, "en", malta)).toBe("Sun 31 October 2027, 02:30 CET");
    expect(formatDayTime(second, "en", malta)).toBe("Sun 31 October, 02:30 CET");
  });
});

test.for([
  ["2026-11-16", "2026-11-22", "16 – 22 November 2026"],
  ["2026-11-30", "2026-12-06", "30 November – 6 December 2026"],
  ["2026-12-28", "2027-01-03", "28 December 2026 – 3 January 2027"],
] as const)("the range %s to %s is shown as %s", ([first, last, text]) => {
  expect(formatDateRange(first, last, "en")).toBe(text);
});

test("Maltese dates do not depend on the browser, which may not know the language", () => {
  expect(formatDateTime(night, "mt", malta)).toBe("Tli 17 ta' Novembru 2026, 00:30");
  expect(formatDateLong("2026-09-02", "mt", "UTC")).toBe("L-Erbgħa 2 ta' Settembru 2026");
  expect(formatDayShortest("2026-09-02", "mt", "UTC")).toBe("Erb 2 Set");
  expect(formatDateTimeShort(night, "mt", malta)).toBe("17 Nov 2026, 00:30");
  const months = Array.from({ length: 12 }, (_, n) => formatMonth(Date.UTC(2026, n, 1), "mt", "UTC"));
  const inNode = new Intl.DateTimeFormat("mt", { month: "long", timeZone: "UTC" });
  expect(months).toEqual(Array.from({ length: 12 }, (_, n) => inNode.format(Date.UTC(2026, n, 1))));
  expect([formatPrice(1204.5, "mt", "EUR"), formatNumber(1204, "mt")]).toEqual(["€1,204.50", "1,204"]);
});

test("names of weekdays in narrow columns are short in every language", () => {
  const week = (locale: Locale) =>
    Array.from({ length: 7 }, (_, n) => formatWeekdayShort(Date.UTC(2026, 10, 15 + n), locale, "UTC"));
  expect(week("ar")).toEqual(["أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"]);
  expect(week("sw")).toEqual(["Jpl", "Jtat", "Jnne", "Jtan", "Alh", "Ijm", "Jmos"]);
  expect(week("fr")[0]).toBe("dim.");
  expect(formatWeekday("2026-11-19", "sw", "UTC")).toBe("Alhamisi");
  const tooLong = locales.flatMap(week).filter((name) => name.length > 7);
  expect(tooLong).toEqual([]);
  expect(formatDayTime(night, "ar", malta)).toBe("الثلاثاء 17 نوفمبر، 00:30");
});

test("prices have two decimals and the symbol of their currency", () => {
  expect(formatPrice(1204.5, "en", "EUR")).toBe("€1,204.50");
  expect(formatPrice(1500, "en", "JPY")).toBe("¥1,500.00");
  expect(formatPrice(Number.NaN, "en", "EUR")).toBe("€0.00");
  expect([currencySymbol("EUR"), currencySymbol("CHF")]).toEqual(["€", "CHF"]);
  expect(currencyNames("ISK")).toEqual(["Icelandic króna", "Icelandic krónur"]);
});

test("formats numbers, ratings and units in the reader's language", () => {
  expect([formatNumber(1204, "en"), formatRating(4, "en"), formatRating(4.7, "en")]).toEqual(["1,204", "4.0", "4.7"]);
  expect([formatUnit(1, "hour", "en"), formatUnit(45, "second", "en")]).toEqual(["1 hour", "45 seconds"]);
});

test("the pseudo-locale formats as English", () => {
  expect(formatDateTime(night, "en-XA", malta)).toBe(formatDateTime(night, "en", malta));
  expect(formatPrice(45, "en-XA", "EUR")).toBe("€45.00");
});

test("a formatter is created once for each language and variant, and the cache cannot grow without limit", () => {
  const created: string[] = [];
  const cached = formatterCache((language, variant) => {
    created.push(`${language} ${variant}`);
    return { variant };
  });
  expect(cached("en", malta)).toBe(cached("en", malta));
  expect(cached("mt", malta)).not.toBe(cached("en", malta));
  expect(created).toEqual([`en ${malta}`, `mt ${malta}`]);
  for (let n = 0; n < 200; n++) cached("en", `zone ${n}`);
  cached("en", malta);
  expect(created.filter((key) => key === `en ${malta}`)).toHaveLength(2);
});

test("texts are joined with the language's comma, and an address keeps its own direction", () => {
  expect(joinTexts(["Fri 11 December", null, "", "20:30"], "en")).toBe("Fri 11 December, 20:30");
  expect(joinTexts(["الجمعة 11 ديسمبر", "20:30"], "ar")).toBe("الجمعة 11 ديسمبر، 20:30");
  expect(joinTexts(["جمعہ 11 دسمبر", "20:30"], "ur")).toBe("جمعہ 11 دسمبر، 20:30");
  expect(isolated("9, Triq Manoel Dimech")).toBe("\u20689, Triq Manoel Dimech\u2069");
});
