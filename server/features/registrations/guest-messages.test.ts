import { expect, test } from "vitest";
import { cancelEvent, updateEvent } from "#contract/events.ts";
import { messageGuests, readGuestMessages } from "#contract/guests.ts";
import { acceptOffer, cancelRegistration, muteMessages, register } from "#contract/registrations.ts";
import { aHost, joinHost } from "#server/features/hosts/host-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";
import { anEvent, eventBody, registerGuest } from "./registration-fixtures.ts";

test("a message reaches guests with an address who have not said no, with a link to stop it", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  await registerGuest(app, event, { phone: "9911 0001", email: "maria@pear.example" });
  await registerGuest(app, event, { phone: "9911 0002" });
  const muted = (await registerGuest(app, event, { phone: "9911 0003", email: "joe@pear.example" })).body.data.secret;
  const mute = await app.call(muteMessages, { params: { secret: muted }, body: { isMuted: true } });
  expect(mute.body.data.isMuted).toBe(true);
  const params = { id: String(event.id) };
  const text = "Doors open at eight.\nBring a friend.";
  const sent = await app.call(messageGuests, { params, body: { text } }, { headers: host.headers });
  expect(sent.body.data).toEqual({ withEmail: 1, withoutEmail: 2 });
  await app.runJobs();
  const mails = (await app.deps.mail.readOutbox(20)).filter(({ subject }) => subject.startsWith("Message from"));
  expect(mails.map(({ to }) => to)).toEqual(["maria@pear.example"]);
  expect(mails[0]?.text).toContain("Doors open at eight.");
  expect(mails[0]?.text).toMatch(/\/tickets\/\w+.*\?step=messages/);
});

test("messages are limited, and refused for staff, other hosts and events without guests", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const params = { id: String(event.id) };
  const write = (headers: Record<string, string>, on = params) =>
    app.call(messageGuests, { params: on, body: { text: "Hello" } }, { headers });
  expect((await write(host.headers)).body.code).toBe("event_has_no_guests");
  await registerGuest(app, event, { phone: "9911 0001" });
  expect((await write(host.headers)).body.code).toBe("no_guest_by_email");
  await registerGuest(app, event, { email: "maria@pear.example" });
  const helper = await signIn(app);
  await joinHost(app, host, helper, "staff");
  expect((await write(helper.headers)).body.code).toBe("role_required");
  expect((await write((await aHost(app)).headers)).status).toBe(404);
  for (let n = 0; n < 3; n++) expect((await write(host.headers)).status).toBe(200);
  expect((await write(host.headers)).body.code).toBe("too_many_requests");
  const off = await anEvent(app, host);
  await app.call(cancelEvent, { params: { id: String(off.id) }, body: {} }, { headers: host.headers });
  expect((await write(host.headers, { id: String(off.id) })).body.code).toBe("event_cancelled");
});

test("the WhatsApp texts for a guest fit their state and are in their language, with the link of the ticket", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host, { capacity: 1, has_waiting_list: true });
  const params = { id: String(event.id) };
  const body = { places: 1, guestName: "Amina Haddad", guestPhone: "+35679000311", guestEmail: null };
  const ticket = (await app.call(register, { params, body }, { headers: { "accept-language": "ar" } })).body.data;
  const next = { ...body, guestName: "Yana Borg", guestPhone: "+35679000312", guestEmail: "yana@pear.example" };
  const waiting = (await app.call(register, { params, body: { ...next, waitIfFull: true } })).body.data;
  const read = (reference: string, headers = host.headers) =>
    app.call(readGuestMessages, { params: { ...params, reference } }, { headers });
  const kinds = async (reference: string) => (await read(reference)).body.texts.map(({ kind }) => kind);

  const { language, texts } = (await read(ticket.id)).body;
  expect([language, texts.map(({ kind }) => kind)]).toEqual(["ar", ["confirmation", "reminder", "directions"]]);
  expect(texts[0]?.text).toContain("Amina");
  expect(texts[0]?.text).toMatch(new RegExp(`/tickets/${ticket.secret}$`));
  expect(texts[0]?.url).toMatch(/^https:\/\/wa\.me\/35679000311\?text=/);
  expect(await kinds(waiting.id)).toEqual([]);
  await app.call(cancelRegistration, { params: { secret: ticket.secret } });
  expect(await kinds(ticket.id)).toEqual([]);
  expect((await read(waiting.id)).body.texts[0]?.text).toMatch(/^Hi Yana, the places you asked for at Accra Nights/);
  await app.call(acceptOffer, { params: { secret: waiting.secret }, body: {} });
  const moved = (await eventBody(app, host, { image_url: event.image_url, address: "Sliema Front" })) as never;
  await app.call(updateEvent, { params, query: {}, body: moved }, { headers: host.headers });
  expect((await read(waiting.id)).body.texts[0]).toMatchObject({ kind: "change" });
  expect((await read(waiting.id)).body.texts[0]?.text).toContain("Sliema Front");
  await app.call(cancelEvent, { params, body: {} }, { headers: host.headers });
  expect(await kinds(waiting.id)).toEqual(["cancellation"]);

  const helper = await signIn(app);
  await joinHost(app, host, helper, "staff");
  expect((await read(waiting.id, helper.headers)).body.code).toBe("role_required");
  expect((await read(waiting.id, (await aHost(app)).headers)).body.code).toBe("not_found");
});
