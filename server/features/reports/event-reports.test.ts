import { expect, test } from "vitest";
import { readDesk, readModerated } from "#contract/moderation.ts";
import { closeReport, listReports, reportListing } from "#contract/reports.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { aDesk, anEvent } from "#server/features/moderation/desk-fixtures.ts";

async function aReportedEvent() {
  const desk = await aDesk();
  const { app, chief, host } = desk;
  const eventId = await anEvent(app, host);
  const listing = await aListing(app, host);
  return {
    ...desk,
    eventId,
    listing,
    report: (subject: object) =>
      app.call(reportListing, {
        body: { ...subject, reason: "not_real", details: "No such hall.", email: "nina@example.org" },
      }),
    list: async (query: object = {}) => (await app.call(listReports, { query }, { headers: chief.headers })).body,
  };
}

test("an event is reported without an account, and the desk lists the report with those about listings", async () => {
  const { app, chief, report, list, eventId, listing } = await aReportedEvent();
  expect((await report({ eventId })).status).toBe(202);
  expect((await report({ listingId: listing.id })).status).toBe(202);
  const ofEvent = { eventId, listingId: null, listingName: "Accra Nights", details: "No such hall." };
  const ofListing = { eventId: null, listingId: listing.id, listingName: "Amara's Braids" };
  expect(await list({ about: "everything" })).toMatchObject([ofEvent, ofListing]);
  expect(await list({ about: "events", eventId: String(eventId) })).toMatchObject([ofEvent]);
  // Clients from before events could be reported expect a listing in every report.
  expect(await list()).toMatchObject([ofListing]);
  const params = { kind: "events", id: String(eventId) } as const;
  expect((await app.call(readModerated, { params }, { headers: chief.headers })).body.openReports).toBe(1);
  expect((await app.call(readDesk, {}, { headers: chief.headers })).body.reports).toBe(2);
});

test("a report names either a listing or an event that is public", async () => {
  const { report, list, decide, eventId, listing } = await aReportedEvent();
  for (const subject of [{}, { eventId, listingId: listing.id }]) expect((await report(subject)).status).toBe(400);
  expect((await report({ eventId: 999_999 })).status).toBe(404);
  await decide("events", eventId, { decision: "suspend", reason: "photos" });
  expect((await report({ eventId })).status).toBe(404);
  expect(await list({ about: "everything" })).toEqual([]);
});

test("the reporter of an event is told the outcome", async () => {
  const { app, chief, report, list, mails, eventId } = await aReportedEvent();
  await report({ eventId });
  const id = String((await list({ about: "events" }))[0]?.id);
  const body = { outcome: "upheld", note: "" } as const;
  expect((await app.call(closeReport, { params: { id }, body }, { headers: chief.headers })).status).toBe(200);
  expect((await mails())[0]?.text).toContain("looked at the event you reported, and we've taken action");
  expect(await list({ about: "events", show: "closed" })).toMatchObject([{ eventId, outcome: "upheld", email: null }]);
});
