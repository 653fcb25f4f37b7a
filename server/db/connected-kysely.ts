import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type pg from "pg";
import type { Tables } from "./tables.ts";

/**
 * After `end`, statements are refused. Otherwise one could run after the commit, or in another request's transaction.
 */
export type ConnectedKysely = { readonly db: Kysely<Tables>; readonly end: () => void };

/**
 * Kysely's own transactions send one statement at a time. Here, statements that are started together are sent together,
 * and their order is not guaranteed. If the second depends on the first, await the first.
 */
export function kyselyOn(client: pg.PoolClient): ConnectedKysely {
  let isOpen = true;
  const send = (text: string, values: readonly unknown[]) => {
    if (!isOpen) throw new Error("A statement was started after the end of its transaction");
    return client.query(text, [...values]);
  };
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverFor(send),
      createIntrospector: (connected) => new PostgresIntrospector(connected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    db,
    end() {
      isOpen = false;
    },
  };
}

/** The code that owns the connection begins, commits and releases it, so Kysely must not. */
function driverFor(send: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, command, rowCount } = await send(sql, parameters);
      return changesRows.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    },
    streamQuery: () => notHere(),
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
    beginTransaction: notHere,
    commitTransaction: notHere,
    rollbackTransaction: notHere,
  };
}

const changesRows = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

function notHere(): never {
  throw new Error("Only inTransaction and onOneConnection may begin, commit or release this connection");
}
