import { sql } from "kysely";
import { expect, test } from "vitest";
import { search } from "#contract/search.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";

const now = () => new Date(venueTime(`${daysAfter(openDay, -1)} 12:00`));
const freeOnDay = (app: TestApp) => app.call(search, { query: { q: "braids", when: openDay } });

/** More hosts than a search brings up to date beforehand wait for the job, and the one that is free is the last. */
async function manyDueHosts(app: TestApp): Promise<void> {
  for (let n = 0; n < 6; n++) {
    const other = await aHost(app);
    await anItem(app, other, (await aListing(app, other, { name: `Drums ${n}` })).id);
  }
  await anOpenDay(app);
  await freeOnDay(app);
  await sql`update search_hosts set seen_count = change_count - 1, refresh_at = now()`.execute(app.deps.db);
  await sql`update search_free_times set free_days = '{}', first_starts = '{}', next_start_at = null`.execute(
    app.deps.db,
  );
}

test("a free listing is found although more hosts wait for new times than a search computes", async () => {
  const app = await testApp({ now: now() });
  await manyDueHosts(app);
  expect((await freeOnDay(app)).body.total).toBe(1);
});

test("searches at the same time compute a host's free times once", async () => {
  const app = await testApp({ now: now() });
  await manyDueHosts(app);
  await sql`create table saved (host_id integer)`.execute(app.deps.db);
  await sql`create function count_save() returns trigger language plpgsql as
    $$ begin insert into saved values (new.host_id); return null; end $$`.execute(app.deps.db);
  await sql`create trigger count_save after update on search_hosts
    for each row execute function count_save()`.execute(app.deps.db);
  const answers = await Promise.all(Array.from({ length: 8 }, () => freeOnDay(app)));
  expect(answers.map(({ body }) => body.total)).toEqual(Array(8).fill(1));
  const { rows } = await sql<{ saved: number }>`select count(*)::integer as saved from saved`.execute(app.deps.db);
  // Seven hosts. A search may have found a host due just before another saved its times.
  expect(rows[0]?.saved).toBeLessThanOrEqual(14);
});

test("answers 503 instead of nothing found while free times cannot be brought up to date", async () => {
  const app = await testApp({ now: now() });
  await manyDueHosts(app);
  await sql`create function stay_due() returns trigger language plpgsql as
    $$ begin new.seen_count := new.change_count - 1; return new; end $$`.execute(app.deps.db);
  await sql`create trigger stay_due before update on search_hosts
    for each row execute function stay_due()`.execute(app.deps.db);
  await sql`create function stay_empty() returns trigger language plpgsql as
    $$ begin new.free_days := '{}'; new.first_starts := '{}'; return new; end $$`.execute(app.deps.db);
  await sql`create trigger stay_empty before update on search_free_times
    for each row execute function stay_empty()`.execute(app.deps.db);
  const refused = await freeOnDay(app);
  expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([503, "unavailable", "2"]);
});

test("says that nothing is found once all times are known", async () => {
  const app = await testApp({ now: now() });
  await anOpenDay(app);
  const answer = await app.call(search, { query: { q: "braids", when: daysAfter(openDay, 1) } });
  expect([answer.status, answer.body.total]).toEqual([200, 0]);
});
