import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { errorCode } from "#server/error-code.ts";
import { kyselyOn } from "./connected-kysely.ts";
import type { Tables } from "./tables.ts";
import { timeBudget } from "./time-budget.ts";

export type Database = Kysely<Tables> & {
  readonly pool: pg.Pool;
  /** Called with each topic that a transaction of this process has notified, when it commits. */
  readonly onNotified: Set<(topic: string) => void>;
};
export type Transaction = Kysely<Tables> & { readonly [isTransaction]: true };
export type Db = Kysely<Tables>;

declare const isTransaction: unique symbol;

export function openDatabase(pool: pg.Pool): Database {
  const onNotified: Database["onNotified"] = new Set();
  return Object.assign(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), { pool, onNotified });
}

const topicsOf = new WeakMap<Db, Set<string>>();

/** PostgreSQL tells every process a little after the commit. This process hears of it before the request is answered. */
export function noteTopic(trx: Db, topic: string): void {
  topicsOf.get(trx)?.add(topic);
}

/** Statements that are started together share one connection and one round trip. */
export async function onOneConnection<T>({ pool }: Database, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const { db, end } = kyselyOn(client);
  try {
    return await work(db);
  } finally {
    end();
    client.release();
  }
}

/** PostgreSQL gives this SQLSTATE to every statement after a failed one in the same transaction. */
const afterFailure = "25P02";

/** Unlike `Promise.all`, this waits for every statement. It throws the failure that caused the others. */
export async function together<T extends readonly unknown[] | []>(
  started: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  const results = await Promise.allSettled(started);
  const failures = results.flatMap((one): unknown[] => (one.status === "rejected" ? [one.reason] : []));
  if (failures.length > 0) throw failures.find((error) => errorCode(error) !== afterFailure) ?? failures[0];
  return Promise.all(started);
}

const retriable = new Set(["40P01", "40001"]);
const maxAttempts = 3;
const pauseMs = 300;
/** Less than this is not enough for another attempt. */
const leastMsLeft = 500;

type TransactionOptions = {
  /** With an idempotency key, the work is repeated even if the lost connection may have committed it. */
  readonly hasKey?: boolean;
  /** All statements read the same state of the data, and none writes. */
  readonly isSnapshot?: boolean;
};

/** Makes up to three attempts after deadlocks, serialisation failures and failovers, so `work` must be safe to repeat. */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Transaction) => Promise<T>,
  { hasKey = false, isSnapshot = false }: TransactionOptions = {},
): Promise<T> {
  const begin = isSnapshot ? "begin isolation level repeatable read, read only" : "begin";
  for (let attempt = 1; ; attempt++) {
    let isCommitSent = false;
    try {
      return await transact(db, begin, work, () => (isCommitSent = true));
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      if (retriable.has(errorCode(error) ?? "")) continue;
      if (!isFailover(error) || (isCommitSent && !hasKey) || !(await pauseWithinBudget())) throw error;
    }
  }
}

/** Returns false if the request has no time left for another attempt. */
async function pauseWithinBudget(): Promise<boolean> {
  const budget = timeBudget();
  if (budget && budget.msLeft < pauseMs + leastMsLeft) return false;
  budget?.spend(pauseMs);
  await wait(pauseMs);
  return true;
}

async function transact<T>(
  { pool, onNotified }: Database,
  begin: string,
  work: (trx: Transaction) => Promise<T>,
  onCommit: () => void,
): Promise<T> {
  const client = await pool.connect();
  const { db, end } = kyselyOn(client);
  const topics = new Set<string>();
  topicsOf.set(db, topics);
  // The brand of a transaction: only here, where "begin" is sent.
  const trx = db as Transaction;
  try {
    // Not awaited, so that `begin` is sent together with the first statement of the work.
    const begun = client.query(begin, []);
    const [result] = await Promise.all([work(trx), begun]);
    end();
    onCommit();
    const { command } = await client.query("commit", []).finally(() => {
      // Also after an error: the transaction may have been committed before the connection was lost.
      for (const topic of topics) for (const hear of onNotified) hear(topic);
    });
    // If a statement failed and the work ignored it, PostgreSQL answers "ROLLBACK" to the commit.
    if (command !== "COMMIT") throw new Error("The transaction was rolled back, because one of its statements failed");
    return result;
  } catch (error) {
    end();
    await client.query("rollback", []).catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** In SQLSTATE classes 22, 23 and 54 the values are wrong, so a retry cannot help. */
export function isInvalidData(error: unknown): boolean {
  return /^(22|23|54)...$/.test(errorCode(error) ?? "");
}

/** The connection is gone, or it leads to a replica (25006). A new connection may lead to the primary. */
const failover = /^(08...|57P0[1235]|25006|ECONNREFUSED|ECONNRESET|EPIPE)$/;
const lostConnection = /Connection terminated unexpectedly|Client has encountered a connection error|Client was closed/;

function isFailover(error: unknown): boolean {
  return failover.test(errorCode(error) ?? "") || lostConnection.test(messageOf(error));
}

/** What clients are told to wait while the database is unavailable. */
export const retryAfterSeconds = 2;

const unavailable = /^(53...|55P03|57014|25P03|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
const timedOut = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** PostgreSQL is unreachable, starting, stopping, a replica or out of resources, so a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error) ?? "";
  return isFailover(error) || retriable.has(code) || unavailable.test(code) || timedOut.test(messageOf(error));
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "");
