import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/host-bookings.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { readCalendar } from "#server/features/bookings/calendar-file-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aProvider } from "#server/features/providers/provider-fixtures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let place: Awaited<ReturnType<typeof anOpenDay>>;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  place = await anOpenDay(app);
  id = (await book(app, place, "2027-03-03 10:00", { name: "=HYPERLINK(1)" })).body.data.id;
});
afterAll(() => app.close());

test("a visit that has not started is no no-show; one that has is, and back", async () => {
  const { headers } = place.host;
  const mark = (noShow: boolean, who = headers) =>
    app.call(contract.markNoShow, { params: { id }, body: { noShow } }, { headers: who });
  expect((await mark(true)).body.code).toBe("visit_not_started");
  expect((await mark(true, (await aProvider(app)).headers)).status).toBe(404);
  const past = { starts_at: new Date(Date.now() - 3_600_000), ends_at: new Date(Date.now() - 60_000) };
  await app.deps.db.updateTable("bookings").set(past).where("id", "=", id).execute();
  expect((await mark(true)).body.data.status).toBe("no_show");
  expect((await mark(false)).body.data.status).toBe("completed");
});

test("the export is safe to open and only the owner's", async () => {
  const query = { kindredProviderId: String(place.host.accountId) };
  const file = await app.call(contract.exportBookings, { query }, { headers: place.host.headers });
  expect(file.headers.get("content-disposition")).toContain("bookings.csv");
  expect(file.body).toContain(`"'=HYPERLINK(1)"`);
  expect(file.body).toContain(`"'+35699112233"`);
  const other = await aProvider(app);
  expect((await app.call(contract.exportBookings, { query }, { headers: other.headers })).status).toBe(404);
});

test("the feed lists bookings, and a renewed or revoked address stops working", async () => {
  const { host } = place;
  const query = { kindredProviderId: String(host.accountId) };
  const options = { headers: host.headers };
  expect((await app.call(contract.readFeedAddress, { query }, options)).body.url).toBeNull();
  const renew = async () =>
    (await app.call(contract.renewFeed, { body: { kindredProviderId: host.accountId } }, options)).body.data
      .url as string;
  const read = async (url: string) =>
    app.call(contract.readFeed, { params: { file: url.split("/").at(-1) as string } });
  const first = await renew();
  const feed = await read(first);
  const listed = readCalendar(String(feed.body));
  expect(listed.map(({ uid }) => uid.split("@")[0])).toContain(id);
  const second = await renew();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  await app.call(contract.revokeFeed, { query }, options);
  expect((await read(second)).status).toBe(404);
  expect((await read("1-guess.ics")).status).toBe(404);
});
