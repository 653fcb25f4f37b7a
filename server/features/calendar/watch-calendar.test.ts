import { sql } from "kysely";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { watchCalendar as endpoint } from "#contract/calendar.ts";
import { removeMember } from "#contract/members.ts";
import type { Deps } from "#server/deps.ts";
import { aHost, joinHost } from "#server/features/hosts/host-fixtures.ts";
import type { Manager } from "#server/features/hosts/index.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { open as openTime } from "./calendar-fixtures.ts";
import { watchCalendar } from "./watch-calendar.ts";

async function openLine() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const unsubscribe = vi.fn();
  const deps = { notifications: { subscribe: () => unsubscribe } } as unknown as Deps;
  const actor = { hostId: 7 } as Manager;
  const line = await watchCalendar(deps, actor, { query: { kindredProviderId: 7 } });
  return { unsubscribe, reader: line.getReader() };
}

test("an event stream that nobody reads is closed and unsubscribed", async () => {
  const { unsubscribe } = await openLine();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unsubscribe).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("an event stream that is read stays open with keep-alive comments and unsubscribes on cancel", async () => {
  const { unsubscribe, reader } = await openLine();
  const heard: string[] = [];
  for (let minute = 0; minute < 4; minute++) {
    heard.push(new TextDecoder().decode((await reader.read()).value));
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(heard).toEqual([": open\n\n", ...Array(3).fill(": still here\n\n")]);
  expect(unsubscribe).not.toHaveBeenCalled();
  await reader.cancel();
  expect(unsubscribe).toHaveBeenCalledTimes(2);
});

test("the event stream of a removed member ends at once, even in another process; other streams stay open", async () => {
  const app = await testApp();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.deps.db);
  const other = await testApp({ databaseUrl: new URL(`/${rows[0]?.name}`, inject("clusterUrl")).href });
  const host = await aHost(app);
  const members = [];
  for (const role of ["staff", "manager"] as const) {
    const person = await signIn(app);
    await joinHost(app, host, person, role);
    members.push(person);
  }
  const [removed, stays] = members as [(typeof members)[0], (typeof members)[0]];
  const path = `/api${endpoint.path}?kindredProviderId=${host.hostId}`;
  const watch = async (process: typeof app, { headers }: typeof removed) => {
    const reader = (await process.fetch(path, { headers })).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(": open\n\n");
    return reader;
  };
  const ending = [await watch(app, removed), await watch(other, removed)];
  const open = await watch(other, stays);
  const listeners = sql`select pid from pg_stat_activity
    where query = 'listen kindred' and state = 'idle' and datname = current_database()`;
  await expect.poll(async () => (await listeners.execute(app.deps.db)).rows).toHaveLength(2);
  const params = { hostId: String(host.hostId), userId: String(removed.userId) };
  await app.call(removeMember, { params, query: {} }, { headers: host.headers });
  for (const reader of ending) expect((await reader?.read())?.done).toBe(true);
  await openTime(app, host, `${openDay} 09:00`, `${openDay} 10:00`);
  expect(new TextDecoder().decode((await open?.read())?.value)).toContain("event: change");
  await open?.cancel();
  expect((await other.fetch(path, { headers: removed.headers })).status).toBe(403);
});
