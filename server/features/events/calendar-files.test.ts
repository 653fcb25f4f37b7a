import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, test } from "vitest";
import { downloadTicketCalendar } from "#contract/registrations.ts";
import { downloadEventCalendar, readPublicEventsFeed } from "#contract/whats-on.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { anEvent, registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";

test("two calendar programs read the same from the feed, the file of an event and the file of a ticket", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host, { title: "Noche, de Peña; \\ 2", address: "Triq San Ġwann, Il-Belt" });
  await anEvent(app, host, { title: "مهرجان" });
  const { secret } = (await registerGuest(app, event)).body.data;
  const files = await Promise.all([
    app.call(readPublicEventsFeed, { query: {} }),
    app.call(downloadEventCalendar, { params: { id: String(event.id) } }),
    app.call(downloadTicketCalendar, { params: { secret } }),
  ]);
  for (const [n, { body }] of files.entries()) {
    const entries = entriesByIcalJs(String(body));
    expect(entries).toHaveLength(n === 0 ? 2 : 1);
    expect(entriesByNodeIcal(String(body))).toEqual(entries);
    expect(entries[0]).toMatchObject({ title: event.title, start: event.start_date, end: event.end_date });
  }
});

function entriesByIcalJs(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, location, startDate, endDate, sequence } = new ICAL.Event(component);
    const [start, end] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    return { uid, title: summary, place: location, start, end, sequence };
  });
}

function entriesByNodeIcal(content: string) {
  return Object.values(nodeIcal.sync.parseICS(content)).flatMap((entry) =>
    entry?.type === "VEVENT"
      ? [
          {
            uid: entry.uid,
            title: entry.summary,
            place: entry.location,
            start: entry.start.toISOString(),
            end: entry.end?.toISOString(),
            sequence: Number(entry.sequence),
          },
        ]
      : [],
  );
}
