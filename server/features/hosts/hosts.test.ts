import { afterAll, beforeAll, expect, test } from "vitest";
import { listBookings } from "#contract/bookings.ts";
import { listSlots, setAvailability } from "#contract/calendar.ts";
import { createCalendar } from "#contract/calendars.ts";
import { countryPack } from "#contract/countries/country-packs.ts";
import { readOwnHost, readProviders, registerProvider, updateHost } from "#contract/hosts.ts";
import { readListing } from "#contract/listings.ts";
import { listServiceItems } from "#contract/service-items.ts";
import { getSession } from "#contract/session.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { createTestApp, type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { aHost, registration } from "./host-fixtures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: new Date("2026-11-15T12:00:00Z") });
});
afterAll(() => app.close());

const register = (headers: Record<string, string>, changes: object = {}) =>
  app.call(registerProvider, { query: {}, body: { ...registration, ...changes } as never }, { headers });

test("a new host is in the requested country, otherwise in the first served country", async () => {
  const served = await testApp({ settings: { countries: [countryPack("GB"), countryPack("MT")] } });
  const countryOf = async ({ headers }: { headers: Record<string, string> }) => {
    const { body } = await served.call(getSession, {}, { headers });
    return "hosts" in body
      ? body.hosts.map(({ hostCountry, timeZone, currency }) => [hostCountry, timeZone, currency])
      : [];
  };
  expect(await countryOf(await aHost(served))).toEqual([["GB", "Europe/London", "GBP"]]);
  expect(await countryOf(await aHost(served, {}, "mt"))).toEqual([["MT", "Europe/Malta", "EUR"]]);
  const { headers } = await signIn(served);
  const refused = await served.call(
    registerProvider,
    { query: { hostCountry: "IE" }, body: registration },
    { headers },
  );
  expect(refused.body.code).toBe("unsupported_country");
});

test("registers once with the server's time of acceptance; a second registration is refused", async () => {
  const person = await signIn(app);
  const first = await register(person.headers, { terms_accepted_at: "2001-01-01T00:00:00Z", user_id: 1 });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ success: true, message: "Provider account created successfully!" });
  expect(first.body.data).toEqual({
    id: expect.any(Number),
    user_id: person.userId,
    ...registration,
    terms_accepted_at: expect.any(String),
    is_suspended: false,
  });
  expect(Math.abs(Date.parse(first.body.data.terms_accepted_at) - Date.now())).toBeLessThan(60_000);
  expect((await register(person.headers)).body.code).toBe("account_exists");
  const { terms_version } = await app.deps.db
    .selectFrom("personal_details")
    .select("terms_version")
    .where("user_id", "=", person.userId)
    .executeTakeFirstOrThrow();
  expect(terms_version).toBeTruthy();
});

test("only one of 20 concurrent registrations succeeds", async () => {
  const { headers, userId } = await signIn(app);
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(headers)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const rows = await app.deps.db.selectFrom("hosts").select("id").where("founder_id", "=", userId).execute();
  expect(rows).toHaveLength(1);
});

test.for([
  [{ date_of_birth: "" }, "date_of_birth", "Please select your date of birth."],
  [{ date_of_birth: undefined }, "date_of_birth", "Please select your date of birth."],
  [{ date_of_birth: "2008-11-16" }, "date_of_birth", "You must be at least 18 years old."],
  [{ date_of_birth: "2007-02-29" }, "date_of_birth", "This value isn't valid"],
  [{ agreed_to_terms: false }, "agreed_to_terms", "Please agree to the terms and conditions to continue."],
  [{ agreed_to_terms: "false" }, "agreed_to_terms", "Please agree to the terms and conditions to continue."],
  [{ agreed_to_terms: "true" }, "agreed_to_terms", "Please agree to the terms and conditions to continue."],
  [{ first_name: "  " }, "first_name", "This field is required"],
  [{ last_name: "" }, "last_name", "This field is required"],
  [{ email: "" }, "email", "This field is required"],
  [{ last_name: null }, "last_name", "This value isn't valid"],
  [{ email: "nobody" }, "email", "Enter a valid email address"],
] as const)("%j is refused with its error message", async ([changes, field, sentence]) => {
  const { headers } = await signIn(app);
  const { status, body } = await register(headers, changes);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ [field]: sentence });
});

test("a person who turns 18 today or was born on 29 February may register", async () => {
  for (const date_of_birth of ["2008-11-15", "2008-02-29"]) {
    expect((await register((await signIn(app)).headers, { date_of_birth })).status).toBe(201);
  }
});

test("readProviders by userId returns an empty list before registration, then the own account", async () => {
  const person = await signIn(app);
  const query = { userId: String(person.userId), hostCountry: "MT" };
  const read = () => app.call(readProviders, { query }, { headers: person.headers });
  expect((await read()).body).toEqual([]);
  const made = await register(person.headers);
  expect((await read()).body).toEqual([made.body.data]);
});

test("the public provider card shows the oldest listing, or the first name if there is none", async () => {
  const host = await aHost(app);
  const card = async () =>
    (await app.call(readProviders, { query: { providerId: String(host.hostId), hostCountry: "MT" } })).body;
  expect(await card()).toEqual([{ id: host.hostId, name: "Amara", profile_image_url: null, address: null }]);
  const listing = await aListing(app, host);
  await aListing(app, host, { name: "Newer" });
  expect(await card()).toEqual([
    { id: host.hostId, name: listing.name, profile_image_url: listing.profile_image_url, address: listing.address },
  ]);
});

test("readProviders needs either userId or providerId; an unknown or suspended account returns 404", async () => {
  const host = await aHost(app);
  const status = async (query: object) => (await app.call(readProviders, { query }, { headers: host.headers })).status;
  expect(await status({})).toBe(400);
  expect(await status({ userId: String(host.userId), providerId: String(host.hostId) })).toBe(400);
  expect(await status({ providerId: "999999" })).toBe(404);
  await app.deps.db.updateTable("hosts").set({ suspended_at: new Date() }).where("id", "=", host.hostId).execute();
  expect(await status({ providerId: String(host.hostId) })).toBe(404);
});

test("a suspended host can read their account and calendar, but cannot change the calendar", async () => {
  const host = await aHost(app);
  const item = await anItem(app, host, (await aListing(app, host)).id);
  await app.deps.db.updateTable("hosts").set({ suspended_at: new Date() }).where("id", "=", host.hostId).execute();
  const { body } = await app.call(getSession, {}, { headers: host.headers });
  expect(body).toMatchObject({ kindredProvider: { is_suspended: true } });
  const times = { startTime: `${daysAfter(openDay, 5)}T08:00:00Z`, endTime: `${daysAfter(openDay, 5)}T09:00:00Z` };
  const query = { kindredProviderId: String(host.hostId), ...times };
  expect((await app.call(listSlots, { query }, { headers: host.headers })).status).toBe(200);
  expect((await app.call(listSlots, { query })).status).toBe(404);
  const own = { query: { kindredProviderId: String(host.hostId) } };
  expect((await app.call(listServiceItems, own, { headers: host.headers })).body).toEqual([item]);
  expect((await app.call(listServiceItems, own)).status).toBe(404);
  expect((await app.call(listServiceItems, own, { headers: (await aHost(app)).headers })).status).toBe(404);
  expect((await app.call(listBookings, own, { headers: host.headers })).body).toEqual([]);
  const change = { kindredProviderId: host.hostId, ...times, status: "available" as const };
  expect((await app.call(setAvailability, { body: change }, { headers: host.headers })).body.code).toBe(
    "account_suspended",
  );
});

test("getSession returns the user and the provider account", async () => {
  const host = await aHost(app, { email: "who@test.example" });
  const { body } = await app.call(getSession, {}, { headers: host.headers });
  expect(body).toMatchObject({
    user: { id: host.userId, email: "who@test.example" },
    kindredProvider: { id: host.hostId },
  });
  expect((await app.call(getSession, {})).body).toEqual({ user: null });
});

test("an owner names the host and says whether it is a trader; missing fields stay unchanged", async () => {
  const host = await aHost(app);
  const params = { hostId: String(host.hostId) };
  const change = (body: object) => app.call(updateHost, { params, body }, { headers: host.headers });
  const { body: before } = await app.call(readOwnHost, { params }, { headers: host.headers });
  expect(before).toMatchObject({ id: host.hostId, country: "MT", isTrader: false });
  const { id } = await aListing(app, host);
  const isTraderInPublic = async () => (await app.call(readListing, { query: { id: String(id) } })).body.isTrader;
  expect(await isTraderInPublic()).toBe(false);
  expect((await change({ isTrader: true })).body.data).toEqual({ ...before, isTrader: true });
  expect((await change({ name: "Amara's Braids" })).body.data).toMatchObject({
    name: "Amara's Braids",
    isTrader: true,
  });
  expect(await isTraderInPublic()).toBe(true);
  expect((await change({})).body.data).toMatchObject({ name: "Amara's Braids", isTrader: true });
  expect((await change({ name: " " })).status).toBe(400);
  const { body: session } = await app.call(getSession, {}, { headers: host.headers });
  expect(session).toMatchObject({ hosts: [{ name: "Amara's Braids" }] });
});

test.for([
  ["Kofi & Sons", null],
  ["St.Julian's Barbers", null],
  ["Ma.Theresa J. Cruz", null],
  ["No. 7", null],
  ["Win a prize https://evil.example/now", "A name can't contain a web address"],
  ["evil.example", "A name can't contain a web address"],
  ["See WWW.evil", "A name can't contain a web address"],
  ["bit.ly/prize", "A name can't contain a web address"],
  ["Amara\r\nBcc: all@evil", "This text contains characters that aren't allowed"],
] as const)("checks the name %j for a host, a calendar and a founder", async ([name, problem]) => {
  const host = await aHost(app);
  const params = { hostId: String(host.hostId) };
  const options = { headers: host.headers };
  const founder = await signIn(app);
  const named = { ...registration, first_name: name };
  const answers = [
    (await app.call(updateHost, { params, body: { name } }, options)).body.fields?.name,
    (await app.call(createCalendar, { params, body: { name } }, options)).body.fields?.name,
    (await app.call(registerProvider, { query: {}, body: named }, { headers: founder.headers })).body.fields
      ?.first_name,
  ];
  expect(answers.map((field) => field ?? null)).toEqual([problem, problem, problem]);
});
