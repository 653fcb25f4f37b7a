import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { setAvailability } from "#contract/calendar.ts";
import { createCalendar, updateCalendar } from "#contract/calendars.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";
import { localDaysByZone } from "./count-rules.ts";
import { calendarIdsOf } from "./insight-fixtures.ts";
import { recountAll } from "./recount-host.ts";

const today = Temporal.Now.zonedDateTimeISO("Europe/Malta").startOfDay();
const noonBefore = (days: number) => new Date(today.subtract({ days }).add({ hours: 12 }).epochMilliseconds);

test("a calendar that was closed for some days counts the same after a rebuild, also after it opened again", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const params = { hostId: String(host.hostId) };
  await app.call(createCalendar, { params, body: { name: "Kofi" } }, host);
  const calendarId = (await calendarIdsOf(app, host)).at(-1) as number;
  for (const days of [6, 5, 4, 3, 2, 1]) {
    const body = { kindredProviderId: host.hostId, calendarId, status: "available" } as const;
    const [startTime, endTime] = [noonBefore(days), new Date(noonBefore(days).getTime() + 3_600_000)];
    const times = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
    await app.call(setAvailability, { body: { ...body, ...times } }, host);
  }
  const { db } = app.deps;
  const change = (isOpen: boolean) =>
    app.call(updateCalendar, { params: { ...params, calendarId: String(calendarId) }, body: { isOpen } }, host);
  const openDays = async () => {
    const rows = db
      .selectFrom("insight_day_hours")
      .select(["day", "open_minutes"])
      .where("calendar_id", "=", calendarId);
    return (await rows.orderBy("day").execute()).filter(({ open_minutes }) => open_minutes.includes(60)).length;
  };
  const countAgain = async (days?: number) => {
    await recountAll(app.deps, new Date(), days);
    return openDays();
  };
  expect(await countAgain(35)).toBe(6);
  await change(false);
  await db
    .updateTable("calendar_closings")
    .set({ closed_at: noonBefore(4) })
    .execute();
  expect([await countAgain(35), await countAgain()]).toEqual([2, 2]);
  await change(true);
  await db
    .updateTable("calendar_closings")
    .set({ opened_at: noonBefore(2) })
    .execute();
  expect([await countAgain(35), await countAgain()]).toEqual([4, 4]);
});

test("hosts in the same time zone share their local days, others have their own", () => {
  const daysIn = localDaysByZone();
  expect(daysIn("Europe/Malta")).toBe(daysIn("Europe/Malta"));
  const start = Date.parse("2026-01-15T12:00:00Z");
  const dayOf = (zone: string) => daysIn(zone)({ start, end: start + 60_000 })[0]?.day;
  expect(dayOf("Pacific/Auckland")).toBe(Number(dayOf("Europe/Malta")) + 1);
});
