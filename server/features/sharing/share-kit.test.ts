import sharp from "sharp";
import { expect, test } from "vitest";
import { cancelEvent } from "#contract/events.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anEvent } from "#server/features/registrations/registration-fixtures.ts";
import { readQr, renderPdf } from "#server/testing/rendered-pdf.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

type Member = { readonly headers: Record<string, string> };

async function fileOf(app: TestApp, member: Member, path: string) {
  const response = await app.fetch(`/share-kit/${path}`, { headers: member.headers });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test("a listing has a story, a square and a poster, each with a QR code that leads to the booking page", async () => {
  const app = await testApp();
  const { host, listing } = await anOpenDay(app);
  const url = `${app.deps.settings.publicUrl}/booking?providerId=${listing.id}&from=qr`;
  for (const [file, width, height] of [
    ["story.jpg", 1080, 1920],
    ["square.jpg", 1080, 1080],
    ["poster.jpg", 840, 1188],
  ] as const) {
    const drawn = await fileOf(app, host, `listing/${listing.id}/${file}`);
    const { format, ...size } = await sharp(drawn.bytes).metadata();
    expect([format, size.width, size.height]).toEqual(["jpeg", width, height]);
    expect(drawn.headers.get("content-type")).toBe("image/jpeg");
    expect(drawn.headers.get("cache-control")).toBe("private, max-age=300");
    expect((await readQr(drawn.bytes))?.text).toBe(url);
  }
});

test("the QR code of a listing without bookable services leads to its profile", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  const { bytes } = await fileOf(app, host, `listing/${id}/square.jpg`);
  expect((await readQr(bytes))?.text).toBe(`${app.deps.settings.publicUrl}/providerPage?id=${id}&from=qr`);
});

test("an event's poster is one A4 page whose QR code is at least 70 mm wide and leads to the event", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const { headers, bytes } = await fileOf(app, host, `event/${event.id}/poster.pdf`);
  expect(headers.get("content-type")).toBe("application/pdf");
  const poster = await renderPdf(bytes, 3);
  const url = `${app.deps.settings.publicUrl}/whats-on/${event.id}?from=qr`;
  expect(poster).toMatchObject({ pages: 1, sizeMm: [210, 297] });
  const source = Buffer.from(bytes).toString("latin1");
  for (const part of ["/Lang (en)", `/URI (${url})`, "/Alt (", "/StructTreeRoot"]) expect(source).toContain(part);
  const qr = await readQr(poster.picture);
  expect(qr?.text).toBe(url);
  expect((qr?.share ?? 0) * 210).toBeGreaterThanOrEqual(70);
});

test("a poster with the longest title is drawn", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const title = "Vollversammlungsnachmittag ".repeat(5).concat("W".repeat(25));
  await app.deps.db
    .updateTable("events")
    .set({ title, address: "Strait Street ".repeat(14) })
    .execute();
  const { status, bytes } = await fileOf(app, host, `event/${event.id}/poster.jpg`);
  expect(status).toBe(200);
  expect((await readQr(bytes))?.text).toContain(`/whats-on/${event.id}`);
});

test("the price and the photo can be left out, and an unchanged picture is not sent again", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const path = `event/${event.id}/square.jpg`;
  const pictures = await Promise.all(["", "?price=off", "?photo=off"].map((query) => fileOf(app, host, path + query)));
  const tags = pictures.map(({ headers }) => headers.get("etag") ?? "");
  expect(new Set(tags).size).toBe(3);
  const headers = { ...host.headers, "if-none-match": tags[0] ?? "" };
  expect((await app.fetch(`/share-kit/${path}`, { headers })).status).toBe(304);
});

test("only members of the host get its pictures, and only of what the public can see", async () => {
  const app = await testApp();
  const { host, listing } = await anOpenDay(app);
  const event = await anEvent(app, host);
  const statusOf = async (path: string, member: Member) => (await fileOf(app, member, path)).status;
  const [ofListing, ofEvent] = [`listing/${listing.id}/square.jpg`, `event/${event.id}/square.jpg`];
  for (const stranger of [{ headers: {} }, await aHost(app, { email: "other@test.example" })]) {
    expect(await statusOf(ofListing, stranger)).toBe(404);
    expect(await statusOf(ofEvent, stranger)).toBe(404);
  }
  for (const path of [
    `event/${event.id}/poster.exe`,
    "event/99999/story.jpg",
    "event/0/story.jpg",
    "post/1/story.jpg",
  ]) {
    expect(await statusOf(path, host)).toBe(404);
  }
  await app.call(
    cancelEvent,
    { params: { id: String(event.id) }, body: { note: "", scope: "one" } },
    { headers: host.headers },
  );
  expect(await statusOf(ofEvent, host)).toBe(404);
  await app.deps.db.updateTable("listings").set({ review_state: "suspended" }).execute();
  expect(await statusOf(ofListing, host)).toBe(404);
});
