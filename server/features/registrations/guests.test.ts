import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as contract from "#contract/guests.ts";
import { cancelRegistration } from "#contract/registrations.ts";
import { aHost, joinHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { createTestApp, type TestApp, testApp } from "#server/testing/test-app.ts";
import { anEvent, anEventTonight, registerGuest } from "./registration-fixtures.ts";

let app: TestApp;
let host: TestHost;
beforeAll(async () => {
  app = await createTestApp();
  host = await aHost(app);
});
afterAll(() => app.close());

const asHost = () => ({ headers: host.headers });
const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });
const list = async (event: { id: number }, q?: string) =>
  (await app.call(contract.listGuests, { params: paramsOf(event), query: q ? { q } : {} }, asHost())).body;
const checkIn = (event: { id: number }, code: string, people?: number) =>
  app.call(contract.checkIn, { params: paramsOf(event), body: { code, ...(people ? { people } : {}) } }, asHost());
const setAdmitted = (event: { id: number }, reference: string, admitted: number) =>
  app.call(contract.setAdmitted, { params: { ...paramsOf(event), reference }, body: { admitted } }, asHost());

test("the host sees the guests with their counts and finds them by name, phone and ticket", async () => {
  const event = await anEvent(app, host);
  const maria = (await registerGuest(app, event, { places: 3 })).body.data;
  await registerGuest(app, event, { name: "Yana Borg", phone: "7912 3456" });
  expect(await list(event)).toMatchObject({
    placesTaken: 4,
    placesAdmitted: 0,
    guests: [{ name: "Maria Camilleri", places: 3, phoneFormatted: "+356 9911 2233" }, { name: "Yana Borg" }],
  });
  for (const q of ["camill", "9911 22", maria.id.toLowerCase(), `${maria.id.slice(0, 4)} ${maria.id.slice(4)}`])
    expect((await list(event, q)).guests.map(({ id }) => id)).toEqual([maria.id]);
  expect((await list(event, "%")).guests).toEqual([]);
});

test("a ticket is checked in by its QR code or by typing its reference, and each place only once", async () => {
  const event = await anEventTonight(app, host);
  const ticket = (await registerGuest(app, event, { places: 3 })).body.data;
  const first = await checkIn(event, ticket.code, 1);
  expect([first.status, first.body.data.admitted]).toEqual([200, 1]);
  const typed = ` ${ticket.id.slice(0, 4).toLowerCase()} ${ticket.id.slice(4, 8)}-${ticket.id.slice(8)}`;
  expect((await checkIn(event, typed)).body.data.admitted).toBe(3);
  const again = await checkIn(event, ticket.code);
  expect([again.status, again.body]).toMatchObject([409, { code: "already_admitted", guest: { admitted: 3 } }]);
  expect((await list(event)).placesAdmitted).toBe(3);
});

test("a forged code, a cancelled ticket and a ticket for another event are refused", async () => {
  const event = await anEventTonight(app, host);
  const other = await anEventTonight(app, host);
  const ticket = (await registerGuest(app, event)).body.data;
  expect((await checkIn(event, `${ticket.id}.AAAAAAAAAAAAAAAA`)).status).toBe(404);
  expect((await checkIn(event, "2222222222")).status).toBe(404);
  expect((await checkIn(other, ticket.code)).body.code).toBe("ticket_for_other_event");
  await app.call(cancelRegistration, { params: { secret: ticket.secret } });
  expect((await checkIn(event, ticket.code)).body.code).toBe("registration_cancelled");
});

test("a check-in can be changed and undone, but never above the places", async () => {
  const event = await anEventTonight(app, host);
  const { id } = (await registerGuest(app, event, { places: 2 })).body.data;
  expect((await setAdmitted(event, id, 3)).body.code).toBe("invalid_fields");
  expect((await setAdmitted(event, id, 2)).body).toMatchObject({ message: "Welcome", data: { admitted: 2 } });
  expect((await setAdmitted(event, id, 0)).body).toMatchObject({
    message: "Check-in undone",
    data: { admittedAt: null },
  });
  expect((await list(event)).placesAdmitted).toBe(0);
});

test("nobody is checked in more than 12 hours before the start, but an old check-in can be undone", async () => {
  const event = await anEvent(app, host);
  const { id, code } = (await registerGuest(app, event, { places: 2 })).body.data;
  const refused = await checkIn(event, code);
  expect([refused.status, refused.body.message]).toEqual([409, "Check-in opens 12 hours before the event starts."]);
  expect((await setAdmitted(event, id, 1)).body.code).toBe("check_in_not_open");
  const opensAt = new Date(Date.parse(event.start_date) - 12 * 3_600_000).toISOString();
  expect(await list(event)).toMatchObject({ placesAdmitted: 0, checkInOpensAt: opensAt });
  await sql`update registrations set admitted = 2 where id = ${id}`.execute(app.deps.db);
  await sql`update events set places_admitted = 2 where id = ${event.id}`.execute(app.deps.db);
  expect((await setAdmitted(event, id, 0)).status).toBe(200);
  expect((await list(event)).placesAdmitted).toBe(0);
});

test("two people at the door who scan the same ticket at once let it in only once", async () => {
  const event = await anEventTonight(app, host);
  const { code } = (await registerGuest(app, event, { places: 2 })).body.data;
  const answers = await Promise.all(Array.from({ length: 6 }, () => checkIn(event, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await list(event)).placesAdmitted).toBe(2);
});

test("guests are exported as CSV, and formulas are disarmed", async () => {
  const event = await anEvent(app, host);
  await registerGuest(app, event, { name: "=1+1" });
  const { body, headers } = await app.call(contract.exportGuests, { params: paramsOf(event) }, asHost());
  expect(headers.get("content-disposition")).toBe(`attachment; filename="guests-${event.id}.csv"`);
  expect(String(body).split("\r\n")[1]).toContain(`"'=1+1"`);
});

test("staff check guests in without seeing phone numbers, and other hosts get nothing", async () => {
  const event = await anEventTonight(app, host);
  await registerGuest(app, event);
  const helper = await signIn(app);
  await joinHost(app, host, helper, "staff");
  const read = (headers: Record<string, string>) =>
    app.call(contract.listGuests, { params: paramsOf(event), query: {} }, { headers });
  const [guest] = (await read(helper.headers)).body.guests;
  expect(guest).toMatchObject({ name: "Maria Camilleri", phone: null, phoneFormatted: null, email: null });
  const checked = await app.call(
    contract.checkIn,
    { params: paramsOf(event), body: { code: guest?.id ?? "" } },
    { headers: helper.headers },
  );
  expect(checked.body.data).toMatchObject({ admitted: 1, phone: null });
  const csv = await app.call(contract.exportGuests, { params: paramsOf(event) }, { headers: helper.headers });
  expect(csv.body.code).toBe("role_required");
  expect((await read((await aHost(app)).headers)).status).toBe(404);
});

test("a check-in reaches the stream of somebody in another process within two seconds", async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.deps.db);
  const other = await testApp({ databaseUrl: new URL(`/${rows[0]?.name}`, inject("clusterUrl")).href });
  const event = await anEventTonight(app, host);
  const { code } = (await registerGuest(app, event)).body.data;
  const path = `/api${contract.watchGuests.path.replace("{id}", String(event.id))}`;
  const reader = (await other.fetch(path, { headers: host.headers })).body?.getReader();
  const hear = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await hear()).toBe(": open\n\n");
  const listening = sql`select 1 from pg_stat_activity
    where query = 'listen kindred' and state = 'idle' and datname = current_database()`;
  await expect.poll(async () => (await listening.execute(app.deps.db)).rows.length).toBeGreaterThan(0);
  const startedAt = performance.now();
  await checkIn(event, code);
  expect(await hear()).toBe("event: change\ndata: {}\n\n");
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await reader?.cancel();
});

test("of two check-ins the one decided later at the door counts, in whatever order they arrive", async () => {
  const event = await anEventTonight(app, host);
  const { id } = (await registerGuest(app, event, { places: 3 })).body.data;
  const set = async (admitted: number, secondsAgo: number) => {
    const changedAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
    const params = { ...paramsOf(event), reference: id };
    const { body } = await app.call(
      contract.setAdmitted,
      { params, body: { admitted, changedAt } },
      { headers: host.headers },
    );
    return body.data.admitted;
  };
  expect(await set(2, 60)).toBe(2);
  expect(await set(1, 120)).toBe(2);
  expect(await set(3, 30)).toBe(3);
  expect(await set(3, 30)).toBe(3);
  expect(await set(0, -3600)).toBe(0);
  expect(await set(1, -7200)).toBe(1);
});
