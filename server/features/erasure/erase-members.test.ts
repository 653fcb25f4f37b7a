import { sql } from "kysely";
import { expect, test } from "vitest";
import { listCalendars, updateCalendar } from "#contract/calendars.ts";
import { removeMember } from "#contract/members.ts";
import { joinHost } from "#server/features/hosts/host-fixtures.ts";
import { upload } from "#server/features/uploads/sending-fixtures.ts";
import { photo } from "#server/platform/images/image-fixtures.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { erasePeople } from "./erase-people.ts";
import { askToBeErased, hostWithAllData, runJobsRepeatedly } from "./erasure-fixtures.ts";

type AllData = Awaited<ReturnType<typeof hostWithAllData>>;

async function calendarsOf(app: TestApp, { host }: AllData) {
  const params = { hostId: String(host.hostId) };
  const { body } = await app.call(listCalendars, { params, query: {} }, { headers: host.headers });
  return body.map(({ id, name }) => ({ id, name }));
}

const leave = (app: TestApp, { host }: AllData, person: Awaited<ReturnType<typeof signIn>>) =>
  app.call(
    removeMember,
    { params: { hostId: String(host.hostId), userId: String(person.userId) }, query: {} },
    { headers: person.headers },
  );

test("erasing a member keeps the host, and erasing the founder keeps a host that has another owner", async () => {
  const app = await testApp();
  const ada = await hostWithAllData(app, "Ada");
  await app.runJobs();
  const bea = await signIn(app, { email: "bea@melon.example", firstName: "Beatrix", lastName: "Melon" });
  const { db } = app.deps;
  const join = async (role: "owner" | "staff") => {
    await db.insertInto("host_members").values({ host_id: ada.host.hostId, user_id: bea.userId, role }).execute();
    const calendar = { host_id: ada.host.hostId, name: "Beatrix", colour: "blue", position: 2 } as const;
    await db
      .insertInto("calendars")
      .values({ ...calendar, member_id: bea.userId, named_after: bea.userId })
      .execute();
  };
  await join("staff");
  await askToBeErased(app, bea.email);
  await runJobsRepeatedly(app);
  expect(await findAnywhere(app, ["bea@melon.example", "Beatrix"])).toEqual([]);
  expect(await findAnywhere(app, [ada.listing])).not.toEqual([]);

  const heir = await signIn(app, { email: "cleo@melon.example", firstName: "Cleo", lastName: "Melon" });
  await db
    .insertInto("host_members")
    .values({ host_id: ada.host.hostId, user_id: heir.userId, role: "owner" })
    .execute();
  await askToBeErased(app, ada.email);
  await runJobsRepeatedly(app);
  expect(await findAnywhere(app, [ada.email, ada.firstName, ada.dateOfBirth, ada.accountEmail])).toEqual([]);
  expect(await findAnywhere(app, [ada.listing])).not.toEqual([]);
  const { profile_image_url } = await db.selectFrom("listings").select("profile_image_url").executeTakeFirstOrThrow();
  expect((await app.fetch(profile_image_url)).status).toBe(200);
  const [host] = await db.selectFrom("hosts").select(["founder_id", "name", "email", "suspended_at"]).execute();
  expect(host).toEqual({ founder_id: null, name: "Cleo Melon", email: "cleo@melon.example", suspended_at: null });
});

test("a calendar loses the name of a former member who is erased, and keeps a name that the host chose", async () => {
  const app = await testApp();
  const ada = await hostWithAllData(app, "Ada");
  const { hostId, headers } = ada.host;
  const people = [];
  for (const firstName of ["Beatrix", "Cleopatra", "Dorothea"]) {
    const person = await signIn(app, { email: `${firstName}@melon.example`, firstName, lastName: "Melon" });
    await joinHost(app, ada.host, person, "staff");
    people.push(person);
  }
  const rename = async (n: number, name: string) => {
    const calendarId = String((await calendarsOf(app, ada))[n]?.id);
    await app.call(updateCalendar, { params: { hostId: String(hostId), calendarId }, body: { name } }, { headers });
  };
  await rename(2, "Chair by the window");
  for (const person of people) expect((await leave(app, ada, person)).status).toBe(200);
  await rename(3, "dorothea (mornings)");
  await app.runJobs();
  for (const { email } of people) await askToBeErased(app, email);
  await runJobsRepeatedly(app);
  const names = (await calendarsOf(app, ada)).map(({ name }) => name);
  expect(names).toEqual([ada.firstName, "No. 2", "Chair by the window", "No. 4"]);
  expect(await findAnywhere(app, ["Beatrix", "Cleopatra", "Dorothea", "dorothea"])).toEqual([]);
});

test("a host is erased too if its other owner leaves during the erasure of the first", async () => {
  const app = await testApp();
  const ada = await hostWithAllData(app, "Ada");
  // The host shows the other pictures, so an erasure would keep them.
  await upload(app, ada.host, await photo(300, 200).jpeg().toBuffer());
  await app.runJobs();
  const second = await signIn(app, { email: "second@melon.example" });
  await joinHost(app, ada.host, second, "owner");
  await askToBeErased(app, ada.email);
  await sql`delete from pgboss.job where name = 'erase-people'`.execute(app.deps.db);
  await app.runJobs();
  const left: number[] = [];
  const { storage } = app.deps;
  const slow = {
    ...app.deps,
    storage: {
      ...storage,
      async delete(key: string) {
        if (left.length === 0) left.push((await leave(app, ada, second)).status);
        await storage.delete(key);
      },
    },
  };
  await erasePeople(slow);
  expect(left).toEqual([200]);
  const owners = () => app.deps.db.selectFrom("host_members").select("user_id").execute();
  expect(await owners()).toEqual([{ user_id: ada.host.userId }]);
  await erasePeople(app.deps);
  await runJobsRepeatedly(app);
  expect(await findAnywhere(app, [ada.email, ada.firstName, ada.listing])).toEqual([]);
  expect(await owners()).toEqual([]);
});

test("a host is erased with its two owners if both have the same address", async () => {
  const app = await testApp();
  const ada = await hostWithAllData(app, "Ada");
  await app.runJobs();
  const second = await signIn(app, { email: "second@melon.example" });
  await joinHost(app, ada.host, second, "owner");
  const { db } = app.deps;
  await db.updateTable("users").set({ email: ada.email }).where("id", "=", second.userId).execute();
  await askToBeErased(app, ada.email);
  await runJobsRepeatedly(app);
  expect(await findAnywhere(app, [ada.email, ada.firstName, ada.listing])).toEqual([]);
  expect(await db.selectFrom("hosts").select("id").execute()).toEqual([]);
});
