import { expect, test } from "vitest";
import { bookSlot, cancelBooking, listBookings, moveBooking, readBooking } from "#contract/bookings.ts";
import { listDevices, readPushKey, remindOnDevice, removeDevice, saveDevice } from "#contract/devices.ts";
import { readVisitReview, reviewVisit } from "#contract/reviews.ts";
import { listVisitMessages, markReminderOpened, readVisitMessages } from "#contract/visit-messages.ts";
import { joinWaitingList } from "#contract/waiting-list.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { aPushService, aSubscriber } from "./push-fixtures.ts";

/** The outbound guard refuses this machine's addresses, so the test allows them. */
async function anApp() {
  const app = await testApp({ outbound: { mayReach: () => true } });
  const { publicKey } = (await app.call(readPushKey, {})).body;
  const service = await aPushService(publicKey);
  return { app, service, ...(await anOpenDay(app)) };
}

const customer = { customerName: "Maria Camilleri", customerPhone: "99112233", customerEmail: "maria@test.example" };

async function book(app: TestApp, { host, item }: Awaited<ReturnType<typeof anApp>>, at = "10:00") {
  const startTime = venueTime(`${openDay} ${at}`);
  const body = { kindredProviderId: host.hostId, startTime, serviceItems: [item.id] as [number], ...customer };
  return (await app.call(bookSlot, { body })).body.data;
}

const secrets = /Maria|Camilleri|99112233|maria@|Triq|\+356/;

test("a host's device hears of new, moved and cancelled bookings and the waiting list, if it asked for them", async () => {
  const made = await anApp();
  const { app, service, host, item } = made;
  const [all, few] = ["/all", "/few"].map((path) => aSubscriber(service.address + path));
  if (!all || !few) throw new Error("no subscribers");
  const headers = host.headers;
  const name = "Chrome on Android";
  const kinds = ["new", "moved", "cancelled", "waiting"] as const;
  await app.call(saveDevice, { body: { subscription: all.subscription, kinds: [...kinds], name } }, { headers });
  await app.call(saveDevice, { body: { subscription: few.subscription, kinds: ["cancelled"], name } }, { headers });
  const { id, secret } = await book(app, made);
  await app.runJobs();
  const later = { startTime: venueTime(`${openDay} 12:00`) };
  await app.call(moveBooking, { params: { secret }, body: later });
  await app.runJobs();
  await app.call(cancelBooking, { params: { secret } });
  await app.runJobs();
  const waiting = { days: [openDay], partsOfDay: ["morning"] as ["morning"], kindredProviderId: host.hostId };
  await app.call(joinWaitingList, { body: { ...waiting, serviceItems: [item.id], ...customer } });
  await app.runJobs();
  const toAll = service.received.filter(({ path }) => path === "/all").map(({ body }) => all.read(body));
  expect(toAll.map(({ title }) => title)).toEqual([
    "New booking",
    "Booking moved",
    "Booking cancelled",
    "Somebody joined your waiting list",
  ]);
  expect(toAll[0]).toMatchObject({ path: "/kindred-providers?tab=bookings", tag: `new:${id}` });
  expect(toAll[1].body).toContain("12:00");
  const toFew = service.received.filter(({ path }) => path === "/few").map(({ body }) => few.read(body).title);
  expect(toFew).toEqual(["Booking cancelled"]);
  expect(JSON.stringify(toAll)).not.toMatch(secrets);
  for (const { body } of service.received) expect(body.toString("latin1")).not.toMatch(/booking/i);
});

test("a customer is reminded at 18:00 the evening before and two hours before, also after a move", async () => {
  const made = await anApp();
  const { app, service } = made;
  const phone = aSubscriber(`${service.address}/phone`);
  const { id, secret } = await book(app, made);
  const times = ["evening_before", "two_hours_before"] as const;
  const body = { subscription: phone.subscription, times: [...times] };
  expect((await app.call(remindOnDevice, { params: { secret }, body })).body.data.times).toEqual(times);
  await app.call(moveBooking, { params: { secret }, body: { startTime: venueTime(`${openDay} 12:00`) } });
  const titles = () => service.received.map((message) => phone.read(message.body).title);
  const runUntil = async (local: string) => {
    await app.runJobs({ asOf: new Date(venueTime(local)) });
    await app.runJobs();
    return titles();
  };
  expect(await runUntil(`${daysAfter(openDay, -1)} 17:59`)).toEqual([]);
  expect(await runUntil(`${daysAfter(openDay, -1)} 18:00`)).toEqual(["Your booking is tomorrow at 12:00"]);
  expect(await runUntil(`${openDay} 09:59`)).toHaveLength(1);
  expect(await runUntil(`${openDay} 10:00`)).toHaveLength(2);
  const [first] = service.received.map((message) => phone.read(message.body));
  expect(first).toEqual({
    title: "Your booking is tomorrow at 12:00",
    body: `Booking ${id}. Tap to see the address.`,
    path: `/booking/manage/${secret}`,
    tag: `reminder:${id}`,
  });
});

test("no reminder after the customer switched it off or cancelled", async () => {
  const made = await anApp();
  const { app, service } = made;
  const { subscription } = aSubscriber(`${service.address}/phone`);
  for (const at of ["10:00", "11:00"]) {
    const { secret } = await book(app, made, at);
    const params = { secret };
    await app.call(remindOnDevice, { params, body: { subscription, times: ["two_hours_before"] } });
    if (at === "10:00") await app.call(remindOnDevice, { params, body: { subscription, times: [] } });
    else await app.call(cancelBooking, { params });
  }
  await app.runJobs({ asOf: new Date(venueTime(`${openDay} 09:30`)) });
  await app.runJobs();
  expect(service.received).toEqual([]);
});

test.for([404, 410])(
  "a push service that fails is asked again, and after %i the subscription is deleted",
  async (gone) => {
    const made = await anApp();
    const { app, service, host } = made;
    const { subscription } = aSubscriber(`${service.address}/phone`);
    const headers = host.headers;
    await app.call(saveDevice, { body: { subscription, kinds: ["new"], name: "Firefox on Linux" } }, { headers });
    service.answerWith(503);
    await book(app, made);
    await expect(app.runJobs()).rejects.toThrow("jobs failed");
    expect((await app.call(listDevices, {}, { headers })).body).toHaveLength(1);
    service.answerWith(gone);
    await app.runJobs({ asOf: new Date(Date.now() + 3_600_000) });
    expect(service.received).toHaveLength(2);
    expect((await app.call(listDevices, {}, { headers })).body).toEqual([]);
  },
);

test("devices are listed and removed by their own person only, and addresses in private networks get no request", async () => {
  const app = await testApp();
  const { publicKey } = (await app.call(readPushKey, {})).body;
  const service = await aPushService(publicKey);
  const made = { app, service, ...(await anOpenDay(app)) };
  const { host } = made;
  const other = await aHost(app);
  const { subscription } = aSubscriber(`${service.address}/private`);
  const headers = host.headers;
  const body = { subscription, kinds: ["new" as const], name: "Safari on iPhone" };
  const { id } = (await app.call(saveDevice, { body }, { headers })).body.data;
  await book(app, made);
  await expect(app.runJobs()).rejects.toThrow("jobs failed");
  expect(service.received).toEqual([]);
  expect((await app.call(removeDevice, { params: { id: String(id) } }, { headers: other.headers })).body.code).toBe(
    "not_found",
  );
  const listed = (await app.call(listDevices, {}, { headers })).body;
  expect(listed).toMatchObject([{ id, name: "Safari on iPhone", kinds: ["new"] }]);
  expect((await app.call(removeDevice, { params: { id: String(id) } }, { headers })).status).toBe(200);
  expect((await app.call(listDevices, {}, { headers })).body).toEqual([]);
});

test("a host gets WhatsApp texts with a link that moves and cancels but cannot leave a review, and what was opened", async () => {
  const made = await anApp();
  const { app, host } = made;
  const headers = host.headers;
  const params = { hostId: String(host.hostId) };
  const { id, secret } = await book(app, made);
  const list = async () =>
    (await app.call(listVisitMessages, { params, query: { from: venueTime(`${openDay} 00:00`) } }, { headers })).body;
  const [first] = await list();
  expect(first).toMatchObject({ bookingId: id, openedAt: null, isReminded: false });
  const address = new URL(first?.whatsapp?.reminder ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/35699112233");
  expect(address.searchParams.get("text")).toMatch(/^Hi Maria, a reminder of your booking at .+, 10:00\./);
  expect(first?.whatsapp?.directions).toContain("maps");

  const sent = String(/manage\/(\S+)$/.exec(address.searchParams.get("text") ?? "")?.[1]);
  expect(sent).not.toBe(secret);
  const asHost = { params: { secret: sent } };
  expect((await app.call(readBooking, asHost)).body.secret).toBe(sent);

  const opened = { params: { ...params, bookingId: id }, body: { isOpened: true } };
  await app.call(markReminderOpened, opened, { headers });
  expect((await list())[0]?.openedAt).not.toBeNull();
  const moved = await app.call(moveBooking, { ...asHost, body: { startTime: venueTime(`${openDay} 12:00`) } });
  expect(moved.body.data.secret).toBe(sent);
  expect((await list())[0]?.openedAt, "after a move, it counts as not opened").toBeNull();
  const change = new URL((await list())[0]?.whatsapp?.change ?? "").searchParams.get("text");
  expect(change).toMatch(/^Hi Maria, your booking at .+ has a new time: .+, 12:00\./);
  const own = { query: { kindredProviderId: String(host.hostId) } };
  const [atHost] = (await app.call(listBookings, own, { headers })).body;
  expect(Date.parse(atHost?.movedAt ?? "")).toBeGreaterThan(Date.parse(atHost?.createdAt ?? ""));
  await app.call(markReminderOpened, opened, { headers });
  await app.call(markReminderOpened, { ...opened, body: { isOpened: false } }, { headers });
  expect((await list())[0]?.openedAt).toBeNull();
  const stranger = await aHost(app);
  const others = { ...opened, params: { hostId: String(stranger.hostId), bookingId: id } };
  expect((await app.call(markReminderOpened, others, { headers: stranger.headers })).body.code).toBe("not_found");

  const review = { body: { stars: 5, text: "" } };
  expect((await app.call(reviewVisit, { ...asHost, ...review })).body.code).toBe("own_link_required");
  expect((await app.call(readVisitReview, asHost)).body.canReview).toBe(false);
  expect((await app.call(cancelBooking, asHost)).body.data.status).toBe("cancelled");
});

test("the texts for one visit fit its state and are in the customer's language", async () => {
  const made = await anApp();
  const { app, host, item } = made;
  const headers = host.headers;
  const startTime = venueTime(`${openDay} 10:00`);
  const body = { kindredProviderId: host.hostId, startTime, serviceItems: [item.id] as [number], ...customer };
  const booked = await app.call(bookSlot, { body }, { headers: { "accept-language": "fr" } });
  const { id, secret } = booked.body.data;
  const params = { hostId: String(host.hostId), bookingId: id };
  const read = async () => (await app.call(readVisitMessages, { params }, { headers })).body;
  const { language, texts } = await read();
  expect([language, texts.map(({ kind }) => kind)]).toEqual(["fr", ["confirmation", "reminder", "directions"]]);
  expect(texts[1]?.title).toBe("Reminder");
  expect(texts[1]?.text).toMatch(/^Bonjour Maria, petit rappel .+\/booking\/manage\/\S+$/);
  expect(texts[1]?.text).not.toContain(secret);
  expect(new URL(texts[1]?.url ?? "").searchParams.get("text")).toBe(texts[1]?.text);
  await app.call(moveBooking, { params: { secret }, body: { startTime: venueTime(`${openDay} 12:00`) } });
  expect((await read()).texts[0]?.text).toContain("nouvel horaire");
  await app.call(cancelBooking, { params: { secret } });
  expect((await read()).texts.map(({ kind }) => kind)).toEqual(["cancellation"]);
  const stranger = await aHost(app);
  const others = { params: { hostId: String(stranger.hostId), bookingId: id } };
  expect((await app.call(readVisitMessages, others, { headers: stranger.headers })).body.code).toBe("not_found");
});
