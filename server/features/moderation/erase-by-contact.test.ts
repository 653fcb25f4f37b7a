import { sql } from "kysely";
import { expect, test } from "vitest";
import { registerProvider } from "#contract/provider-accounts.ts";
import { listDeletionRequests, readDeletionRequest } from "#contract/support.ts";
import { aProvider, registration } from "#server/features/providers/provider-fixtures.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { signIn } from "#server/testing/sign-in.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { aDesk } from "./desk-fixtures.ts";
import { askToBeErased, aWholeHost, letItHappen } from "./erasure-fixtures.ts";
import { readErasures } from "./erasure-log.ts";

const usersOf = async ({ deps }: TestApp) =>
  (await deps.db.selectFrom("users").select("id").orderBy("id").execute()).map(({ id }) => id);

test("a host is erased by the address they gave to be written to, which is not the one they sign in with", async () => {
  const { app, chief, host } = await aDesk();
  const ada = await aWholeHost(app, "Ada");
  await app.runJobs();
  const token = await askToBeErased(app, ada.accountEmail.toUpperCase().replace("QUINCE.EXAMPLE", "quince.example"));
  await letItHappen(app);
  expect(await usersOf(app)).toEqual([chief.userId, host.userId]);
  expect(await findAnywhere(app, [ada.accountEmail, ada.listing, ada.lastName, ada.address, ada.phone])).toEqual([]);
  expect((await app.call(readDeletionRequest, { params: { token } })).body.erasedAt).not.toBeNull();
  expect(await readErasures(app.deps)).toMatchObject([{ userIds: [ada.host.userId] }]);
});

test("an address that several hosts gave, or that is another's sign-in, is left to a moderator and holds up nobody", async () => {
  const { app, chief } = await aDesk();
  const first = await aProvider(app);
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
  await letItHappen(app);
  expect(await usersOf(app)).toEqual(before);
  const desk = await app.call(listDeletionRequests, {}, { headers: chief.headers });
  expect(desk.body.map(({ email }) => email)).toEqual(["amara@test.example", boss.email]);
  for (const token of tokens)
    expect((await app.call(readDeletionRequest, { params: { token } })).body).toMatchObject({ erasedAt: null });
});
