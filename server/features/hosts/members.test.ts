import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listBookings } from "#contract/bookings.ts";
import { listCalendars } from "#contract/calendars.ts";
import { listDecisions } from "#contract/decisions.ts";
import { registerProvider } from "#contract/hosts.ts";
import * as contract from "#contract/members.ts";
import { getSession } from "#contract/session.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { aHost, registration, type TestHost } from "./host-fixtures.ts";

type Person = Awaited<ReturnType<typeof signIn>>;
type Role = "owner" | "manager" | "staff";

let app: TestApp;
const chiefEmail = "chief@test.example";
beforeAll(async () => {
  app = await createTestApp({ settings: { adminEmails: [chiefEmail] } });
});
afterAll(() => app.close());

const paramsOf = (host: TestHost) => ({ hostId: String(host.hostId) });
const tokenIn = (url: string) => ({ token: url.split("/").at(-1) as string });

async function invite(host: TestHost, by: { headers: Record<string, string> }, role: Role, changes: object = {}) {
  const body = { role, ...changes };
  return app.call(contract.createInvitation, { params: paramsOf(host), body }, { headers: by.headers });
}

const accept = (url: string, person: Person) =>
  app.call(contract.acceptInvitation, { params: tokenIn(url) }, { headers: person.headers });

async function aMember(host: TestHost, role: Role): Promise<Person> {
  const person = await signIn(app, { firstName: "Kofi", lastName: "Mensah" });
  const { body } = await invite(host, host, role);
  expect((await accept(body.data.url, person)).status).toBe(200);
  return person;
}

const membersOf = async (host: TestHost, by: { headers: Record<string, string> }) =>
  (await app.call(contract.listMembers, { params: paramsOf(host) }, { headers: by.headers })).body;

test("an invited person joins once, with a calendar of their own, and the host becomes their current one", async () => {
  const host = await aHost(app);
  const { body } = await invite(host, host, "staff");
  const person = await signIn(app, { firstName: "Kofi", lastName: "Mensah" });
  const read = await app.call(contract.readInvitation, { params: tokenIn(body.data.url) });
  expect(read.body).toMatchObject({ hostId: host.hostId, hostName: "Amara Okafor", role: "staff" });
  expect((await accept(body.data.url, person)).body.data).toEqual({ hostId: host.hostId });
  const session = await app.call(getSession, {}, { headers: person.headers });
  expect(session.body).toMatchObject({
    kindredProvider: null,
    hosts: [{ id: host.hostId, name: "Amara Okafor", role: "staff", isCurrent: true }],
  });
  const [first, second] = await membersOf(host, host);
  expect([first?.role, second?.role, second?.name]).toEqual(["owner", "staff", "Kofi Mensah"]);
  const calendars = await app.call(listCalendars, { params: paramsOf(host), query: {} }, { headers: person.headers });
  expect(calendars.body).toEqual([
    { id: expect.any(Number), name: "Amara" },
    { id: second?.calendarIds[0], name: "Kofi", colour: "wine", memberId: person.userId, isOpen: true },
  ]);
  const another = await signIn(app);
  expect((await accept(body.data.url, another)).body.code).toBe("invitation_ended");
});

test("only one of ten people with the same link joins", async () => {
  const host = await aHost(app);
  const { body } = await invite(host, host, "manager");
  const people = await Promise.all(Array.from({ length: 10 }, () => signIn(app)));
  const answers = await Promise.all(people.map((person) => accept(body.data.url, person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)]);
  expect(await membersOf(host, host)).toHaveLength(2);
});

test("a revoked, expired or forged invitation link is refused, and members cannot join twice", async () => {
  const host = await aHost(app);
  const person = await signIn(app);
  const revoked = (await invite(host, host, "staff")).body.data;
  const params = { ...paramsOf(host), invitationId: revoked.id };
  expect((await app.call(contract.revokeInvitation, { params }, { headers: host.headers })).status).toBe(200);
  expect((await accept(revoked.url, person)).body.code).toBe("invitation_ended");
  expect((await app.call(contract.revokeInvitation, { params }, { headers: host.headers })).status).toBe(404);
  const expired = (await invite(host, host, "staff")).body.data;
  await app.deps.db
    .updateTable("host_invitations")
    .set({ expires_at: new Date(0) })
    .where("id", "=", expired.id)
    .execute();
  expect((await accept(expired.url, person)).body.code).toBe("invitation_ended");
  const read = await app.call(contract.readInvitation, { params: tokenIn(expired.url) });
  expect(read.body.code).toBe("invitation_ended");
  const open = (await invite(host, host, "staff")).body.data;
  const other = (await invite(host, host, "staff")).body.data;
  const mixed = `${open.id}.${tokenIn(other.url).token.split(".")[1]}`;
  expect((await accept(`/${mixed}`, person)).status).toBe(404);
  expect((await accept(open.url, { ...person, headers: host.headers })).body.code).toBe("already_member");
  const list = await app.call(contract.listInvitations, { params: paramsOf(host) }, { headers: host.headers });
  expect(list.body.map(({ id }) => id)).toEqual([open.id, other.id]);
});

test("owners invite anyone, managers invite only staff, and an address gets the link by mail", async () => {
  const host = await aHost(app);
  const manager = await aMember(host, "manager");
  expect((await invite(host, manager, "owner")).body.code).toBe("role_required");
  expect((await invite(host, manager, "manager")).body.code).toBe("role_required");
  const owners = (await invite(host, host, "owner")).body.data;
  expect((await invite(host, manager, "staff", { email: "ama@test.example" })).body.message).toBe("Invitation sent.");
  const seen = await app.call(contract.listInvitations, { params: paramsOf(host) }, { headers: manager.headers });
  expect(seen.body.map(({ role }) => role)).toEqual(["staff"]);
  const params = { ...paramsOf(host), invitationId: owners.id };
  expect((await app.call(contract.revokeInvitation, { params }, { headers: manager.headers })).body.code).toBe(
    "role_required",
  );
  const mails = await app.deps.db.selectFrom("mails").select("message").execute();
  expect(JSON.stringify(mails)).toContain("Amara Okafor has invited you to their team on Kindred");
});

test("a web address in a host's old name does not become a link in the invitation", async () => {
  const host = await aHost(app);
  const { db } = app.deps;
  await db.updateTable("hosts").set({ name: "Win https://evil.example" }).where("id", "=", host.hostId).execute();
  await invite(host, host, "staff", { email: "efua@test.example" });
  const mails = await db.selectFrom("mails").select("message").execute();
  const mail = JSON.stringify(mails.find(({ message }) => JSON.stringify(message).includes("efua@test.example")));
  expect(mail).toContain("Win https evil example has invited you to their team on Kindred");
  expect(mail).not.toContain("evil.example");
});

test("the last owner can neither leave nor change role; ownership can be handed over", async () => {
  const host = await aHost(app);
  const own = { params: { ...paramsOf(host), userId: String(host.userId) } };
  const change = (role: Role, by = host.headers) =>
    app.call(contract.updateMember, { ...own, body: { role } }, { headers: by });
  expect((await change("staff")).body.code).toBe("last_owner");
  const leave = () => app.call(contract.removeMember, { ...own, query: {} }, { headers: host.headers });
  expect((await leave()).body.code).toBe("last_owner");
  const second = await aMember(host, "owner");
  expect((await change("staff", second.headers)).body.data.role).toBe("staff");
  expect((await change("owner")).body.code).toBe("role_required");
  expect((await leave()).status).toBe(200);
  expect((await membersOf(host, second)).map(({ userId }) => userId)).toEqual([second.userId]);
  expect((await leave()).body.code).toBe("provider_account_required");
});

test("everybody but the last owner can leave a suspended host; nobody can remove others there", async () => {
  const host = await aHost(app);
  const [owner, staff] = [await aMember(host, "owner"), await aMember(host, "staff")];
  const { db } = app.deps;
  await db.updateTable("hosts").set({ suspended_at: new Date() }).where("id", "=", host.hostId).execute();
  const remove = (person: Person, by: { headers: Record<string, string> }) =>
    app.call(
      contract.removeMember,
      { params: { ...paramsOf(host), userId: String(person.userId) }, query: {} },
      { headers: by.headers },
    );
  expect((await remove(staff, host)).body.code).toBe("account_suspended");
  expect((await remove(staff, staff)).status).toBe(200);
  expect((await remove(host, host)).status).toBe(200);
  expect((await remove(owner, owner)).body.code).toBe("last_owner");
});

test("a founder who leaves can found another host; the old one keeps its name and mails its oldest owner", async () => {
  const host = await aHost(app);
  const heir = await aMember(host, "owner");
  const params = { ...paramsOf(host), userId: String(host.userId) };
  expect((await app.call(contract.removeMember, { params, query: {} }, { headers: host.headers })).status).toBe(200);
  const session = () => app.call(getSession, {}, { headers: host.headers });
  expect((await session()).body).toMatchObject({ kindredProvider: null, formerHostName: "Amara Okafor", hosts: [] });
  const left = await app.deps.db.selectFrom("hosts").selectAll().where("id", "=", host.hostId).executeTakeFirst();
  expect(left).toMatchObject({ name: "Amara Okafor", email: heir.email, founder_id: null });
  const again = { query: {}, body: registration };
  const made = await app.call(registerProvider, again, { headers: host.headers });
  expect((await session()).body).toMatchObject({ hosts: [{ id: made.body.data.id, isCurrent: true }] });
});

test("a removed member loses access; their calendar stays or goes to the member that the owner chose", async () => {
  const host = await aHost(app);
  const staff = await aMember(host, "staff");
  const heir = await aMember(host, "manager");
  const query = { calendarsTo: String(heir.userId) };
  const params = { ...paramsOf(host), userId: String(staff.userId) };
  expect((await app.call(contract.removeMember, { params, query }, { headers: host.headers })).status).toBe(200);
  const heirs = (await membersOf(host, host)).find(({ userId }) => userId === heir.userId);
  expect(heirs?.calendarIds).toHaveLength(2);
  const list = await app.call(
    listBookings,
    { query: { kindredProviderId: String(host.hostId) } },
    { headers: staff.headers },
  );
  expect(list.body.code).toBe("provider_account_required");
  const session = await app.call(getSession, {}, { headers: staff.headers });
  expect(session.body).toMatchObject({ hosts: [], formerHostName: "Amara Okafor" });
  const chief = await signIn(app, { email: chiefEmail });
  const { body } = await app.call(listDecisions, {}, { headers: chief.headers });
  const about = body.filter(({ subjectId }) => subjectId === `${host.hostId}/${staff.userId}`);
  expect(about.map(({ action, reason }) => [action, reason])).toEqual([
    ["removed", null],
    ["joined", "staff"],
  ]);
});

test("a member who loses a role cannot come back with an invitation link that they know", async () => {
  const host = await aHost(app);
  const [removed, demoted] = [await aMember(host, "owner"), await aMember(host, "owner")];
  const links = [await invite(host, removed, "owner"), await invite(host, host, "owner")];
  const paramsFor = ({ userId }: Person) => ({ ...paramsOf(host), userId: String(userId) });
  const options = { headers: host.headers };
  await app.call(contract.removeMember, { params: paramsFor(removed), query: {} }, options);
  for (const { body } of links) expect((await accept(body.data.url, removed)).body.code).toBe("invitation_ended");
  const manager = await aMember(host, "manager");
  const [owners, staffs] = [await invite(host, host, "owner"), await invite(host, host, "staff")];
  await app.call(contract.removeMember, { params: paramsFor(manager), query: {} }, options);
  expect((await accept(staffs.body.data.url, manager)).body.code).toBe("invitation_ended");
  // Managers never see the links for owners.
  await app.call(contract.readInvitation, { params: tokenIn(owners.body.data.url) });
  expect((await accept(owners.body.data.url, manager)).status).toBe(200);
  const both = [
    app.call(contract.updateMember, { params: paramsFor(demoted), body: { role: "staff" as const } }, options),
    ...[1, 2, 3].map(() => invite(host, demoted, "owner")),
  ];
  await Promise.all(both);
  const left = await app.call(contract.listInvitations, { params: paramsOf(host) }, options);
  expect(left.body).toEqual([]);
});

test("the host's mails never go to somebody who left or became staff", async () => {
  const host = await aHost(app);
  const [second, third] = [await aMember(host, "owner"), await aMember(host, "owner")];
  const contact = async () =>
    (await app.deps.db.selectFrom("hosts").select("email").where("id", "=", host.hostId).executeTakeFirst())?.email;
  const paramsFor = ({ userId }: Person) => ({ ...paramsOf(host), userId: String(userId) });
  const options = { headers: third.headers };
  await app.call(contract.updateMember, { params: paramsFor(host), body: { role: "staff" } }, options);
  expect(await contact()).toBe(second.email);
  await app.call(contract.removeMember, { params: paramsFor(second), query: {} }, options);
  expect(await contact()).toBe(third.email);
});

test("a member of two hosts acts for the one the request names, otherwise for the current one", async () => {
  const [own, other] = [await aHost(app), await aHost(app)];
  const { body } = await invite(other, other, "manager");
  await app.call(contract.acceptInvitation, { params: tokenIn(body.data.url) }, { headers: own.headers });
  const hosts = async () => {
    const session = (await app.call(getSession, {}, { headers: own.headers })).body;
    return "hosts" in session ? session.hosts.map(({ id }) => id) : [];
  };
  expect(await hosts()).toEqual([other.hostId, own.hostId]);
  expect((await app.call(contract.switchHost, { body: { hostId: own.hostId } }, { headers: own.headers })).status).toBe(
    200,
  );
  expect(await hosts()).toEqual([own.hostId, other.hostId]);
  for (const host of [own, other]) {
    const query = { kindredProviderId: String(host.hostId) };
    expect((await app.call(listBookings, { query }, { headers: own.headers })).status).toBe(200);
  }
  const stranger = await aHost(app);
  const foreign = { body: { hostId: stranger.hostId } };
  expect((await app.call(contract.switchHost, foreign, { headers: own.headers })).status).toBe(404);
});

describe("who may do what with members", () => {
  const calls = {
    listMembers: ["owner", "manager"],
    updateMember: ["owner"],
    removeMember: ["owner", "manager"],
    listInvitations: ["owner", "manager"],
    createInvitation: ["owner", "manager"],
  } as const;

  test.for(Object.entries(calls))(
    "%s is refused to strangers and to members without the role",
    async ([name, allowed]) => {
      const host = await aHost(app);
      const [stranger, target] = [await aHost(app), await aMember(host, "staff")];
      const people = { owner: host, manager: await aMember(host, "manager"), staff: await aMember(host, "staff") };
      const params = { ...paramsOf(host), userId: String(target.userId) };
      const send = (headers: Record<string, string>) =>
        ({
          listMembers: () => app.call(contract.listMembers, { params }, { headers }),
          updateMember: () => app.call(contract.updateMember, { params, body: { role: "staff" } }, { headers }),
          removeMember: () => app.call(contract.removeMember, { params, query: {} }, { headers }),
          listInvitations: () => app.call(contract.listInvitations, { params }, { headers }),
          createInvitation: () => app.call(contract.createInvitation, { params, body: { role: "staff" } }, { headers }),
        })[name as keyof typeof calls]();
      expect((await send({})).status).toBe(401);
      expect((await send(stranger.headers)).status).toBe(404);
      for (const role of ["staff", "manager", "owner"] as const) {
        if ((allowed as readonly string[]).includes(role)) continue;
        expect((await send(people[role].headers)).body.code, role).toBe("role_required");
      }
      const [first] = allowed;
      expect((await send(people[first].headers)).status).toBeLessThan(300);
    },
  );
});

test("members of a suspended host can read the reason and leave, but change nothing else", async () => {
  const host = await aHost(app);
  const kofi = await aMember(host, "staff");
  const efua = await aMember(host, "manager");
  await app.deps.db
    .updateTable("hosts")
    .set({ suspended_at: new Date(), suspension_reason: "Prices were not kept" })
    .where("id", "=", host.hostId)
    .execute();
  const session = await app.call(getSession, {}, { headers: kofi.headers });
  expect(session.body).toMatchObject({ hosts: [{ isSuspended: true, suspensionReason: "Prices were not kept" }] });
  const remove = (who: Person | TestHost, by: Person | TestHost) =>
    app.call(
      contract.removeMember,
      { params: { ...paramsOf(host), userId: String(who.userId) }, query: {} },
      { headers: by.headers },
    );
  expect((await remove(efua, host)).body.code).toBe("account_suspended");
  expect((await remove(host, host)).body.code).toBe("last_owner");
  expect((await remove(kofi, kofi)).status).toBe(200);
  expect((await remove(efua, efua)).status).toBe(200);
  expect((await membersOf(host, host)).map(({ userId }) => userId)).toEqual([host.userId]);
});
