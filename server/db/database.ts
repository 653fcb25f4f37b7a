import { Kysely, PostgresDialect, type Transaction } from "kysely";
import type pg from "pg";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
/** The database, or one transaction of it: what a store's functions take first. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const retriable = new Set(["40P01", "40001"]);
const mostAttempts = 3;

/** One transaction. PostgreSQL may ask to try again (deadlock, serialisation): three times, then it is the caller's news. */
export async function inTransaction<T>(db: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostAttempts || !retriable.has(databaseErrorCode(error) ?? "")) throw error;
    }
  }
}

/** PostgreSQL's five characters, where the error is its own. */
export function databaseErrorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
}

/** The values themselves are at fault: not of the type, against a constraint, or too large. Trying again changes nothing. */
export function isUnstorable(error: unknown): boolean {
  return /^(22|23|54)...$/.test(databaseErrorCode(error) ?? "");
}

const unreachable = /^(08...|57P0[123]|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** PostgreSQL is away, starting, stopping or full: worth trying again in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseErrorCode(error);
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
