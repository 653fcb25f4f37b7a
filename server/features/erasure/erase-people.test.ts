import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readBooking } from "#contract/bookings.ts";
import { listDecisions } from "#contract/decisions.ts";
import { readTicket } from "#contract/registrations.ts";
import { closeReport, listReports, reportListing } from "#contract/reports.ts";
import { getSession } from "#contract/session.ts";
import { readDeletionRequest, requestDeletion } from "#contract/support.ts";
import { readPublicEvent } from "#contract/whats-on.ts";
import { jobDefinitions } from "#server/app.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { filesIn, findAnywhere } from "#server/testing/find-anywhere.ts";
import { s3Stub } from "#server/testing/s3-stub.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { smtpSink } from "#server/testing/smtp-sink.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { askToBeErased, hostWithAllData, runJobsRepeatedly, words } from "./erasure-fixtures.ts";
import { replayErasures } from "./index.ts";

const storedFiles = (app: TestApp) => filesIn(join(app.deps.settings.dataDir, "files"));
const everyWord = (who: string) => Object.values(words(who));

test("an erasure removes the person from all tables and files and keeps the data of other people", async () => {
  const { app, chief, decide } = await aDesk();
  const ada = await hostWithAllData(app, "Ada");
  const other = await hostWithAllData(app, "Bea");
  const report = { reason: "not_real", details: ada.text } as const;
  await app.call(reportListing, { body: { ...report, listingId: ada.listingId, email: "somebody@pear.example" } });
  await app.call(reportListing, { body: { ...report, eventId: ada.event.id, email: "somebody@pear.example" } });
  const about = { query: { about: "everything" } } as const;
  for (const { id } of (await app.call(listReports, about, { headers: chief.headers })).body) {
    const closing = { params: { id: String(id) }, body: { outcome: "dismissed", note: ada.lastName } } as const;
    await app.call(closeReport, closing, { headers: chief.headers });
  }
  await app.call(reportListing, { body: { ...report, listingId: other.listingId, email: ada.email } });
  await decide("services", ada.listingId, { decision: "suspend", reason: "other", message: ada.text });
  const asCustomer = { name: `${ada.firstName} ${ada.lastName}`, phone: "+35627118822", email: ada.email };
  const past = await book(app, other.place, `${openDay} 14:00`, asCustomer);
  const ahead = await book(app, other.place, `${openDay} 15:00`, asCustomer);
  const ticket = await registerGuest(app, other.event, { ...asCustomer, places: 3 });
  await app.runJobs();
  const foundBefore = await findAnywhere(app, everyWord("Ada"));
  for (const word of everyWord("Ada"))
    expect(
      foundBefore.filter((place) => place.endsWith(`: ${word}`)),
      word,
    ).not.toEqual([]);
  const before = await findAnywhere(app, everyWord("Bea"));
  const filesBefore = storedFiles(app).length;

  const token = await askToBeErased(app, ada.email.toUpperCase().replace("QUINCE.EXAMPLE", "quince.example"));
  await runJobsRepeatedly(app);

  expect(await findAnywhere(app, everyWord("Ada"))).toEqual([]);
  expect((await app.fetch(ada.logo)).status).toBe(404);
  expect((await app.fetch(other.logo)).status).toBe(200);
  expect(storedFiles(app)).toHaveLength(filesBefore / 2 + 1);
  expect((await app.call(getSession, {}, { headers: ada.host.headers })).body).toEqual({ user: null });
  for (const { body } of [past, ahead]) {
    const row = await app.deps.db.selectFrom("bookings").selectAll().where("id", "=", body.data.id).executeTakeFirst();
    expect(row).toMatchObject({ status: "cancelled", cancelled_by: "customer", customer_name: null });
    expect((await app.call(readBooking, { params: { secret: body.data.secret } })).body.code).toBe(
      "booking_details_erased",
    );
  }
  const read = await app.call(readTicket, { params: { secret: ticket.body.data.secret } });
  expect(read.body.code).toBe("guest_details_erased");
  const { body: event } = await app.call(readPublicEvent, { params: { id: String(other.event.id) } });
  expect(event.placesTaken).toBe(1);
  // Letters to Bea about Ada's visits are deleted, too. The rest of Bea's data stays.
  const gone = (place: string) => !place.includes(".eml") && !place.startsWith("public.mails");
  const left = (await findAnywhere(app, everyWord("Bea"))).filter(gone);
  expect(left).toEqual(before.filter(gone));
  const decided = await app.call(listDecisions, { query: {} }, { headers: chief.headers });
  expect(decided.body).toMatchObject([
    { action: "suspended", words: null, by: "Marija Vella" },
    { action: "dismissed", words: null, by: "Marija Vella" },
    { action: "dismissed", words: null, by: "Marija Vella" },
  ]);
  const request = await app.call(readDeletionRequest, { params: { token } });
  expect(request.body).toMatchObject({ email: "", confirmedAt: expect.any(String), erasedAt: expect.any(String) });
});

test("customers with upcoming bookings and guests get a cancellation mail before the host is erased", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  const ada = await hostWithAllData(app, "Ada");
  await app.runJobs();
  const person = await signIn(app, { email: ada.email });
  const body = { email: ada.email, reason: null, comments: null, confirmed: true } as const;
  await app.call(requestDeletion, { body }, { headers: person.headers });
  await runJobsRepeatedly(app);
  const toCustomer = sink.received.filter(({ to }) => to[0] === ada.customerEmail).map(({ raw }) => raw);
  const cancelled = toCustomer.filter((raw) => raw.includes("METHOD:CANCEL") || raw.includes("method=CANCEL"));
  // One is about the visit, the other about the event.
  expect(cancelled).toHaveLength(2);
  expect(sink.received.at(-1)?.to).not.toEqual([ada.accountEmail]);
  expect(await findAnywhere(app, everyWord("Ada"))).toEqual([]);
});

test("the erasure waits up to a day for unsent mails that name the host", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  const ada = await hostWithAllData(app, "Ada");
  await app.runJobs();
  await sink.down();
  const person = await signIn(app, { email: ada.email });
  const body = { email: ada.email, reason: null, comments: null, confirmed: true } as const;
  await app.call(requestDeletion, { body }, { headers: person.headers });
  await app.jobs.runDue(app.deps, jobDefinitions);
  const user = () => app.deps.db.selectFrom("users").selectAll().where("id", "=", ada.host.userId).executeTakeFirst();
  expect(await user()).toBeDefined();
  const booking = app.deps.db.selectFrom("bookings").select("status").where("id", "=", ada.aheadId);
  expect(await booking.executeTakeFirst()).toEqual({ status: "cancelled" });
  await sql`update mails set created_at = created_at - interval '25 hours'`.execute(app.deps.db);
  await sql`delete from pgboss.job where name = 'send-mail'`.execute(app.deps.db);
  await runJobsRepeatedly(app);
  expect(await user()).toBeUndefined();
  expect(await findAnywhere(app, everyWord("Ada"))).toEqual([]);
});

test("an interrupted erasure is finished by the next run; an extra run does nothing", async () => {
  const app = await testApp();
  const ada = await hostWithAllData(app, "Ada");
  await app.runJobs();
  await askToBeErased(app, ada.email);
  const { storage } = app.deps;
  let deletions = 0;
  const dying = {
    ...app.deps,
    storage: {
      ...storage,
      delete: (key: string) => (++deletions > 3 ? Promise.reject(new Error("killed")) : storage.delete(key)),
    },
  };
  await app.jobs.runDue(dying, jobDefinitions);
  const { failures } = await app.jobs.runDue(dying, jobDefinitions, { asOf: new Date(Date.now() + 60_000) });
  expect(failures).toHaveLength(1);
  expect(deletions).toBe(4);
  expect(await findAnywhere(app, [ada.listing])).not.toEqual([]);
  await runJobsRepeatedly(app);
  expect(await findAnywhere(app, everyWord("Ada"))).toEqual([]);
  await app.deps.jobs.enqueue(app.deps.db, "erase-people", {});
  await runJobsRepeatedly(app);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from erasures`.execute(app.deps.db);
  expect(rows[0]?.count).toBe(1);
});

test("data from a restored backup is erased again; a new user with a reused id is kept", async () => {
  const app = await testApp();
  const ada = await hostWithAllData(app, "Ada");
  await app.runJobs();
  const { db } = app.deps;
  const tables = [
    "users",
    "hosts",
    "calendars",
    "listings",
    "service_items",
    "bookings",
    "imported_calendars",
    "held_times",
    "contact_messages",
  ];
  for (const table of tables)
    await sql`create table ${sql.table(`copy_${table}`)} as table ${sql.table(table)}`.execute(db);
  await askToBeErased(app, ada.email);
  await runJobsRepeatedly(app);
  const copies = tables.map((table) => sql.table(`copy_${table}`));
  for (const [n, table] of tables.entries()) {
    const row = copies[n];
    await sql`insert into ${sql.table(table)} overriding system value select * from ${row}`.execute(db);
    await sql`drop table ${row}`.execute(db);
  }
  expect(await findAnywhere(app, [ada.email, ada.customer])).not.toEqual([]);
  expect(await replayErasures(app.deps, "missing")).toBe(0);
  await sql`delete from erasures`.execute(db);
  expect(await replayErasures(app.deps, "missing")).toBe(1);
  expect(await findAnywhere(app, everyWord("Ada"))).toEqual([]);
  await sql`insert into users (id, issuer, subject, email, email_verified, first_name, last_name)
    overriding system value values (${ada.host.userId}, 'i', 's', 'new@apple.example', true, 'New', 'Person')`.execute(
    db,
  );
  expect(await replayErasures(app.deps, "recent")).toBe(1);
  expect(await findAnywhere(app, ["new@apple.example"])).toEqual(["public.users: new@apple.example"]);
  // Now the other way round: the store was restored from a backup, with pictures and an older list.
  const { storage } = app.deps;
  const picture = ada.logo.replace("/files/", "");
  await storage.write(picture, Buffer.from("came back"));
  await storage.write("records/erasures.json", Buffer.from("[]"));
  expect(await replayErasures(app.deps, "missing")).toBe(1);
  expect(await storage.head(picture)).toBeNull();
  expect(await replayErasures(app.deps, "missing")).toBe(0);
});

test("a person without an account is erased from their bookings and reviews", async () => {
  const app = await testApp();
  const { customerEmail, customer, customerPhone, pastId } = await hostWithAllData(app, "Ada");
  await app.runJobs();
  await askToBeErased(app, customerEmail);
  await runJobsRepeatedly(app);
  expect(await findAnywhere(app, [customerEmail, customerPhone])).toEqual([]);
  const { db } = app.deps;
  const row = await db.selectFrom("bookings").selectAll().where("id", "=", pastId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ customer_name: null, customer_phone: null, status: "confirmed" });
  // The host had booked for a caller of the same name without an address. That may be another person.
  const named = await db.selectFrom("bookings").select("booked_by").where("customer_name", "=", customer).execute();
  expect(named).toEqual([{ booked_by: "provider" }]);
  expect(await db.selectFrom("reviews").selectAll().execute()).toEqual([]);
});

test("a session with a verified email confirms the deletion at once; otherwise the mailed link is needed", async () => {
  const app = await testApp();
  const mine = await signIn(app);
  const doubtful = await signIn(app, { isEmailVerified: false });
  const ask = (email: string, headers: Record<string, string>) =>
    app.call(requestDeletion, { body: { email, reason: null, comments: null, confirmed: true } }, { headers });
  await ask(mine.email.toUpperCase().replace("TEST.EXAMPLE", "test.example"), mine.headers);
  await ask(doubtful.email, doubtful.headers);
  await ask("somebody-else@test.example", mine.headers);
  const { db } = app.deps;
  const rows = await db.selectFrom("deletion_requests").select(["confirmed_at"]).orderBy("requested_at").execute();
  expect(rows.map(({ confirmed_at }) => confirmed_at !== null)).toEqual([true, false, false]);
  await runJobsRepeatedly(app);
  const users = await db.selectFrom("users").select("id").execute();
  expect(users).toEqual([{ id: doubtful.userId }]);
});

test("waits DELETION_GRACE_DAYS before erasing", async () => {
  const app = await testApp({ settings: { deletion: { linkDays: 7, dueDays: 30, graceDays: 3 } } });
  const person = await signIn(app, { email: `${randomUUID()}@test.example` });
  const body = { email: person.email, reason: null, comments: null, confirmed: true } as const;
  await app.call(requestDeletion, { body }, { headers: person.headers });
  await runJobsRepeatedly(app);
  expect(await findAnywhere(app, [person.email])).not.toEqual([]);
  app.setNow(new Date(Date.now() + 3 * 86_400_000 + 60_000));
  await app.runJobs({ asOf: new Date(Date.now() + 4 * 86_400_000) });
  expect(await findAnywhere(app, [person.email])).toEqual([]);
});

/** The erasure handles these foreign keys to a person's data. Handle a new one there before you add it here. */
const known = [
  "api_keys.host_id",
  "api_keys.made_by",
  "api_keys.revoked_by",
  "availability.calendar_id",
  "availability.host_id",
  "blocked_phones.host_id",
  "booking_reminders.booking_id",
  "booking_reminders.host_id",
  "bookings.calendar_id",
  "bookings.host_id",
  "bookings.listing_id",
  "bookings.service_item_id",
  "calendar_closings.calendar_id",
  "calendar_closings.host_id",
  "calendar_feeds.host_id",
  "calendars.host_id",
  "calendars.member_id",
  "calendars.named_after",
  "customer_notes.host_id",
  "decisions.moderator_id",
  "deletion_requests.meant_user_id",
  "devices.user_id",
  "differing_days.calendar_id",
  "differing_days.host_id",
  "event_edits.editor_id",
  "event_edits.event_id",
  "events.host_id",
  "guest_messages.event_id",
  "guest_messages.host_id",
  "held_times.calendar_id",
  "held_times.event_id",
  "held_times.host_id",
  "held_times.service_item_id",
  "holiday_closings.calendar_id",
  "holiday_closings.host_id",
  "host_invitations.calendar_id",
  "host_invitations.host_id",
  "host_invitations.invited_by",
  "host_members.host_id",
  "host_members.user_id",
  "hosts.founder_id",
  "imported_calendars.calendar_id",
  "imported_calendars.host_id",
  "insight_day_hours.host_id",
  "insight_hours.host_id",
  "insight_people.host_id",
  "insight_views.host_id",
  "insight_visits.host_id",
  "listing_edits.editor_id",
  "listing_edits.listing_id",
  "listing_edits.service_item_id",
  "listing_portfolio_images.listing_id",
  "listing_subcategories.listing_id",
  "listings.host_id",
  "opened_reminders.booking_id",
  "opened_reminders.host_id",
  "personal_details.user_id",
  "registrations.event_id",
  "registrations.host_id",
  "reports.event_id",
  "reports.listing_id",
  "reviews.booking_id",
  "reviews.host_id",
  "reviews.listing_id",
  "search_hosts.host_id",
  "service_item_calendars.calendar_id",
  "service_item_calendars.host_id",
  "service_item_calendars.service_item_id",
  "service_items.host_id",
  "service_items.listing_id",
  "sessions.current_host_id",
  "sessions.user_id",
  "uploads.user_id",
  "waiting_lists.host_id",
  "waiting_people.host_id",
  "waiting_people.listing_id",
  "webhooks.host_id",
  "weekly_hours.calendar_id",
  "weekly_hours.host_id",
];

test("every foreign key to a person's data is in the list that the erasure handles", async () => {
  const app = await testApp();
  const { rows } = await sql<{ name: string }>`
    select distinct c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid::regclass::text in
      ('users', 'hosts', 'calendars', 'listings', 'service_items', 'events', 'bookings')
    order by 1`.execute(app.deps.db);
  expect(rows.map(({ name }) => name)).toEqual(known);
});

test("with S3 storage, only the erasure record remains, without personal data", async () => {
  const stub = await s3Stub();
  const app = await testApp({ settings: { s3: stub.settings } });
  const ada = await hostWithAllData(app, "Ada");
  await app.runJobs();
  expect([...stub.objects.keys()].filter((key) => key.startsWith("public/"))).not.toEqual([]);
  await askToBeErased(app, ada.email);
  await runJobsRepeatedly(app);
  expect([...stub.objects.keys()]).toEqual(["records/erasures.json"]);
  const record = stub.objects.get("records/erasures.json")?.body.toString() ?? "";
  for (const word of everyWord("Ada")) expect(record).not.toContain(word);
  expect(await findAnywhere(app, everyWord("Ada"))).toEqual([]);
});
