import { expect, test } from "vitest";
import { cancelEvent } from "#contract/events.ts";
import { messageGuests } from "#contract/guests.ts";
import { muteMessages } from "#contract/registrations.ts";
import { aHost, joinHost } from "#server/features/hosts/host-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";
import { anEvent, registerGuest } from "./registration-fixtures.ts";

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
