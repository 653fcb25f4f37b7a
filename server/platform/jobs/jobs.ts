import { createHash } from "node:crypto";
import type pg from "pg";
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { traced } from "../tracing.ts";
import { type JobDefinition, usualRetries } from "./job-definition.ts";
import {
  bringForward,
  deleteJobsAbout,
  findFailingJobs,
  findQueueOverview,
  retryJobNow,
} from "./job-overview-store.ts";
import type { Jobs } from "./job-queue.ts";
import { PermanentFailure } from "./permanent-failure.ts";
import { whenCalm } from "./when-calm.ts";

export type JobRunner = Jobs & {
  /** Several processes may call this at once. On a busy machine it takes longer than a connection of the pool may work. */
  readonly prepare: (definitions: readonly JobDefinition[], patient?: Queryable) => Promise<void>;
  /**
   * Caches the queues, so that `enqueue` uses no connection except its caller's. Otherwise transactions that wait for a
   * second connection could deadlock on the pool.
   */
  readonly open: () => Promise<void>;
  readonly start: (deps: Deps, definitions: readonly JobDefinition[]) => Promise<void>;
  /** Waits for running jobs. Jobs that take too long return to the queue. */
  readonly stop: () => Promise<void>;
  /** Only for tests: runs every due job once, in this process. */
  readonly runDue: (deps: Deps, definitions: readonly JobDefinition[], options?: RunDueOptions) => Promise<RunDue>;
};

type Queryable = Pick<pg.ClientBase, "query">;
type RunDueOptions = { readonly asOf?: Date };
type RunDue = { readonly done: number; readonly failures: readonly unknown[] };

const deadLetterQueue = "dead-letters";
const day = 24 * 60 * 60;
const drainMs = 8_000;

export type JobRunnerOptions = {
  readonly isSupervised?: boolean;
  readonly pollSeconds?: number;
  readonly deadLetterDays?: number;
  /** The schedules are written in this zone. */
  readonly timeZone?: string;
};

/** pg-boss uses our own pool. `isSupervised: false` turns off schedules and maintenance. */
export function createJobs(pool: pg.Pool, db: Database, log: Logger, options: JobRunnerOptions = {}): JobRunner {
  const newBoss = (database: Queryable, isSupervised: boolean, migrate: boolean) => {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => database.query(text, values) },
      createSchema: false,
      migrate,
      supervise: isSupervised,
      schedule: isSupervised,
    });
    boss.on("error", (error) => log.error({ err: error }, "job queue failed"));
    boss.on("warning", ({ message }) => log.warn({ warning: message }, "job queue warning"));
    return boss;
  };
  const boss = newBoss(pool, options.isSupervised ?? true, false);
  return {
    async enqueue(writer, name, payload, { key, startAfter } = {}) {
      const id = await boss.send(name, payload, {
        db: fromKysely(writer),
        ...(key === undefined ? {} : { id: idOfKey(name, key), singletonKey: key.slice(0, 200) }),
        ...(startAfter ? { startAfter } : {}),
      });
      return id !== null;
    },
    overview: () => findQueueOverview(db, deadLetterQueue),
    failing: (name, limit) => findFailingJobs(db, name, limit),
    tryAgain: (writer, name, key) => retryJobNow(writer, name, idOfKey(name, key), deadLetterQueue),
    deleteAbout: deleteJobsAbout,
    async prepare(definitions, patient: Queryable = pool) {
      const maker = await newBoss(patient, false, true).start();
      try {
        const kept = { retentionSeconds: (options.deadLetterDays ?? 30) * day };
        await maker.createQueue(deadLetterQueue, kept);
        await maker.updateQueue(deadLetterQueue, kept);
        for (const definition of definitions) await prepareQueue(maker, definition, options.timeZone ?? "UTC");
        await deleteOldSchedules(maker, definitions);
      } finally {
        await maker.stop({ graceful: false, close: false });
      }
    },
    async open() {
      await boss.start();
    },
    async start(deps, definitions) {
      for (const definition of definitions) {
        const batchSize = definition.batchSize ?? 5;
        const pace = { batchSize, burstWhenBatchFull: true, pollingIntervalSeconds: options.pollSeconds ?? 2 };
        await boss.work(
          definition.name,
          { ...pace, includeMetadata: true, perJobResults: true },
          async (batch: JobWithMetadata<object>[]) => {
            await whenCalm();
            return Promise.all(batch.map((job) => attempt(deps, definition, job)));
          },
        );
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: drainMs, close: false });
    },
    async runDue(deps, definitions, { asOf } = {}) {
      if (asOf) await bringForward(db, asOf);
      return runDue(boss, deps, definitions);
    },
  };
}

async function prepareQueue(boss: PgBoss, definition: JobDefinition, tz: string): Promise<void> {
  const retries = { ...usualRetries, ...definition.retries };
  const settings = {
    retryLimit: retries.limit,
    retryDelay: retries.firstDelaySeconds,
    retryDelayMax: retries.longestDelaySeconds,
    retryBackoff: true,
    expireInSeconds: definition.expireSeconds ?? 120,
    retentionSeconds: 30 * day,
    // A finished job prevents a second job with the same key, so finished jobs are kept for a while.
    deleteAfterSeconds: 14 * day,
    deadLetter: deadLetterQueue,
  };
  await boss.createQueue(definition.name, settings);
  await boss.updateQueue(definition.name, settings);
  if (definition.schedule) await boss.schedule(definition.name, definition.schedule, {}, { tz });
}

async function deleteOldSchedules(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const wanted = new Set(definitions.filter(({ schedule }) => schedule).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
}

/** Never throws, because one failed job must not fail the others in its batch. */
async function attempt(deps: Deps, definition: JobDefinition, job: JobWithMetadata<object>): Promise<JobResult> {
  const attemptNumber = job.retryCount + 1;
  try {
    const running = { id: job.id, attempt: attemptNumber };
    await traced(`job ${definition.name}`, "job", () => definition.run(deps, job.data ?? {}, running));
    return { id: job.id, status: "completed" };
  } catch (error) {
    deps.log.warn({ job: definition.name, jobId: job.id, attempt: attemptNumber, err: error }, "job failed");
    return { id: job.id, status: error instanceof PermanentFailure ? "deadletter" : "failed", output: error };
  }
}

async function runDue(boss: PgBoss, deps: Deps, definitions: readonly JobDefinition[]): Promise<RunDue> {
  let done = 0;
  const failures: unknown[] = [];
  let fetched: number;
  do {
    fetched = 0;
    for (const definition of definitions) {
      const batch = await boss.fetch<object>(definition.name, { batchSize: 50, includeMetadata: true });
      fetched += batch.length;
      for (const result of await Promise.all(batch.map((job) => attempt(deps, definition, job)))) {
        if (result.status === "completed") {
          done++;
          await boss.complete(definition.name, result.id);
        } else {
          failures.push(result.output);
          await boss.fail(definition.name, result.id, result.output);
        }
      }
    }
  } while (fetched > 0);
  return { done, failures };
}

/** The id is derived from the key, so that the primary key refuses a second job. */
function idOfKey(name: string, key: string): string {
  const hex = createHash("sha256").update(`${name}\n${key}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
