import { expect, test } from "vitest";
import { messageGuests } from "#contract/guests.ts";
import { acceptOffer, cancelRegistration, readTicket } from "#contract/registrations.ts";
import { listPublicEvents, readPublicEvent, readPublicEventsFeed } from "#contract/whats-on.ts";
import { anEvent, registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { aDesk } from "./desk-fixtures.ts";

async function aFullEvent() {
  const desk = await aDesk();
  const { app, host } = desk;
  const event = await anEvent(app, host, { capacity: 2, has_waiting_list: true });
  const join = async (n: number) => {
    const wanted = { phone: `+3567910000${n}`, email: `guest-${n}@pear.example`, waitIfFull: true };
    return (await registerGuest(app, event, wanted)).body.data.secret;
  };
  const secrets = [await join(1), await join(2), await join(3), await join(4)] as const;
  const status = async (secret: string) => (await app.call(readTicket, { params: { secret } })).body.status;
  const cancel = (secret: string) => app.call(cancelRegistration, { params: { secret } });
  const suspend = () => desk.decide("events", event.id, { decision: "suspend", reason: "photos" });
  return { ...desk, event, secrets, status, cancel, suspend };
}

test("a suspended event leaves the pages and feeds at once, and its guests keep their tickets", async () => {
  const { app, event, secrets, status, suspend, mails } = await aFullEvent();
  const params = { id: String(event.id) };
  expect((await app.call(listPublicEvents, { query: {} })).body).toHaveLength(1);
  const before = (await mails()).filter(({ to }) => to.startsWith("guest-")).length;
  await suspend();
  expect((await app.call(listPublicEvents, { query: {} })).body).toEqual([]);
  expect((await app.call(readPublicEvent, { params })).status).toBe(404);
  expect((await app.call(readPublicEventsFeed, { query: {} })).body).not.toContain("Accra Nights");
  expect(await status(secrets[0])).toBe("confirmed");
  expect((await mails()).filter(({ to }) => to.startsWith("guest-"))).toHaveLength(before);
  expect((await registerGuest(app, event, { phone: "+35679100009" })).status).toBe(404);
});

test("a suspended event offers no places, and offers go out once it is public again", async () => {
  const { secrets, status, cancel, suspend, decide, event } = await aFullEvent();
  await suspend();
  expect((await cancel(secrets[0])).status).toBe(200);
  expect(await status(secrets[2])).toBe("waiting");
  expect((await decide("events", event.id, { decision: "reinstate" })).status).toBe(200);
  expect(await status(secrets[2])).toBe("offered");
});

test("an offer of an event that was suspended meanwhile cannot be taken", async () => {
  const { app, secrets, status, cancel, suspend } = await aFullEvent();
  await cancel(secrets[0]);
  expect(await status(secrets[2])).toBe("offered");
  await suspend();
  const refused = await app.call(acceptOffer, { params: { secret: secrets[2] }, body: {} });
  expect([refused.status, refused.body.code]).toEqual([409, "registration_closed"]);
});

test("the host of a suspended event cannot write to its guests", async () => {
  const { app, host, event, suspend } = await aFullEvent();
  const call = { params: { id: String(event.id) }, body: { text: "Pay me directly." } };
  expect((await app.call(messageGuests, call, { headers: host.headers })).status).toBe(200);
  await suspend();
  const refused = await app.call(messageGuests, call, { headers: host.headers });
  expect([refused.status, refused.body.code]).toEqual([409, "event_not_public"]);
});
