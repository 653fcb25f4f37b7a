import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { routeSamples } from "./testing/route-samples.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

// Which calls are counted, and under what: a limit that no call spends would limit nothing.
let app: TestApp;
let samples: Awaited<ReturnType<typeof routeSamples>>;
const spent: string[] = [];
const address = "203.0.113.50";

beforeAll(async () => {
  app = await createTestApp();
  samples = await routeSamples(app);
  Object.assign(app.deps.limits, {
    spend: async (limit: string, key: string | number) => void spent.push(`${limit} ${key}`),
    maySpend: async (limit: string, key: string | number) => spent.push(`${limit} ${key}`) > 0,
  });
});
afterAll(() => app.close());

const maria = "maria@test.example";

test.for([
  [
    "bookSlot",
    () => [
      `bookingAttemptsPerMinute ${address}`,
      `bookingAttemptsPerHour ${address}`,
      `mailsToUnaskedAddress ${maria}`,
    ],
  ],
  ["findBookings", () => [`findBookings ${address}`]],
  ["sendContactMessage", () => [`supportRequests ${address}`, `acknowledgements ${maria}`]],
  ["requestDeletion", () => [`supportRequests ${address}`, `deletionMails ${maria}`]],
  ["reportListing", () => [`reports ${address}`, `acknowledgements ${maria}`]],
  ["startUpload", () => [`uploads ${samples.victim.userId}`]],
  ["moveBooking", () => [expect.stringMatching(/^movesOfOneBooking \w+$/), `mailsToUnaskedAddress ${maria}`]],
  ["cancelBooking", () => [`mailsToUnaskedAddress ${maria}`]],
] as const)("%s", async ([name, limits]) => {
  spent.length = 0;
  await app.call(endpoints[name], samples[name] as never, {
    address,
    ...(name === "startUpload" ? { headers: samples.victim.headers } : {}),
  });
  expect(spent).toEqual(limits());
});

test.for(["/auth/sign-in", "/auth/callback?code=x&state=y"])("%s", async (path) => {
  spent.length = 0;
  await app.fetch(path, {}, address);
  expect(spent).toEqual([expect.stringMatching(new RegExp(`^signIn (return:)?${address}$`))]);
});
