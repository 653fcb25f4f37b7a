import { sql } from "kysely";
import { expect, test } from "vitest";
import { cancelBooking, eraseDetails, findBookings } from "#contract/bookings.ts";
import { requestDeletion } from "#contract/support.ts";
import { book, writeMails } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { erasePeople } from "./erase-people.ts";

async function waitingLetters({ deps }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ to: string }>`
    select message ->> 'to' as to from mails where sent_at is null and message is not null order by 1`.execute(deps.db);
  return rows.map(({ to }) => to);
}

async function waitingLinks({ deps }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select data ->> 'email' as email from pgboss.job where name = 'send-booking-links' order by 1`.execute(deps.db);
  return rows.map(({ email }) => email);
}

const aDayPasses = ({ deps }: TestApp) =>
  sql`update mails set created_at = created_at - interval '25 hours'`.execute(deps.db);

test("erasing an email does not affect longer emails that contain it", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const others = ["maria@gmail.com", "a@gmail.co.uk", "a@gmail.community", "x.a@gmail.co"];
  for (const [n, email] of others.entries()) {
    await book(app, place, `${openDay} ${10 + n}:00`, { email, phone: `9911223${n}` });
    await app.call(findBookings, { body: { email } });
  }
  const { secret } = (await book(app, place, `${openDay} 09:00`, { email: "a@gmail.co" })).body.data;
  await app.call(findBookings, { body: { email: "A@Gmail.co" } });
  await writeMails(app);
  await app.call(cancelBooking, { params: { secret } });
  await aDayPasses(app);
  expect((await app.call(eraseDetails, { params: { secret } })).status).toBe(200);
  const toHost = others.map(() => "amara@test.example");
  expect(await waitingLetters(app)).toEqual([...others, ...toHost].sort());
  expect(await waitingLinks(app)).toEqual([...others].sort());
});

test("a host whose name consists of common words is erased at once; mails to others stay", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const named = { email: "kind@quince.example", firstName: "Your", lastName: "booking" };
  const host = await aHost(app, named);
  await aListing(app, host, { name: "Kindred", address: "Malta" });
  const body = { email: named.email, reason: null, comments: null, confirmed: true } as const;
  await app.call(requestDeletion, { body }, { headers: host.headers });
  await sql`delete from pgboss.job where name = 'erase-people'`.execute(app.deps.db);
  await app.runJobs();
  await book(app, place, `${openDay} 09:00`, { email: "maria@pear.example" });
  await writeMails(app);
  await aDayPasses(app);
  await book(app, place, `${openDay} 11:00`, { email: "yana@pear.example" });
  await writeMails(app);
  await erasePeople(app.deps);
  const users = await app.deps.db.selectFrom("users").select("id").execute();
  expect(users).toEqual([{ id: place.host.userId }]);
  // Both hosts gave the same address, so erasing one of them must not delete letters to the other.
  expect(await waitingLetters(app)).toEqual([
    "amara@test.example",
    "amara@test.example",
    "maria@pear.example",
    "yana@pear.example",
  ]);
});

test("mails with links to a host's bookings are deleted when the host is erased", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const email = "maria@pear.example";
  await book(app, place, `${openDay} 09:00`, { email });
  await app.call(findBookings, { body: { email } });
  await app.runJobs();
  const texts = async () => (await app.deps.mail.readOutbox(20)).filter(({ text }) => text.includes("Amara's Braids"));
  expect((await texts()).map(({ to }) => to).sort()).toEqual(["amara@test.example", email, email]);
  const body = { email: place.host.email, reason: null, comments: null, confirmed: true } as const;
  await app.call(requestDeletion, { body }, { headers: place.host.headers });
  for (let round = 0; round < 3; round++) await app.runJobs({ asOf: new Date(Date.now() + 3_600_000) });
  expect(await app.deps.db.selectFrom("users").select("id").execute()).toEqual([]);
  expect(await texts()).toEqual([]);
});
