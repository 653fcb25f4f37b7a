import { Kysely, PostgresDialect, type Transaction } from "kysely";
import type pg from "pg";
import { errorCode } from "#server/error-code.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
/** The database or a transaction: the first parameter of a store's functions. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const retriable = new Set(["40P01", "40001"]);
const maxAttempts = 3;

/** Retries deadlocks and serialisation failures, three attempts in all. `work` must be safe to repeat. */
export async function inTransaction<T>(db: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !retriable.has(errorCode(error) ?? "")) throw error;
    }
  }
}

/** The values are wrong (SQLSTATE class 22, 23 or 54: data, constraint, size), so a retry cannot help. */
export function isInvalidData(error: unknown): boolean {
  return /^(22|23|54)...$/.test(errorCode(error) ?? "");
}

const unreachable = /^(08...|57P0[123]|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** PostgreSQL is unreachable, starting, stopping or out of resources: a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (
    code &&
    (unreachable.test(code) || retriable.has(code) || code === "55P03" || code === "57014" || code === "25P03")
  )
    return true;
  const message = error instanceof Error ? error.message : "";
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed/.test(
    message,
  );
}
