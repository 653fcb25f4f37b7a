import { expect, test } from "vitest";
import { bookSlot } from "#contract/bookings.ts";
import { listSlots } from "#contract/calendar.ts";
import * as contract from "#contract/imports.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aCalendar } from "#server/platform/ics/ics-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { aCalendarSite, anImport, busyBetween } from "./import-fixtures.ts";

const noon = venueTime(`${openDay} 12:00`);
const one = venueTime(`${openDay} 13:00`);

async function aHostAndSite(options: { now?: Date } = {}) {
  const site = await aCalendarSite();
  const app = await testApp({ outbound: site.outbound, ...options });
  const { host, item } = await anOpenDay(app);
  const starts = async () => {
    const query = {
      kindredProviderId: host.hostId,
      serviceItemId: item.id,
      startTime: venueTime(`${openDay} 09:00`),
      endTime: venueTime(`${openDay} 17:00`),
    };
    return (await app.call(listSlots, { query: query as never })).body.map(({ start_time }) => start_time);
  };
  const book = (startTime: string) =>
    app.call(bookSlot, {
      body: {
        kindredProviderId: host.hostId,
        startTime,
        serviceItems: [item.id],
        customerName: "Maria Camilleri",
        customerPhone: "99112233",
        customerEmail: null,
      },
    });
  const list = async () => {
    const params = { hostId: String(host.hostId) };
    return (await app.call(contract.listImportedCalendars, { params }, { headers: host.headers })).body;
  };
  /** As in ten minutes. */
  const readAgain = async () => {
    await app.deps.db
      .updateTable("imported_calendars")
      .set({ read_next_at: new Date(0) })
      .execute();
    await app.deps.jobs.enqueue(app.deps.db, "plan-calendar-readings", {});
    await app.runJobs();
  };
  return { site, app, host, item, starts, book, list, readAgain };
}

test("a busy time in another calendar is not offered and cannot be booked", async () => {
  const { site, app, host, starts, book, list } = await aHostAndSite();
  site.text = busyBetween(noon, one);
  expect(await starts()).toContain(noon);
  const added = await anImport(app, host, site.address);
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({ site: "127.0.0.1", problem: null, unreadable: 0 });
  expect(JSON.stringify(added.body)).not.toContain("private-3f2a");
  expect(await starts()).not.toContain(noon);
  expect((await book(noon)).body.code).toBe("slot_taken");
  expect((await book(one)).status).toBe(201);
  expect(await list()).toHaveLength(1);
  const stored = await app.deps.db.selectFrom("held_times").selectAll().where("kind", "=", "imported").execute();
  expect(JSON.stringify(stored)).not.toContain("Secret");
});

test("only the host sees that a time is busy in another calendar", async () => {
  const { site, app, host } = await aHostAndSite();
  site.text = busyBetween(noon, one);
  await anImport(app, host, site.address);
  const query = { kindredProviderId: host.hostId, startTime: noon, endTime: one } as never;
  const own = await app.call(listSlots, { query }, { headers: host.headers });
  expect(own.body.map(({ kind }) => kind)).toEqual(["imported", "imported", "imported", "imported"]);
  const strangers = await app.call(listSlots, { query });
  expect(strangers.body.map(({ status, kind }) => [status, kind])).toEqual(Array(4).fill(["unavailable", undefined]));
});

test("a calendar is read every ten minutes, and only if it has changed", async () => {
  const { site, app, host, starts, readAgain, list } = await aHostAndSite();
  await anImport(app, host, site.address);
  expect(await starts()).toContain(noon);
  await readAgain();
  expect(site.requests).toBe(2);
  site.text = busyBetween(noon, one);
  await readAgain();
  expect(await starts()).not.toContain(noon);
  site.text = aCalendar();
  await readAgain();
  expect(await starts()).toContain(noon);
  expect((await list())[0]).toMatchObject({ problem: null });
});

test("a booking and a reading at the same time never both take the time", async () => {
  const { site, app, host, book, readAgain } = await aHostAndSite();
  await anImport(app, host, site.address);
  site.text = busyBetween(noon, one);
  const [booked] = await Promise.all([book(noon), readAgain()]);
  const times = await app.deps.db.selectFrom("held_times").select("kind").execute();
  const kinds = times.map(({ kind }) => kind);
  expect(kinds).toContain("imported");
  // Either the booking came first and stays, or it was refused.
  expect(kinds.includes("visit")).toBe(booked.status === 201);
  expect((await book(noon)).body.code).toBe("slot_taken");
});

test("a calendar that fails says why, keeps its last times, and the owner gets one mail after a day", async () => {
  const { site, app, host, starts, readAgain, list } = await aHostAndSite();
  site.text = busyBetween(noon, one);
  await anImport(app, host, site.address);
  site.serve = (_request, response) => response.writeHead(404).end();
  await readAgain();
  expect((await list())[0]).toMatchObject({ problem: "gone", failingSince: expect.any(String) });
  expect(await starts()).not.toContain(noon);
  const mails = () => app.deps.mail.readOutbox(50);
  const about = async () => (await mails()).filter(({ subject }) => subject.startsWith("We can't read a calendar"));
  expect(await about()).toHaveLength(0);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await app.deps.db.updateTable("imported_calendars").set({ failing_since: yesterday }).execute();
  await readAgain();
  await readAgain();
  expect(await about()).toHaveLength(1);
  site.serve = null;
  await readAgain();
  expect((await list())[0]).toMatchObject({ problem: null, failingSince: null });
});

test("a new address replaces the times, and removing the calendar frees them", async () => {
  const { site, app, host, starts, list } = await aHostAndSite();
  site.text = busyBetween(noon, one);
  const { body } = await anImport(app, host, site.address);
  const params = { hostId: String(host.hostId), id: String(body.data.id) };
  site.text = aCalendar();
  const change = { params, body: { address: `${site.address}?new` } };
  expect((await app.call(contract.changeImportedCalendar, change, { headers: host.headers })).status).toBe(200);
  expect(await starts()).toContain(noon);
  site.text = busyBetween(noon, one);
  await app.call(contract.readImportedCalendarNow, { params }, { headers: host.headers });
  expect(await starts()).not.toContain(noon);
  await app.call(contract.removeImportedCalendar, { params }, { headers: host.headers });
  expect(await starts()).toContain(noon);
  expect(await list()).toEqual([]);
});

test("follows two redirects to the calendar, and asks the first address again the next time", async () => {
  const { site, app, host, starts, readAgain } = await aHostAndSite();
  site.text = busyBetween(noon, one);
  const asked: string[] = [];
  site.serve = ({ url = "" }, response) => {
    asked.push(url);
    if (url === "/third") response.writeHead(200, { "content-type": "text/calendar" }).end(site.text);
    else response.writeHead(url === "/second" ? 307 : 301, { location: url === "/second" ? "third" : "/second" }).end();
  };
  expect((await anImport(app, host, site.address)).status).toBe(201);
  expect(await starts()).not.toContain(noon);
  site.text = aCalendar();
  await readAgain();
  expect(await starts()).toContain(noon);
  const way = ["/private-3f2a/basic.ics", "/second", "/third"];
  expect(asked).toEqual([...way, ...way]);
});

test.for([
  ["http://10.0.0.8/basic.ics", /public internet/],
  ["http://169.254.169.254/latest/meta-data", /public internet/],
  ["webcal://[::1]:8080/basic.ics", /web address/],
  ["webcal://127.0.0.1:1/basic.ics", /public internet/],
  ["not an address", /web address/],
] as const)("refuses the address %s", async ([address, words]) => {
  const { app, host } = await aHostAndSite();
  const { status, body } = await anImport(app, host, address);
  expect(status).toBe(400);
  expect(body.fields?.address).toMatch(words);
});

type Hostile = readonly [name: string, serve: Parameters<typeof serving>[0], words: RegExp];
const serving = (serve: NonNullable<Awaited<ReturnType<typeof aCalendarSite>>["serve"]>) => serve;

const hostile: readonly Hostile[] = [
  [
    "a redirect to loopback",
    serving((_request, response) => response.writeHead(302, { location: "http://127.0.0.1:22/" }).end()),
    /public internet/,
  ],
  [
    "a redirect to the cloud's metadata after another one",
    serving(({ url }, response) => {
      const location = url === "/second" ? "http://169.254.169.254/latest/meta-data" : "/second";
      response.writeHead(302, { location }).end();
    }),
    /public internet/,
  ],
  [
    "four redirects",
    serving(({ url = "" }, response) => {
      const hop = Number(url.slice(1)) || 0;
      if (hop < 4) response.writeHead(302, { location: `/${hop + 1}` }).end();
      else response.writeHead(200).end(aCalendar());
    }),
    /leads to another one/,
  ],
  [
    "50 MB",
    serving((_request, response) => {
      response.writeHead(200).write("BEGIN:VCALENDAR\r\n");
      const chunk = `DESCRIPTION:${"long words ".repeat(90_000)}\r\n`;
      for (let sent = 0; sent < 50; sent++) response.write(chunk);
      response.end("END:VCALENDAR\r\n");
    }),
    /too large/,
  ],
  ["an error page", serving((_request, response) => response.writeHead(200).end("<html></html>")), /ends in \.ics/],
  ["a page for members only", serving((_request, response) => response.writeHead(403).end()), /doesn't let us in/],
];

test.for(hostile)("refuses %s and says what to do", async ([, serve, words]) => {
  const { site, app, host, list } = await aHostAndSite();
  site.serve = serve;
  const answer = await anImport(app, host, site.address);
  expect(answer.status).toBe(400);
  expect(answer.body.fields?.address).toMatch(words);
  expect(await list()).toEqual([]);
});
