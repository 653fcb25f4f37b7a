import { expect, test } from "vitest";
import { blockPhone } from "#contract/host-bookings.ts";
import { updateMember } from "#contract/members.ts";
import { downloadOwnData } from "#contract/own-data.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { joinHost } from "#server/features/hosts/host-fixtures.ts";
import { registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { wait } from "#server/features/waiting-list/waiting-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { hostWithAllData } from "./erasure-fixtures.ts";

test("downloadOwnData returns all data of the host and no data of other people", async () => {
  const app = await testApp();
  const ada = await hostWithAllData(app, "Ada");
  const bea = await hostWithAllData(app, "Bea");
  const { headers, token } = ada.host;
  await app.call(blockPhone, { body: { bookingId: ada.aheadId } }, { headers });
  await book(app, bea.place, `${openDay} 15:00`, { name: "Ada at Bea's", email: ada.email });
  await registerGuest(app, bea.event, { name: "Ada at Bea's", phone: "+35679000001", email: ada.email });
  await wait(app, bea.place, "Ada", { customerEmail: ada.email });
  await wait(app, ada.place, "Wanda");
  const answer = await app.call(downloadOwnData, {}, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="kindred-my-data.json"');
  const data = answer.body;
  expect(data.person).toMatchObject({ email: ada.email, first_name: ada.firstName });
  expect(data.providerAccount).toMatchObject({
    date_of_birth: ada.dateOfBirth,
    terms_version: expect.any(String),
    terms_accepted_at: expect.any(String),
  });
  expect(data.listings).toMatchObject([{ name: ada.listing, portfolio: [expect.anything()] }]);
  expect(data.events).toMatchObject([{ description: ada.text }]);
  expect(data.serviceItems).toMatchObject([{ duration_minutes: 60 }]);
  expect(data.availability).toHaveLength(1);
  expect(data.bookings).toHaveLength(3);
  expect(data.bookingsMade).toMatchObject([{ customer_name: "Ada at Bea's" }]);
  expect(data.registrations).toMatchObject([{ guest_name: ada.customer }]);
  expect(data.waitingList).toMatchObject([{ customer_name: "Wanda" }]);
  expect(data.waitingListsJoined).toMatchObject([{ customer_name: "Ada" }]);
  expect(data.registrationsMade).toMatchObject([{ guest_name: "Ada at Bea's" }]);
  expect(data.reviewsReceived).toMatchObject([{ answer: ada.text }]);
  expect(data.uploads.map(({ url }) => url)).toContain(ada.logo);
  expect(data.sessions).toHaveLength(1);
  expect(data.devices).toMatchObject([{ name: ada.device }]);
  expect(data.visitSummaries).toContainEqual(expect.objectContaining({ item_name: `Braids ${ada.text}`, visits: 1 }));
  expect(data.hourSummaries).toContainEqual(expect.objectContaining({ booked_minutes: expect.arrayContaining([60]) }));
  expect(data.viewSummaries).toMatchObject([{ source: "qr", views: 1 }]);
  expect(data.blockedPhones).toMatchObject([{ ending: "544" }]);
  expect(data.customerNotes).toMatchObject([{ phone: ada.customerPhone, note: ada.text }]);
  expect(data.calendarFeed).toMatchObject({ is_open: true });
  expect(data.contactMessages).toMatchObject([{ message: ada.text }]);
  const text = JSON.stringify(data);
  for (const word of [bea.email, bea.firstName, bea.listing, bea.customer, bea.customerPhone, token])
    expect(text).not.toContain(word);
  expect(text).not.toMatch(/token|hash/);
});

test("downloadOwnData works without a provider account; an unverified email returns no bookings", async () => {
  const app = await testApp();
  const bea = await hostWithAllData(app, "Bea");
  await book(app, bea.place, `${openDay} 15:00`, { name: "Secret", email: "mine@pear.example" });
  const doubtful = await signIn(app, { email: "mine@pear.example", isEmailVerified: false });
  const { body } = await app.call(downloadOwnData, {}, { headers: doubtful.headers });
  expect(body).toMatchObject({
    providerAccount: null,
    bookings: [],
    bookingsMade: [],
    person: { id: doubtful.userId },
  });
  expect((await app.call(downloadOwnData, {})).status).toBe(401);
});

test.for(["manager", "staff"] as const)(
  "downloadOwnData of a founder who is now %s returns their own data, and the host's data only to a manager",
  async (role) => {
    const app = await testApp();
    const ada = await hostWithAllData(app, "Ada");
    const owner = await signIn(app);
    await joinHost(app, ada.host, owner, "owner");
    const params = { hostId: String(ada.host.hostId), userId: String(ada.host.userId) };
    const changed = await app.call(updateMember, { params, body: { role } }, { headers: owner.headers });
    expect(changed.body.data.role).toBe(role);
    const data = (await app.call(downloadOwnData, {}, { headers: ada.host.headers })).body;
    expect(data.person).toMatchObject({ email: ada.email });
    expect(data.personalDetails).toMatchObject({ date_of_birth: ada.dateOfBirth, terms_version: expect.any(String) });
    expect(data.memberships).toMatchObject([{ host_id: ada.host.hostId, role }]);
    expect(data.uploads.map(({ url }) => url)).toContain(ada.logo);
    expect(data.contactMessages).toMatchObject([{ message: ada.text }]);
    const ofHost = [data.listings, data.events, data.serviceItems, data.calendars, data.bookings, data.reviewsReceived];
    const isManager = role === "manager";
    expect(ofHost.map((rows) => rows.length > 0)).toEqual(ofHost.map(() => isManager));
    expect(data.providerAccount === null).toBe(!isManager);
    expect(JSON.stringify(data).includes(ada.customerPhone)).toBe(isManager);
  },
);
