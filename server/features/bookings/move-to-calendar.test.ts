import { expect, test } from "vitest";
import { cancelAsHost, listBookings } from "#contract/bookings.ts";
import { setAvailability } from "#contract/calendar.ts";
import { updateCalendar } from "#contract/calendars.ts";
import { moveToCalendar } from "#contract/host-bookings.ts";
import { acceptInvitation, createInvitation } from "#contract/members.ts";
import { updateServiceItem } from "#contract/service-items.ts";
import { aHost, joinHost } from "#server/features/hosts/host-fixtures.ts";
import { limitFigures } from "#server/platform/limit-defaults.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { aTeam, at, bookWith, type Team } from "./team-fixtures.ts";

const move = (app: TestApp, { host }: Pick<Team, "host">, id: string, calendarId: number) =>
  app.call(moveToCalendar, { params: { id }, body: { calendarId } }, { headers: host.headers });

test("a booking moves to another calendar at the same time, and its old time is free again", async () => {
  const app = await testApp();
  const team = await aTeam(app);
  const [first, second] = team.ids;
  const { id } = (await bookWith(app, team, "10:00", { calendarId: first })).body.data;
  const moved = await move(app, team, id, second);
  expect(moved.body.data).toMatchObject({ id, calendarId: second, startTime: at("10:00") });
  expect((await move(app, team, id, second)).status).toBe(200);
  expect((await bookWith(app, team, "10:00", { calendarId: second })).body.code).toBe("slot_taken");
  expect((await bookWith(app, team, "10:00", { calendarId: first })).status).toBe(201);
});

test("time that the host closed during a booking stays closed after the booking moves to another calendar", async () => {
  const app = await testApp();
  const team = await aTeam(app);
  const [first, second] = team.ids;
  const { id } = (await bookWith(app, team, "10:00", { calendarId: first })).body.data;
  const window = { startTime: at("09:00"), endTime: at("17:00") };
  const closing = { kindredProviderId: team.host.hostId, ...window, status: "unavailable" as const, calendarId: first };
  await app.call(setAvailability, { body: closing }, { headers: team.host.headers });
  expect((await move(app, team, id, second)).status).toBe(200);
  expect((await bookWith(app, team, "10:00", { calendarId: first })).body.code).toBe("slot_taken");
});

test("refuses a calendar that is not free, is closed or does not offer the item", async () => {
  const app = await testApp();
  const team = await aTeam(app);
  const [first, second, third] = team.ids;
  const options = { headers: team.host.headers };
  const { id } = (await bookWith(app, team, "10:00", { calendarId: first })).body.data;
  await bookWith(app, team, "10:30", { calendarId: second });
  expect((await move(app, team, id, second)).body.code).toBe("calendar_not_free");
  const params = { hostId: String(team.host.hostId), calendarId: String(third) };
  await app.call(updateCalendar, { params, body: { isOpen: false } }, options);
  expect((await move(app, team, id, third)).body.code).toBe("calendar_not_free");
  const item = { name: "Braids", description: null, price: 40, durationMinutes: 60, calendarIds: [first] };
  await app.call(updateServiceItem, { params: { itemId: String(team.item.id) }, body: item }, options);
  expect((await move(app, team, id, second)).body.code).toBe("calendar_does_not_do_item");
  expect((await move(app, team, id, 999_999)).status).toBe(404);
  expect((await move(app, { host: await aHost(app) }, id, first)).status).toBe(404);
  const slot = { kindredProviderId: team.host.hostId, serviceItemId: team.item.id, startTime: at("10:00") };
  await app.call(cancelAsHost, { body: slot }, options);
  expect((await move(app, team, id, second)).body.code).toBe("already_cancelled");
});

test("refuses a visit that has started", async () => {
  const app = await testApp();
  const team = await aTeam(app);
  const { id } = (await bookWith(app, team, "10:00")).body.data;
  const started = { starts_at: new Date(Date.now() - 900_000), ends_at: new Date(Date.now() + 900_000) };
  await app.deps.db.updateTable("bookings").set(started).where("id", "=", id).execute();
  expect((await move(app, team, id, team.ids[1])).body.code).toBe("booking_is_past");
});

test("staff move bookings only between their own calendars", async () => {
  const app = await testApp();
  const team = await aTeam(app);
  const [first, second, third] = team.ids;
  const options = { headers: team.host.headers };
  const params = { hostId: String(team.host.hostId) };
  const invitation = { role: "staff" as const, calendarId: second };
  const { url } = (await app.call(createInvitation, { params, body: invitation }, options)).body.data;
  const kofi = await signIn(app, { firstName: "Kofi" });
  await app.call(acceptInvitation, { params: { token: url.split("/").at(-1) ?? "" } }, { headers: kofi.headers });
  const asKofi = { host: { ...team.host, headers: kofi.headers } };
  const own = (await bookWith(app, team, "10:00", { calendarId: second })).body.data.id;
  const other = (await bookWith(app, team, "10:00", { calendarId: first })).body.data.id;
  expect((await move(app, asKofi, own, third)).status).toBe(404);
  expect((await move(app, asKofi, other, second)).status).toBe(404);
  const chair = { params: { ...params, calendarId: String(third) }, body: { memberId: kofi.userId } };
  await app.call(updateCalendar, chair, options);
  expect((await move(app, asKofi, own, third)).body.data.calendarId).toBe(third);
});

test("staff without the right to move a booking do not use up the customer's mails", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const team = await aTeam(app);
  const [first, second] = team.ids;
  const staff = await signIn(app);
  await joinHost(app, team.host, staff, "staff");
  const asked = { calendarId: first, customerEmail: "maria@test.example" };
  const { id } = (await bookWith(app, team, "10:00", asked)).body.data;
  for (let n = 0; n <= limitFigures.mailsOwedToCustomer.count; n++)
    expect((await move(app, { host: { ...team.host, headers: staff.headers } }, id, second)).status).toBe(404);
  await move(app, team, id, second);
  await app.runJobs();
  const subjects = (await app.deps.mail.readOutbox(100)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining("Your booking is now with Kofi"));
});

test("only a customer who asked for a calendar is told that it has changed", async () => {
  const app = await testApp();
  const team = await aTeam(app);
  const [first, second, third] = team.ids;
  const asked = { calendarId: first, customerEmail: "maria@test.example" };
  const chosen = (await bookWith(app, team, "10:00", asked)).body.data.id;
  const anyone = (await bookWith(app, team, "12:00", { customerEmail: "nadia@test.example" })).body.data;
  await move(app, team, chosen, second);
  await move(app, team, anyone.id, anyone.calendarId === third ? first : third);
  await app.runJobs({});
  const mails = (await app.deps.mail.readOutbox(100)).filter(({ to }) => !to.startsWith("amara"));
  expect(mails.filter(({ to }) => to.startsWith("nadia"))).toHaveLength(1);
  const told = mails.find(
    ({ to, subject }) => to.startsWith("maria") && subject.startsWith("Your booking is now with Kofi"),
  );
  expect(told?.text).toContain("is now with Kofi. The time, place and price are the same.");
  expect(told?.text).toContain("With: Kofi");
  expect(told?.calendar?.content).toContain("SEQUENCE:1");
});

test("only one of two moves and a booking gets the same free time", async () => {
  const app = await testApp({ settings: { rateLimits: false } });
  const team = await aTeam(app);
  const [first, second, third] = team.ids;
  for (let round = 0; round < 5; round++) {
    const clock = `1${round}:00`;
    const one = (await bookWith(app, team, clock, { calendarId: first })).body.data.id;
    const two = (await bookWith(app, team, clock, { calendarId: second })).body.data.id;
    const answers = await Promise.all([
      move(app, team, one, third),
      bookWith(app, team, clock, { calendarId: third }),
      move(app, team, two, third),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
  }
  const query = { kindredProviderId: String(team.host.hostId), calendarId: String(third) };
  const inThird = (await app.call(listBookings, { query }, { headers: team.host.headers })).body;
  expect(inThird.map(({ startTime }) => startTime)).toEqual([0, 1, 2, 3, 4].map((round) => at(`1${round}:00`)));
});
