import { expect, test } from "vitest";
import { portalForms } from "#messages/en/portal-forms.ts";
import { eventProblems } from "./event-rules.ts";
import { type EventRecord, type EventValues, emptyEvent, eventBodyOf, eventValuesOf } from "./event-values.ts";

const complete: EventValues = {
  ...emptyEvent("MT", "en"),
  title: "Accra Nights",
  description: "Highlife above the harbour",
  category: "Festivals",
  communityId: 1,
  address: "Valletta Waterfront",
  start: "2027-07-15T20:00",
  end: "2027-07-16T01:00",
  timezone: "Europe/Malta",
  ticketRequired: false,
  image: { url: "/files/a.jpg", thumb: "/files/a.jpg", name: "a.jpg" },
};

test("a new event is in Malta, with EUR as its currency", () => {
  expect([emptyEvent("MT", "en").countryIso, eventBodyOf(complete).ticket_currency]).toEqual(["MT", "EUR"]);
});

test("accepts a complete event without optional fields", () => {
  expect(eventProblems(complete, true)).toEqual({});
});

test.for([
  [{ title: "" }, { title: "form.required" }],
  [{ description: " " }, { description: "form.required" }],
  [{ category: "" }, { category: "form.required" }],
  [{ address: "" }, { address: "form.required" }],
  [{ countryIso: "" }, { countryIso: "form.required" }],
  [{ start: "" }, { start: "form.required" }],
  [{ end: "" }, { end: "form.required" }],
  [{ end: "2027-07-15T20:00" }, { end: "eventForm.endBeforeStart" }],
  [{ communityId: null }, { communityId: "form.required" }],
  [{ ticketRequired: null }, { ticketRequired: "form.answer" }],
  [{ ticketRequired: true }, { ticketPrice: "form.required" }],
  [{ ticketRequired: true, ticketPrice: "-0.01" }, { ticketPrice: "eventForm.badPrice" }],
  [{ ticketRequired: true, ticketPrice: "1.0055" }, { ticketPrice: "eventForm.badPrice" }],
  [{ ticketRequired: true, ticketPrice: "$45" }, { ticketPrice: "eventForm.badPrice" }],
  [{ ticketRequired: true, ticketPrice: "1.200,00" }, {}],
  [{ ticketRequired: true, ticketPrice: "0" }, {}],
  [{ ticketRequired: true, ticketPrice: "0.01" }, {}],
  [{ ticketRequired: true, ticketPrice: "100000" }, {}],
  [{ ticketRequired: true, ticketPrice: "100000.01" }, { ticketPrice: "eventForm.badPrice" }],
  [{ ticketRequired: true, ticketPrice: "15", bookingRequired: true }, { bookingLink: "form.required" }],
  [{ ticketRequired: false, bookingRequired: true }, {}],
  [{ image: null }, { image: "form.needsImage" }],
] as const)("validates %j", ([change, problems]) => {
  expect(eventProblems({ ...complete, ...change }, true)).toEqual(problems);
});

/** In New York the clocks change on the second Sunday of March and the first Sunday of November. */
const newYork = { timezone: "America/New_York" };
const doubled = { ...newYork, start: "2027-11-07T01:30", end: "2027-11-07T04:00" };

test.for([
  [{ ...newYork, start: "2027-03-14T02:30", end: "2027-03-14T05:00" }, { start: "eventForm.skippedTime" }],
  [{ ...newYork, start: "2027-03-13T22:00", end: "2027-03-14T02:00" }, { end: "eventForm.skippedTime" }],
  [{ ...newYork, start: "2027-03-14T03:00", end: "2027-03-14T05:00" }, {}],
  [doubled, { startOccurrence: "eventForm.doubledTime" }],
  [{ ...doubled, startOccurrence: "second" as const }, {}],
  [{ ...doubled, end: "2027-11-07T01:30", startOccurrence: "first" as const, endOccurrence: "second" as const }, {}],
  [
    { ...doubled, end: "2027-11-07T01:30", startOccurrence: "second" as const, endOccurrence: "first" as const },
    { end: "eventForm.endBeforeStart" },
  ],
] as const)("validates times on a clock-change night: %j", ([change, problems]) => {
  expect(eventProblems({ ...complete, ...change }, true)).toEqual(problems);
});

test("editing keeps the start time of an event in the repeated hour", () => {
  const stored = eventBodyOf({ ...complete, ...doubled, startOccurrence: "second" });
  expect(stored.start_date).toBe("2027-11-07T06:30:00.000Z");
  for (const start_date of ["2027-11-07T05:30:00.000Z", "2027-11-07T06:30:00.000Z"]) {
    const again = eventValuesOf({ ...stored, start_date } as EventRecord);
    expect(again.start).toBe("2027-11-07T01:30");
    expect(eventProblems(again, false)).toEqual({});
    expect(eventBodyOf(again).start_date).toBe(start_date);
  }
});

test("editing requires no picture", () => {
  expect(portalForms["form.needsImage"]).toBe("Please upload an image.");
  expect(eventProblems({ ...complete, image: null }, false)).toEqual({});
});

test("sends UTC times, price 0 without tickets, and the country's currency", () => {
  const typed = { ...complete, ticketPrice: "15", bookingRequired: true, bookingLink: "tickets.example" };
  expect(eventBodyOf(typed)).toMatchObject({
    start_date: "2027-07-15T18:00:00.000Z",
    end_date: "2027-07-15T23:00:00.000Z",
    ticket_price: 0,
    requires_booking: false,
    booking_link: null,
    ticket_currency: "EUR",
    city_id: null,
  });
  expect(eventBodyOf({ ...typed, ticketRequired: true, ticketPrice: "€1.200,50" }).ticket_price).toBe(1200.5);
  expect(eventBodyOf({ ...typed, ticketRequired: true, countryIso: "PL" })).toMatchObject({
    ticket_price: 15,
    requires_booking: true,
    booking_link: "https://tickets.example",
    ticket_currency: "PLN",
  });
});

test.each([
  ["2 dates", "2027-07-22", undefined],
  ["one date", "2027-07-20", "eventForm.badUntil"],
  ["more than 52 dates", "2029-07-20", "eventForm.badUntil"],
  ["no last day", "", "form.required"],
])("a weekly event with %s", (_, repeatUntil, problem) => {
  const values = { ...complete, repeatEvery: "week" as const, repeatUntil };
  expect(eventProblems(values, true).repeatUntil).toBe(problem);
});
