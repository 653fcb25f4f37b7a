import { expect, test } from "vitest";
import { readTicket, register } from "#contract/registrations.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { anEvent } from "./registration-fixtures.ts";

async function aGuestIn(app: TestApp, guestTimeZone: string | undefined) {
  const event = await anEvent(app, await aHost(app));
  const guest = { places: 1, guestName: "Maria", guestPhone: "99112233", guestEmail: "maria@pear.example" };
  const body = guestTimeZone === undefined ? guest : { ...guest, guestTimeZone };
  return app.call(register, { params: { id: String(event.id) }, body });
}

test("a guest in another zone also gets the time there, on the ticket and in the mail", async () => {
  const app = await testApp();
  const { secret } = (await aGuestIn(app, "America/New_York")).body.data;
  expect((await app.call(readTicket, { params: { secret } })).body.guestTimeZone).toBe("America/New_York");
  await app.runJobs();
  const [mail] = await app.deps.mail.readOutbox(1);
  expect(mail?.text).toMatch(/20:00 – 23:00 \(Malta time\)/);
  expect(mail?.text).toMatch(/Your time: 1[45]:00 – 1[78]:00/);
});

test.for([undefined, "Europe/Malta", "Europe/Berlin"])("the mail names one time for a guest in %s", async (zone) => {
  const app = await testApp();
  expect((await aGuestIn(app, zone)).body.data.guestTimeZone).toBe(zone ?? null);
  await app.runJobs();
  const [mail] = await app.deps.mail.readOutbox(1);
  expect(mail?.text).not.toContain("Your time");
});

test("refuses a zone that does not exist", async () => {
  const app = await testApp();
  const refused = await aGuestIn(app, "Mars/Olympus");
  expect([refused.status, refused.body.fields?.guestTimeZone]).toEqual([400, "Choose one of the options"]);
});
