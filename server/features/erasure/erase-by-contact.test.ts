import { sql } from "kysely";
import { expect, test } from "vitest";
import { listDecisions } from "#contract/decisions.ts";
import { registerProvider } from "#contract/hosts.ts";
import { listDeletionRequests, readDeletionRequest, settleDeletion } from "#contract/support.ts";
import { aHost, registration } from "#server/features/hosts/host-fixtures.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { signIn } from "#server/testing/sign-in.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { erasePeople } from "./erase-people.ts";
import { askToBeErased, hostWithAllData, runJobsRepeatedly } from "./erasure-fixtures.ts";
import { readErasures } from "./erasure-log.ts";

const usersOf = async ({ deps }: TestApp) =>
  (await deps.db.selectFrom("users").select("id").orderBy("id").execute()).map(({ id }) => id);

test("a host is erased by the provider account's email, which differs from the sign-in email", async () => {
  const { app, chief, host } = await aDesk();
  const ada = await hostWithAllData(app, "Ada");
  await app.runJobs();
  const token = await askToBeErased(app, ada.accountEmail.toUpperCase().replace("QUINCE.EXAMPLE", "quince.example"));
  await runJobsRepeatedly(app);
  expect(await usersOf(app)).toEqual([chief.userId, host.userId]);
  const words = [
    ada.accountEmail,
    ada.listing,
    ada.firstName,
    ada.lastName,
    ada.address,
    ada.phone,
    ada.email,
    ada.text,
  ];
  expect(await findAnywhere(app, words)).toEqual([]);
  expect((await app.call(readDeletionRequest, { params: { token } })).body.erasedAt).not.toBeNull();
  expect(await readErasures(app.deps)).toMatchObject([{ userIds: [ada.host.userId] }]);
});

test("an email that matches several people waits for a moderator and does not block other requests", async () => {
  const { app, chief } = await aDesk();
  const first = await aHost(app);
  const boss = await signIn(app, { email: "boss@quince.example" });
  const employee = await signIn(app);
  const body = { ...registration, email: "Boss@quince.example" };
  await app.call(registerProvider, { query: {}, body }, { headers: employee.headers });
  const before = await usersOf(app);
  expect(before).toContain(first.userId);
  const tokens = [await askToBeErased(app, "amara@test.example"), await askToBeErased(app, boss.email)];
  await sql`update deletion_requests set confirmed_at = confirmed_at - interval '1 hour'`.execute(app.deps.db);
  const leaving = await signIn(app, { email: "leaving@quince.example" });
  await askToBeErased(app, leaving.email);
  await runJobsRepeatedly(app);
  expect(await usersOf(app)).toEqual(before);
  const desk = await app.call(listDeletionRequests, {}, { headers: chief.headers });
  expect(desk.body.map(({ email }) => email)).toEqual(["amara@test.example", boss.email]);
  for (const token of tokens)
    expect((await app.call(readDeletionRequest, { params: { token } })).body).toMatchObject({ erasedAt: null });
});

test("a moderator chooses whose account a shared email means; only that one is erased and it is recorded", async () => {
  const { app, chief, host } = await aDesk();
  const [ada, neighbour] = [await hostWithAllData(app, "Ada"), await hostWithAllData(app, "Bea")];
  await app.runJobs();
  const shared = "shop@quince.example";
  await app.deps.db
    .updateTable("hosts")
    .set({ email: shared })
    .where("founder_id", "in", [ada.host.userId, neighbour.host.userId])
    .execute();
  const token = await askToBeErased(app, shared);
  await runJobsRepeatedly(app);
  const [waiting] = (await app.call(listDeletionRequests, {}, { headers: chief.headers })).body;
  expect(waiting?.couldMean).toEqual(
    [ada, neighbour].map((one) => ({
      userId: one.host.userId,
      name: `${one.firstName} ${one.lastName}`,
      email: one.email,
    })),
  );
  const settle = (userId: number | null, headers = chief.headers) =>
    app.call(settleDeletion, { params: { id: waiting?.id ?? "" }, body: { userId } }, { headers });
  expect((await settle(ada.host.userId, host.headers)).status).toBe(403);
  expect((await settle(null)).body.fields?.userId).toBe("Choose whose account to delete");
  expect((await settle(host.userId)).body.code).toBe("decision_not_possible");
  const answers = await Promise.all([settle(ada.host.userId), settle(neighbour.host.userId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  const [meant, other] = answers[0]?.status === 202 ? [ada, neighbour] : [neighbour, ada];
  await runJobsRepeatedly(app);
  expect(await usersOf(app)).toEqual([chief.userId, host.userId, other.host.userId]);
  expect(await findAnywhere(app, [meant.listing, meant.lastName, meant.address, meant.phone])).toEqual([]);
  expect(await findAnywhere(app, [other.listing])).not.toEqual([]);
  expect((await app.call(readDeletionRequest, { params: { token } })).body.erasedAt).not.toBeNull();
  const { body: trail } = await app.call(listDecisions, {}, { headers: chief.headers });
  expect(trail).toMatchObject([{ subject: "deletions", action: "settled", by: "Marija Vella" }]);
});

test("when one of two accounts with a shared email is erased separately, the other is not erased", async () => {
  const { app, chief } = await aDesk();
  const other = await aHost(app);
  await askToBeErased(app, "amara@test.example");
  await runJobsRepeatedly(app);
  const [waiting] = (await app.call(listDeletionRequests, {}, { headers: chief.headers })).body;
  const leaving = waiting?.couldMean?.find(({ userId }) => userId !== other.userId);
  await askToBeErased(app, leaving?.email ?? "");
  await runJobsRepeatedly(app);
  expect(await usersOf(app)).toEqual([chief.userId, other.userId]);
  const [still] = (await app.call(listDeletionRequests, {}, { headers: chief.headers })).body;
  expect(still?.couldMean?.map(({ userId }) => userId)).toEqual([other.userId]);
  await askToBeErased(app, still?.couldMean?.[0]?.email ?? "");
  await runJobsRepeatedly(app);
  await erasePeople(app.deps);
  expect(await usersOf(app)).toEqual([chief.userId]);
  expect((await app.call(listDeletionRequests, {}, { headers: chief.headers })).body).toEqual([]);
});
