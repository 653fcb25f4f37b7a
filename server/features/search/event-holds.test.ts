import { expect, test } from "vitest";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { findCalendars } from "#server/features/hosts/index.ts";
import { anEvent } from "#server/features/registrations/registration-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { refreshFreeTimes } from "./refresh-free-times.ts";

test("an event that keeps the calendar free changes the free times in search", async () => {
  const app = await testApp({ now: new Date(venueTime(`${daysAfter(openDay, -7)} 09:00`)) });
  const { host } = await anOpenDay(app);
  const nextStart = async () => {
    await refreshFreeTimes(app.deps, { limit: 10, hostIds: [host.hostId] });
    const row = await app.deps.db.selectFrom("search_free_times").select("next_start_at").executeTakeFirstOrThrow();
    return row.next_start_at?.toISOString();
  };
  expect(await nextStart()).toBe(venueTime(`${openDay} 09:00`));
  const times = { start_date: venueTime(`${openDay} 08:00`), end_date: venueTime(`${openDay} 12:00`) };
  const [calendar] = await findCalendars(app.deps.db, host.hostId);
  await anEvent(app, host, { ...times, keep_calendars_free: [calendar?.id ?? 0] });
  expect(await nextStart()).toBe(venueTime(`${openDay} 12:00`));
});
