import { createSecretKey } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { findBookings } from "#contract/bookings.ts";
import { isDatabaseUnavailable } from "#server/db/database.ts";
import { createPool } from "#server/db/pool.ts";
import { readSettings, SettingsError } from "#server/env.ts";
import { testApp } from "#server/testing/test-app.ts";
import { limitFigures } from "./limit-defaults.ts";
import { createLimits } from "./limits.ts";

const three = { rateLimits: true, limits: { ...limitFigures, reports: { count: 3, seconds: 60 } } };

test("refuses the attempt after the limit and returns retryAfterSeconds", async () => {
  const { deps } = await testApp({ settings: three });
  for (let attempt = 0; attempt < 3; attempt++) await deps.limits.spend(["reports", "203.0.113.7"]);
  const refused = deps.limits.spend(["reports", "203.0.113.7"]);
  await expect(refused).rejects.toMatchObject({ code: "too_many_requests" });
  const { details } = await refused.catch((error) => error);
  expect(details.retryAfterSeconds).toBeGreaterThan(50);
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test.for([
  [60, /try again in [45]\d seconds\.$|try again in 60 seconds\.$/],
  [600, /try again in 10 minutes\.$/],
  [7200, /try again in 2 hours\.$/],
] as const)(
  "after too many requests in %i seconds, the message says how long to wait: %s",
  async ([seconds, words]) => {
    const settings = { rateLimits: true, limits: { ...limitFigures, findBookings: { count: 1, seconds } } };
    const app = await testApp({ settings });
    const body = { email: "maria@test.example" };
    await app.call(findBookings, { body });
    const refused = await app.call(findBookings, { body });
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(words);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(seconds - 10);
  },
);

test("allows exactly the limit with twenty concurrent attempts", async () => {
  const { deps } = await testApp({ settings: three });
  const attempts = Array.from({ length: 20 }, () => deps.limits.spend(["reports", 7]));
  const settled = await Promise.allSettled(attempts);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("counts each key and each limit separately", async () => {
  const { deps } = await testApp({ settings: three });
  for (let attempt = 0; attempt < 3; attempt++) await deps.limits.spend(["reports", "a"]);
  await deps.limits.spend(["reports", "b"]);
  await deps.limits.spend(["findBookings", "a"]);
});

test("one call counts several limits and refuses if one of them is used up", async () => {
  const { deps } = await testApp({ settings: three });
  const attempt = () => deps.limits.spend(["findBookings", "a"], ["reports", "a"]);
  for (let n = 0; n < 3; n++) await attempt();
  await expect(attempt()).rejects.toThrow("too_many_requests");
  expect(await deps.limits.maySpend("findBookings", "a")).toBe(true);
  const rows = await deps.db.selectFrom("rate_limits").select("points").orderBy("points").execute();
  expect(rows.map(({ points }) => points)).toEqual([4, 5]);
});

test("concurrent attempts on the same limits in another order all get an answer", async () => {
  const { deps } = await testApp({ settings: { rateLimits: true } });
  const attempts = Array.from({ length: 40 }, (_, n) =>
    n % 2 === 0
      ? deps.limits.spend(["uploads", 1], ["invitations", 1])
      : deps.limits.spend(["invitations", 1], ["uploads", 1]),
  );
  const failures = (await Promise.allSettled(attempts)).flatMap((one) =>
    one.status === "rejected" ? [one.reason] : [],
  );
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(["too_many_requests"]));
});

test("allows attempts again after the time window", async () => {
  const limits = { ...limitFigures, reports: { count: 1, seconds: 4 } };
  const { deps } = await testApp({ settings: { rateLimits: true, limits } });
  await deps.limits.spend(["reports", "a"]);
  await expect(deps.limits.spend(["reports", "a"])).rejects.toThrow("too_many_requests");
  const isAllowed = () =>
    deps.limits.spend(["reports", "a"]).then(
      () => true,
      () => false,
    );
  await expect.poll(isAllowed, { timeout: 30_000, interval: 500 }).toBe(true);
});

test.for([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
  ["2001:db8:1:2::1", "2001:0db8:0001:0002::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "203.0.113.7", true],
  ["203.0.113.7", "203.0.113.8", false],
] as const)("%s and %s count as the same network: %s", async ([one, other, isSame]) => {
  const limits = { ...limitFigures, reports: { count: 1, seconds: 60 } };
  const { deps } = await testApp({ settings: { rateLimits: true, limits } });
  await deps.limits.spend(["reports", one]);
  const second = deps.limits.spend(["reports", other]);
  if (isSame) await expect(second).rejects.toThrow("too_many_requests");
  else await second;
});

test("does not store the key in plain text", async () => {
  const { deps } = await testApp({ settings: three });
  await deps.limits.spend(["reports", "ada@test.example"]);
  const rows = await deps.db.selectFrom("rate_limits").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("ada");
});

test("fails as database unavailable when the database cannot be reached", async () => {
  const pool = createPool("postgres://nobody@127.0.0.1:1/nowhere");
  onTestFinished(() => pool.end());
  const limits = createLimits(pool, three, createSecretKey("a secret for tests", "utf8"));
  const error = await limits.spend(["reports", "a"]).catch((cause: unknown) => cause);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test("counts nothing when RATE_LIMITS is off", async () => {
  const { deps } = await testApp();
  for (let attempt = 0; attempt < 100; attempt++) await deps.limits.spend(["reports", "a"]);
  expect(await deps.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
});

describe("settings", () => {
  test("use the default limits when no variable is set", () => {
    expect(readSettings({}).limits).toEqual(limitFigures);
  });

  test("change one limit and keep the others", () => {
    const { limits } = readSettings({ LIMIT_BOOKING_ATTEMPTS_PER_MINUTE: "100/30" });
    expect(limits).toEqual({ ...limitFigures, bookingAttemptsPerMinute: { count: 100, seconds: 30 } });
  });

  test.for(["ten", "0/60", "10", "10/0", "-1/60", "1e3/60"])("refuse %s and name the variable", (value) => {
    const read = () => readSettings({ LIMIT_UPLOADS: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow("LIMIT_UPLOADS");
  });
});
