import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { type LimitName, limitNames } from "./platform/limit-defaults.ts";
import { routeSamples } from "./testing/route-samples.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

// A limit that no endpoint spends would have no effect, so these tests check which endpoint spends which limit.
let app: TestApp;
let samples: Awaited<ReturnType<typeof routeSamples>>;
const address = "203.0.113.50";
const maria = "maria@test.example";
const manyTimes = Object.fromEntries(limitNames.map((name) => [name, { count: 1_000, seconds: 3_600 }]));

beforeAll(async () => {
  app = await createTestApp({ settings: { rateLimits: true, limits: manyTimes as never } });
  samples = await routeSamples(app);
});
beforeEach(() => app.deps.db.deleteFrom("rate_limits").execute());
afterAll(() => app.close());

type Spent = readonly [limit: LimitName, key: string | number];
type Call = keyof typeof endpoints & keyof typeof samples;

const counted = () => app.deps.db.selectFrom("rate_limits").select(["key", "points"]).orderBy("key").execute();

/** Only hashes are stored. So this spends each expected limit once more, which must update the same rows. */
async function expectSpent(expected: readonly Spent[]) {
  const rows = await counted();
  for (const [limit, key] of expected) await app.deps.limits.spend([limit, key]);
  expect(await counted()).toEqual(rows.map(({ key }) => ({ key, points: 2 })));
  expect(rows).toHaveLength(expected.length);
}

async function idOfMoved(): Promise<string> {
  const { params } = samples.moveBooking as { params: { secret: string } };
  return (await app.call(endpoints.readBooking, { params })).body.id;
}

const calls: [Call, () => Spent[] | Promise<Spent[]>][] = [
  [
    "bookSlot",
    () => [
      ["bookingAttemptsPerMinute", address],
      ["bookingAttemptsPerHour", address],
      ["mailsToUnaskedAddress", maria],
    ],
  ],
  // Who tries phone numbers learns which are registered, so each try counts.
  [
    "register",
    () => [
      ["bookingAttemptsPerMinute", address],
      ["bookingAttemptsPerHour", address],
      ["mailsToUnaskedAddress", maria],
    ],
  ],
  ["findBookings", () => [["findBookings", address]]],
  [
    "sendContactMessage",
    () => [
      ["supportRequests", address],
      ["acknowledgements", maria],
    ],
  ],
  [
    "requestDeletion",
    () => [
      ["supportRequests", address],
      ["deletionMails", maria],
    ],
  ],
  [
    "reportListing",
    () => [
      ["reports", address],
      ["acknowledgements", maria],
    ],
  ],
  ["startUpload", () => [["uploads", samples.victim.userId]]],
  [
    "moveBooking",
    async () => [
      ["movesOfOneBooking", await idOfMoved()],
      ["mailsToUnaskedAddress", maria],
    ],
  ],
  ["cancelBooking", () => [["mailsToUnaskedAddress", maria]]],
];

test.for(calls)("%s spends its rate limits", async ([name, limits]) => {
  await app.call(endpoints[name], samples[name] as never, {
    address,
    ...(name === "startUpload" ? { headers: samples.victim.headers } : {}),
  });
  await expectSpent(await limits());
});

test.for([
  ["/auth/sign-in", address],
  ["/auth/callback?code=x&state=y", `return:${address}`],
] as const)("%s spends the signIn limit", async ([path, key]) => {
  await app.fetch(path, {}, address);
  await expectSpent([["signIn", key]]);
});
