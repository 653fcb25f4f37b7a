import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { bookSlot, cancelBooking, moveBooking } from "#contract/bookings.ts";
import { cancelRegistration, changePlaces } from "#contract/registrations.ts";
import * as contract from "#contract/webhooks.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { anEvent, registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import type { OutboundOptions } from "#server/platform/outbound/outbound.ts";
import { isPublicAddress } from "#server/platform/outbound/public-address.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { aReceiver, aWebhook } from "./webhook-fixtures.ts";

async function aHostAndReceiver(options: OutboundOptions = {}) {
  const receiver = await aReceiver();
  const app = await testApp({ outbound: { ...receiver.outbound, ...options } });
  const { host, item } = await anOpenDay(app);
  let customers = 0;
  const book = async (clock: string) => {
    const body = {
      kindredProviderId: host.hostId,
      startTime: venueTime(`${openDay} ${clock}`),
      serviceItems: [item.id],
      customerName: "Maria Camilleri",
      customerPhone: `9911223${customers++}`,
      customerEmail: null,
    };
    return (await app.call(bookSlot, { body })).body.data;
  };
  const move = (secret: string, clock: string) =>
    app.call(moveBooking, { params: { secret }, body: { startTime: venueTime(`${openDay} ${clock}`) } });
  const deliveries = async (id: number) => {
    const params = { hostId: String(host.hostId), id: String(id) };
    return (await app.call(contract.listDeliveries, { params }, { headers: host.headers })).body;
  };
  const call = <E extends typeof contract.rotateWebhookSecret>(endpoint: E, id: number) =>
    app.call(endpoint, { params: { hostId: String(host.hostId), id: String(id) } } as never, { headers: host.headers });
  const in20Hours = () => new Date(Date.now() + 20 * 3_600_000);
  return { receiver, app, host, book, move, deliveries, call, in20Hours };
}

test("a new booking is sent, and the reference library accepts its signature", async () => {
  const { receiver, app, host, book, deliveries } = await aHostAndReceiver();
  const { id, secret } = await aWebhook(app, host, receiver.address);
  expect(secret).toMatch(/^whsec_/);
  const booked = await book("10:00");
  await app.runJobs();
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(verified).toMatchObject({
    type: "booking.created",
    data: { bookingId: booked.id, startTime: venueTime(`${openDay} 10:00`), status: "confirmed" },
  });
  expect(body).not.toContain("Maria");
  expect(() => new Webhook(secret).verify(body.replace("confirmed", "cancelled"), headers as never)).toThrow();
  expect(await deliveries(id)).toMatchObject([
    { type: "booking.created", state: "sent", lastStatus: 204, attempts: 1 },
  ]);
});

test("messages about one booking arrive in order, also if the first ones had to be tried again", async () => {
  const { receiver, app, host, book, move, deliveries, in20Hours } = await aHostAndReceiver();
  const { id } = await aWebhook(app, host, receiver.address);
  receiver.status = 503;
  const { secret } = await book("10:00");
  await app.runJobs();
  await move(secret, "12:00");
  await app.call(cancelBooking, { params: { secret } });
  await app.runJobs();
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
  receiver.status = 200;
  await app.deps.db
    .updateTable("webhook_messages")
    .set({ try_after: new Date(0) })
    .execute();
  await app.runJobs({ asOf: in20Hours() });
  expect(receiver.types()).toEqual(["booking.created", "booking.moved", "booking.cancelled"]);
});

test("a booking that is moved at once is still announced first, as it was made", async () => {
  const { receiver, app, host, book, move } = await aHostAndReceiver();
  await aWebhook(app, host, receiver.address);
  const { secret } = await book("10:00");
  await move(secret, "12:00");
  await app.runJobs();
  const sent = receiver.received.map(({ body }) => JSON.parse(body));
  expect(sent.map(({ type, data }) => [type, data.startTime])).toEqual([
    ["booking.created", venueTime(`${openDay} 10:00`)],
    ["booking.moved", venueTime(`${openDay} 12:00`)],
  ]);
});

test("guests of events: new, changed and cancelled registrations are sent", async () => {
  const { receiver, app, host } = await aHostAndReceiver();
  const events = ["registration.created", "registration.changed", "registration.cancelled"] as const;
  await aWebhook(app, host, receiver.address, events);
  const guest = await registerGuest(app, await anEvent(app, host), { email: "maria@test.example" });
  const params = { secret: guest.body.data.secret };
  await app.call(changePlaces, { params, body: { places: 2 } });
  await app.call(cancelRegistration, { params });
  await app.runJobs();
  expect(receiver.types()).toEqual(events);
});

test("a message whose process died is sent by another one", async () => {
  const { receiver, app, host, book, deliveries } = await aHostAndReceiver();
  const { id } = await aWebhook(app, host, receiver.address);
  receiver.status = 500;
  await book("10:00");
  await app.runJobs();
  await app.deps.db
    .updateTable("webhook_messages")
    .set({ try_after: new Date(0) })
    .execute();
  receiver.status = 200;
  await app.deps.jobs.enqueue(app.deps.db, "find-unsent-webhooks", {});
  await app.runJobs();
  expect(await deliveries(id)).toMatchObject([{ state: "sent", attempts: 2 }]);
});

test("after a new secret, both secrets verify for a day", async () => {
  const { receiver, app, host, book, call } = await aHostAndReceiver();
  const { id, secret } = await aWebhook(app, host, receiver.address);
  const renewed = (await call(contract.rotateWebhookSecret, id)).body.data.secret;
  expect(renewed).not.toBe(secret);
  await book("10:00");
  await app.runJobs();
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  for (const one of [secret, renewed]) new Webhook(one).verify(body, headers as Record<string, string>);
  await app.deps.db
    .updateTable("webhooks")
    .set({ previous_until: new Date(0) })
    .execute();
  await book("12:00");
  await app.runJobs();
  const last = receiver.received.at(-1);
  expect(() => new Webhook(secret).verify(last?.body ?? "", last?.headers as never)).toThrow();
});

test("is disabled after three days of failures with a mail to the owner; a saved address and a replay work again", async () => {
  const { receiver, app, host, book, deliveries, in20Hours } = await aHostAndReceiver();
  const { id, url, events } = await aWebhook(app, host, receiver.address);
  receiver.status = 302;
  await book("10:00");
  await app.runJobs();
  await app.deps.db
    .updateTable("webhooks")
    .set({ failing_since: new Date(Date.now() - 73 * 3_600_000) })
    .execute();
  await app.deps.db
    .updateTable("webhook_messages")
    .set({ try_after: new Date(0) })
    .execute();
  await app.runJobs({ asOf: in20Hours() });
  const mails = await app.deps.mail.readOutbox(50);
  expect(mails.filter(({ subject }) => subject.startsWith("We've stopped sending"))).toHaveLength(1);
  const [failed] = await deliveries(id);
  expect(failed).toMatchObject({ state: "failed", attempts: 2, lastStatus: null });
  await book("12:00");
  await app.runJobs();
  expect(await deliveries(id)).toHaveLength(1);
  receiver.status = 200;
  const params = { hostId: String(host.hostId), id: String(id) };
  await app.call(contract.updateWebhook, { params, body: { url, events } }, { headers: host.headers });
  const again = { params: { ...params, messageId: failed?.id ?? "" } };
  expect((await app.call(contract.replayDelivery, again, { headers: host.headers })).status).toBe(202);
  await app.runJobs();
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([failed?.id]);
});

test("a new or changed address must be on the public internet", async () => {
  const { receiver, app, host } = await aHostAndReceiver({ mayReach: isPublicAddress });
  const events = ["booking.created"] as const;
  const params = { hostId: String(host.hostId) };
  const { headers } = host;
  const add = (url: string) =>
    app.call(contract.createWebhook, { params, body: { url, events: [...events] } }, { headers });
  const { id } = (await add("https://till.example/kindred")).body.data;
  const change = (url: string) =>
    app.call(
      contract.updateWebhook,
      { params: { ...params, id: String(id) }, body: { url, events: [...events] } },
      { headers },
    );
  const inside = ["http://127.0.0.1/", "https://localhost/", "https://2130706433/", "https://169.254.169.254/latest"];
  for (const url of [...inside, "https://shop.localhost./", receiver.address]) {
    for (const { status, body } of [await add(url), await change(url)]) {
      expect(status).toBe(400);
      expect(body.fields?.url).toMatch(/public internet/);
    }
  }
});

test("outside a developer's machine, an address must start with https", async () => {
  const app = await testApp({ settings: { isLoopback: false } });
  const { hostId, headers } = await aHost(app);
  const add = (url: string) =>
    app.call(
      contract.createWebhook,
      { params: { hostId: String(hostId) }, body: { url, events: ["booking.created"] } },
      { headers },
    );
  expect((await add("http://till.example/")).body.fields?.url).toMatch(/starts with https/);
  expect((await add("HTTPS://till.example/")).status).toBe(201);
});

test("a name that is pointed into a private network later gets nothing more", async () => {
  const addresses = ["127.0.0.1"];
  const lookup = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as never;
  const { receiver, app, host, book, deliveries } = await aHostAndReceiver({ lookup });
  const { id } = await aWebhook(app, host, `http://shop.example:${receiver.port}/kindred`);
  await book("10:00");
  await app.runJobs();
  expect(receiver.received).toHaveLength(1);
  const hidden = { "12:00": ["10.0.0.8"], "13:00": ["169.254.169.254"], "14:00": ["127.0.0.1", "10.0.0.8"] };
  for (const [clock, now] of Object.entries(hidden)) {
    addresses.splice(0, addresses.length, ...now);
    await book(clock);
    await app.runJobs();
  }
  expect(receiver.received).toHaveLength(1);
  const states = (await deliveries(id)).map(({ state, lastStatus }) => [state, lastStatus]);
  expect(states).toEqual([
    ["waiting", null],
    ["waiting", null],
    ["waiting", null],
    ["sent", 204],
  ]);
});

test("a suspended host's messages are not sent", async () => {
  const { receiver, app, host, book, deliveries } = await aHostAndReceiver();
  const { id } = await aWebhook(app, host, receiver.address);
  await book("10:00");
  await app.deps.db.updateTable("hosts").set({ suspended_at: new Date() }).where("id", "=", host.hostId).execute();
  await app.runJobs();
  expect(receiver.received).toEqual([]);
  expect((await deliveries(id)).every(({ state }) => state !== "sent")).toBe(true);
});
