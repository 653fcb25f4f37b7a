import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { jobDefinitions } from "#server/app.ts";
import { inTransaction } from "#server/db/database.ts";
import { testApp } from "#server/testing/test-app.ts";
import { defineJob, type JobDefinition } from "./job-definition.ts";
import { PermanentFailure } from "./permanent-failure.ts";

async function queueThat(run: JobDefinition["run"], extra: Partial<JobDefinition> = {}) {
  const app = await testApp();
  const definitions = [
    ...jobDefinitions,
    defineJob({ name: "try-out", retries: { limit: 2, firstDelaySeconds: 1, longestDelaySeconds: 1 }, ...extra, run }),
  ];
  await app.jobs.prepare(definitions);
  await app.jobs.stop();
  await app.jobs.open();
  const later = () => new Date(Date.now() + 3_600_000);
  return {
    app,
    definitions,
    enqueue: app.jobs.enqueue,
    runDue: (asOf?: Date) => app.jobs.runDue(app.deps, definitions, asOf ? { asOf } : {}),
    later,
    overview: async () => (await app.jobs.overview()).find(({ queue }) => queue === "try-out"),
  };
}

test("runs a job that was queued in a committed transaction, with its payload", async () => {
  const seen: unknown[] = [];
  const { app, enqueue, runDue } = await queueThat(async (_deps, payload) => void seen.push(payload));
  await inTransaction(app.deps.db, (trx) => enqueue(trx, "try-out", { number: 7 }));
  expect(await runDue()).toEqual({ done: 1, failures: [] });
  expect(seen).toEqual([{ number: 7 }]);
  expect((await runDue()).done).toBe(0);
});

test("does not run a job whose transaction was rolled back", async () => {
  const { app, enqueue, runDue } = await queueThat(async () => undefined);
  const failing = inTransaction(app.deps.db, async (trx) => {
    await enqueue(trx, "try-out", {});
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect((await runDue()).done).toBe(0);
});

test("queues a job with the same key only once, even with twenty concurrent callers and after it ran", async () => {
  const { app, enqueue, runDue } = await queueThat(async () => undefined);
  const queue = () => inTransaction(app.deps.db, (trx) => enqueue(trx, "try-out", {}, { key: "booking:1" }));
  const answers = await Promise.all(Array.from({ length: 20 }, queue));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect((await runDue()).done).toBe(1);
  expect(await queue()).toBe(false);
  expect(await enqueue(app.deps.db, "try-out", {}, { key: "booking:2" })).toBe(true);
});

test("refuses a queue that is not declared", async () => {
  const { app } = await queueThat(async () => undefined);
  await expect(app.deps.jobs.enqueue(app.deps.db, "nobodys", {})).rejects.toThrow("nobodys");
});

test("does not run a job before startAfter", async () => {
  const { app, enqueue, runDue, later } = await queueThat(async () => undefined);
  await enqueue(app.deps.db, "try-out", {}, { startAfter: new Date(Date.now() + 60_000) });
  expect((await runDue()).done).toBe(0);
  expect((await runDue(later())).done).toBe(1);
});

test("retries a failed job, then keeps it as a dead letter and reports it", async () => {
  let attempts = 0;
  const { app, enqueue, runDue, later, overview } = await queueThat(async (_deps, _payload, { attempt }) => {
    attempts = attempt;
    throw new Error("not today");
  });
  await enqueue(app.deps.db, "try-out", {});
  expect((await runDue()).failures).toHaveLength(1);
  expect(await overview()).toMatchObject({ retrying: 1, failed: 0, deadLetters: 0 });
  await runDue(later());
  await runDue(later());
  expect(attempts).toBe(3);
  expect(await overview()).toMatchObject({ retrying: 0, failed: 1, deadLetters: 1 });
  expect((await overview())?.lastFailureAt).toMatch(/Z$/);
});

test("overview shows how long jobs have been waiting", async () => {
  const { app, enqueue, overview } = await queueThat(async () => undefined);
  expect(await overview()).toMatchObject({ waiting: 0, oldestWaitingSeconds: null });
  await enqueue(app.deps.db, "try-out", {});
  const row = await overview();
  expect(row).toMatchObject({ waiting: 1, running: 0 });
  expect(row?.oldestWaitingSeconds).toBeGreaterThanOrEqual(0);
});

test("runs jobs after start(), does not retry a PermanentFailure, finishes running jobs on stop()", async () => {
  let started = 0;
  let ended = 0;
  const { app, definitions, enqueue, overview } = await queueThat(async (_deps, payload) => {
    if ("isHopeless" in payload) throw new PermanentFailure("no such place");
    started++;
    await new Promise((resolve) => setTimeout(resolve, 300));
    ended++;
  });
  await enqueue(app.deps.db, "try-out", { isHopeless: true });
  await app.jobs.start(app.deps, definitions);
  await expect.poll(async () => (await overview())?.deadLetters, { timeout: 30_000 }).toBe(1);
  await enqueue(app.deps.db, "try-out", {});
  await expect.poll(() => started, { timeout: 30_000, interval: 20 }).toBe(1);
  await app.jobs.stop();
  expect(ended).toBe(1);
  expect(await overview()).toMatchObject({ running: 0, retrying: 0, deadLetters: 1 });
});

test("of two processes, one runs each job", async () => {
  const runs: string[] = [];
  const { app, definitions, enqueue } = await queueThat(
    async (_deps, payload) => void runs.push(JSON.stringify(payload)),
  );
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.deps.db);
  const other = await testApp({ databaseUrl: new URL(`/${rows[0]?.name}`, inject("clusterUrl")).href });
  const payloads = Array.from({ length: 40 }, (_, number) => ({ number }));
  await Promise.all(payloads.map((payload) => enqueue(app.deps.db, "try-out", payload)));
  await Promise.all([app, other].map(({ jobs, deps }) => jobs.start(deps, definitions)));
  await expect.poll(() => runs.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(payloads.length);
  await Promise.all([app, other].map(({ jobs }) => jobs.stop()));
  expect(runs.toSorted()).toEqual(payloads.map((payload) => JSON.stringify(payload)).toSorted());
});
