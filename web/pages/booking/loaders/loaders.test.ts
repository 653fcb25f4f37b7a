import { expect, test } from "vitest";
import { booking } from "#messages/en/booking.ts";
import { apiClient } from "#web/lib/api.ts";
import { maltaPlace, servesMalta } from "#web/lib/site-fixtures.ts";
import { confirmBooking } from "#web/pages/booking/review/confirm-booking.server.ts";
import { loadReviewStep } from "#web/pages/booking/review/load-review-step.server.ts";
import {
  countArrival,
  findListing,
  loadRating,
  loadServices,
  providerView,
  resolveAccount,
  resolveOrProblem,
  shortened,
} from "./load-provider.server.ts";
import { loadWeek, readStarts } from "./load-week.server.ts";
import { PageProblem, viewOrProblem } from "./page-problem.server.ts";
import { venueFormats } from "./venue-formats.server.ts";

function answering(answers: Record<string, [status: number, body: unknown]>) {
  const asked: string[] = [];
  const apiFetch = async (path: string) => {
    asked.push(path);
    const [, [status, body]] = Object.entries(answers).find(([start]) => path.startsWith(start)) ?? ["", [404, {}]];
    return Response.json(body, { status });
  };
  return { api: apiClient(apiFetch), apiFetch, asked };
}

const refusal = (message: string) => ({ success: false, code: "internal", message, requestId: "r" });
const listing = {
  id: 7,
  name: "Adwoa",
  address: "Gżira",
  profile_image_url: "/x.webp",
  community: { communityId: 1, name: "" },
  ...maltaPlace,
};
const formats = venueFormats("en", maltaPlace);

const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PageProblem);
  return (error as PageProblem).problem;
};

test("an unknown listing id falls back to the provider account in the link", async () => {
  const { api, asked } = answering({
    "/api/serviceProviders/details?id=": [404, refusal("")],
    "/api/serviceProviders/details?kindredProviderId=3": [200, listing],
  });
  expect(await findListing(api, { listingId: "9", kindredProviderId: "3" }, "MT")).toMatchObject({ id: 7 });
  expect(asked).toEqual([
    "/api/serviceProviders/details?id=9&hostCountry=MT",
    "/api/serviceProviders/details?kindredProviderId=3&hostCountry=MT",
  ]);
  expect(await problemOf(findListing(api, { listingId: "9", kindredProviderId: null }, "MT"))).toMatchObject({
    message: "problem.notFound",
  });
});

test("each failed lookup has its own message, and a rating that fails to load is left out", async () => {
  const { api } = answering({
    "/api/serviceProviders/details": [500, refusal("")],
    "/api/serviceItems": [503, refusal("")],
    "/api/serviceProviders/7/": [500, refusal("")],
    "/api/reviews": [500, refusal("")],
  });
  expect(await problemOf(findListing(api, { listingId: "9", kindredProviderId: null }, "MT"))).toEqual({
    message: "problem.provider",
    params: { status: 500 },
  });
  expect(await problemOf(loadServices(api, 7, formats))).toEqual({ message: "problem.items", params: { status: 503 } });
  expect(await problemOf(resolveOrProblem(api, 7))).toMatchObject({ message: "time.notResolved" });
  expect(booking["time.notResolved"]).toBe("Failed to resolve provider availability");
  expect(await loadRating(api, 7, formats)).toBeNull();
});

test("a provider who takes no bookings is reported as not bookable", async () => {
  const { api } = answering({ "/api/serviceProviders/7/": [200, { kindredProviderId: null }] });
  expect(await problemOf(resolveOrProblem(api, 7))).toMatchObject({ message: "services.notBookable" });
  expect(booking["services.notBookable"]).toBe("This provider is not accepting Kindred bookings right now.");
});

test("a visit from the Book button is counted, and a date in the link is not taken for a source", async () => {
  const { api, asked } = answering({ "/api/insights/views": [200, { listingId: 7 }] });
  await countArrival(api, 7, new URLSearchParams("from=embed"));
  await countArrival(api, 7, new URLSearchParams("from=2027-03-03"));
  await countArrival(api, 7, new URLSearchParams("source=embed"));
  expect(asked).toEqual(["/api/insights/views?listingId=7&source=embed"]);
  const account = { ...listing, isTrader: false } as unknown as Parameters<typeof providerView>[0];
  expect(providerView(account, 3, null, new URLSearchParams("from=embed")).source).toBe("embed");
});

test("the review step says whether the provider or the service could not be loaded", async () => {
  const query = new URLSearchParams("providerId=7&serviceItemId=1&startTime=2027-03-03T09:00:00Z");
  const gone = answering({ "/api/serviceProviders/details": [500, refusal("")] });
  expect(await problemOf(loadReviewStep(gone.api, query, { locale: "en", site: servesMalta }))).toMatchObject({
    message: "problem.reviewProvider",
  });
  expect(gone.asked).toEqual(["/api/serviceProviders/details?id=7&hostCountry=MT"]);
  const without = answering({
    "/api/serviceProviders/details": [200, listing],
    "/api/serviceProviders/7/": [200, { kindredProviderId: 3 }],
    "/api/serviceItems": [500, refusal("")],
    "/api/reviews": [200, { summary: { average: null, count: 0 }, reviews: [] }],
  });
  expect(await problemOf(loadReviewStep(without.api, query, { locale: "en", site: servesMalta }))).toMatchObject({
    message: "problem.reviewService",
  });
});

test.for([
  ["with the next free times", 200, 1],
  ["also if the free times cannot be loaded", 503, 0],
] as const)("the review page says that a time has passed, %s", async ([, status, count]) => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const free = { id: 1, start_time: tomorrow, status: "available", service_item_id: null };
  const { api, asked } = answering({
    "/api/serviceProviders/details": [200, listing],
    "/api/serviceProviders/7/": [200, { kindredProviderId: 3 }],
    "/api/serviceItems": [
      200,
      [{ id: 1, name: "Wash", description: null, price: 20, duration_minutes: 30, cancelMinutes: 60 }],
    ],
    "/api/reviews": [200, { summary: { average: null, count: 0 }, reviews: [] }],
    "/api/providerCalendar/slots": [status, status === 200 ? [free] : refusal("")],
  });
  const query = new URLSearchParams("providerId=7&serviceItemId=1&startTime=2020-03-03T09:00:00Z");
  const { gone } = await loadReviewStep(api, query, { locale: "en", site: servesMalta });
  expect(gone?.reason).toBe("past");
  expect(gone?.nearest).toHaveLength(count);
  expect(asked.filter((path) => path.includes("startTime=2020"))).toEqual([]);
});

test("a week that cannot be loaded keeps its days and shows the reason", async () => {
  const { api } = answering({ "/api/providerCalendar/slots": [503, refusal("Kindred is temporarily unavailable.")] });
  const week = await loadWeek(api, {
    kindredProviderId: 3,
    calendarId: null,
    services: [{ ids: [1], durationMinutes: 30 }],
    asked: { from: null, month: null, date: null },
    formats,
    now: new Date("2027-03-25T08:00:00Z"),
  });
  expect(week.failure).toEqual({ status: 503, text: "Kindred is temporarily unavailable." });
  expect(week.days.map(({ number, weekday }) => `${number} ${weekday}`).slice(0, 2)).toEqual(["25 Thu", "26 Fri"]);
});

test("after the last day that can be booked, the page names that day and the next free time", async () => {
  const { api, asked } = answering({
    "/api/providerCalendar/slots": [200, []],
    "/api/providerCalendar/nextStarts": [
      200,
      [{ calendarId: 1, startTime: "2027-03-26T08:00:00.000Z", isTooLong: false }],
    ],
  });
  const week = await loadWeek(api, {
    kindredProviderId: 3,
    calendarId: null,
    services: [{ ids: [1], durationMinutes: 30 }],
    daysAhead: 30,
    asked: { from: null, month: null, date: "2027-06-01" },
    formats,
    now: new Date("2027-03-25T08:00:00Z"),
  });
  expect(week.outside).toEqual({ reason: "tooFar", lastDay: "Saturday 24 April 2027" });
  expect(week.nextFree?.date).toBe("2027-03-26");
  expect(asked.at(-1)).toContain("after=2027-03-25");
});

test("a visit is too long only if it is in every calendar that was asked for", async () => {
  const { api } = answering({
    "/api/providerCalendar/slots": [200, []],
    "/api/providerCalendar/nextStarts": [
      200,
      [
        { calendarId: 1, startTime: null, isTooLong: true },
        { calendarId: 2, startTime: null, isTooLong: false },
      ],
    ],
  });
  const isTooLong = async (calendarId: number | null) => {
    const services = [{ ids: [1, 2], durationMinutes: 600 }];
    const asked = { from: null, month: null, date: null };
    const now = new Date("2027-03-25T08:00:00Z");
    return (await loadWeek(api, { kindredProviderId: 3, calendarId, services, asked, formats, now })).isTooLong;
  };
  expect([await isTooLong(null), await isTooLong(1), await isTooLong(2)]).toEqual([false, true, false]);
});

test.for(["2027-03-25T09:00", "2027-03-25T09:00:00", "2027-02-29T09:00:00Z", "tomorrow"])(
  "the review page refuses the start time %s",
  async (startTime) => {
    const { api, asked } = answering({});
    const query = new URLSearchParams({ providerId: "7", serviceItemId: "1", startTime });
    expect(await problemOf(loadReviewStep(api, query, { locale: "en", site: servesMalta }))).toMatchObject({
      message: "problem.missingDetails",
    });
    expect(asked).toEqual([]);
  },
);

test("each time has the number of minutes that fit, with one request for each slot length", async () => {
  const starts = (...times: string[]) =>
    times.map((time) => ({
      id: 1,
      start_time: `2027-03-25T${time}:00.000Z`,
      status: "available",
      service_item_id: null,
    }));
  const asked: string[] = [];
  const api = apiClient(async (path) => {
    asked.push(path);
    return Response.json(
      path.includes("serviceItemId=2") ? starts("08:00") : starts("16:30", "08:15", "08:00", "15:30", "08:15"),
    );
  });
  const week = await loadWeek(api, {
    kindredProviderId: 3,
    calendarId: null,
    services: [
      { ids: [1], durationMinutes: 15 },
      { ids: [2], durationMinutes: 90 },
      { ids: [1], durationMinutes: 10 },
    ],
    asked: { from: null, month: null, date: null },
    formats,
    now: new Date("2027-03-25T07:00:00Z"),
  });
  const window = "startTime=2027-03-24T23%3A00%3A00.000Z&endTime=2027-03-31T22%3A00%3A00.000Z";
  // The last day has no times, so the next free one is asked for.
  expect(asked.map((path) => path.includes(window))).toEqual([true, true, false]);
  expect(week.days[0]?.times.map(({ label, part, longestFitMinutes }) => [label, part, longestFitMinutes])).toEqual([
    ["09:00", "morning", 90],
    ["09:15", "morning", 15],
    ["16:30", "afternoon", 15],
    ["17:30", "evening", 15],
  ]);
});

test.for([
  [Number.NaN, "€0.00"],
  ["12", "€0.00"],
  [null, "€0.00"],
  [0, "€0.00"],
  [20.25, "€20.25"],
  [85.5, "€85.50"],
  [1200, "€1,200.00"],
] as const)("a price of %j is shown as %s", async ([price, shown]) => {
  const item = { id: 1, name: "Wash", description: null, price, duration_minutes: 30, cancelMinutes: 60 };
  const { api } = answering({ "/api/serviceItems": [200, [item]] });
  expect(await loadServices(api, 7, formats)).toMatchObject([{ priceText: shown }]);
});

test("a long description is cut after 100 visible characters", () => {
  expect(shortened("é".repeat(100))).toBe("é".repeat(100));
  expect(shortened("🙂".repeat(101))).toBe(`${"🙂".repeat(100)}…`);
});

test.for([
  ["a refusal without a message", 418, {}, "Booking failed: 418"],
  [
    "a response without a booking",
    201,
    { success: true, message: "" },
    "Booking confirmation returned an unexpected response",
  ],
] as const)("%s shows an error after Confirm and keeps the form", async ([, status, body, sentence]) => {
  const answers: Record<string, [number, unknown]> = {
    "/api/serviceProviders/details": [200, listing],
    "/api/serviceProviders/7/": [200, { kindredProviderId: 3 }],
    "/api/providerCalendar/bookings": [status, body],
  };
  const apiFetch = async (path: string) => {
    const [, [code, answer]] = Object.entries(answers).find(([start]) => path.startsWith(start)) ?? ["", [404, {}]];
    return Response.json(answer, { status: code });
  };
  const form = new FormData();
  for (const [name, value] of [
    ["customerName", "Nadia"],
    ["customerPhone", "79000188"],
    ["customerEmail", ""],
  ] as const)
    form.set(name, value);
  const query = new URLSearchParams("providerId=7&serviceItemId=1&startTime=2027-03-03T09:00:00Z");
  const outcome = await confirmBooking({ locale: "en", site: servesMalta, apiFetch } as never, query, form);
  expect(outcome).toMatchObject({ failure: { title: sentence }, values: { customerName: "Nadia" } });
});

const form = (fields: Record<string, string>) => {
  const filled = new FormData();
  for (const [name, value] of Object.entries({ customerName: "Nadia", customerPhone: "79000188", ...fields }))
    filled.set(name, value);
  return filled;
};
const reviewQuery = new URLSearchParams("providerId=7&serviceItemId=1&startTime=2027-03-03T09:00:00Z");

test.for([
  [
    { expectedPrice: "40.5", expectedMinutes: "60" },
    { expectedPrice: 40.5, expectedMinutes: 60 },
  ],
  [
    { expectedPrice: "0", expectedMinutes: "0" },
    { expectedPrice: 0, expectedMinutes: 0 },
  ],
  [{}, {}],
] as const)("Confirm sends the price and duration that the page showed: %j", async ([fields, expected]) => {
  let sent: Record<string, unknown> = {};
  const { apiFetch } = answering({
    "/api/serviceProviders/details": [200, listing],
    "/api/serviceProviders/7/": [200, { kindredProviderId: 3 }],
    "/api/providerCalendar/bookings": [201, { success: true, message: "", data: { secret: "s" } }],
  });
  const seeing = (path: string, init: RequestInit) => {
    if (path === "/api/providerCalendar/bookings") sent = JSON.parse(String(init.body));
    return apiFetch(path);
  };
  const outcome = await confirmBooking(
    { locale: "en", site: servesMalta, apiFetch: seeing } as never,
    reviewQuery,
    form(fields),
  );
  expect(outcome).toEqual({ secret: "s" });
  const { expectedPrice, expectedMinutes } = sent;
  expect(JSON.parse(JSON.stringify({ expectedPrice, expectedMinutes }))).toEqual(expected);
});

test("terms_changed marks the page as outdated and keeps the form", async () => {
  const { apiFetch } = answering({
    "/api/serviceProviders/details": [200, listing],
    "/api/serviceProviders/7/": [200, { kindredProviderId: 3 }],
    "/api/providerCalendar/bookings": [409, { ...refusal("Changed."), code: "terms_changed", currentPrice: 55 }],
  });
  const outcome = await confirmBooking(
    { locale: "en", site: servesMalta, apiFetch } as never,
    reviewQuery,
    form({ expectedPrice: "40" }),
  );
  expect(outcome).toMatchObject({ status: 409, isOutdated: true, values: { customerName: "Nadia" } });
});

test("only available slots count as free, in any letter case", async () => {
  const slots = ["available", "AVAILABLE", "Available", "unavailable", "booked"].map((status, n) => ({
    id: n + 1,
    start_time: `2027-03-25T0${n}:00:00.000Z`,
    status,
    service_item_id: null,
  }));
  const { api } = answering({ "/api/providerCalendar/slots": [200, slots] });
  const window = { startTime: "2027-03-25T00:00:00Z", endTime: "2027-03-26T00:00:00Z" };
  expect(await readStarts(api, { kindredProviderId: 3, calendarId: null, serviceItemIds: [1], ...window })).toEqual(
    slots.slice(0, 3).map(({ start_time }) => start_time),
  );
});

test.for([
  ["problem.load", "Failed to load booking information"],
  ["problem.reviewLoad", "Unable to load booking review"],
] as const)("an unexpected refusal shows the message %s: %s", async ([key, text]) => {
  const { api } = answering({ "/api/serviceProviders/7/": [500, refusal("inner words")] });
  const answer = await viewOrProblem(
    new Request("http://localhost/booking"),
    async () => ({ id: await resolveAccount(api, 7) }),
    key,
  );
  expect(answer.data).toEqual({ view: null, problem: { message: key, params: {} } });
  expect(answer.init?.status).toBe(503);
  expect(booking[key]).toBe(text);
});
