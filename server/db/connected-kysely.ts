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

/** `end` makes it refuse further statements, so that none is sent after the commit or into somebody else's transaction. */
export type ConnectedKysely = { readonly db: Kysely<Tables>; readonly end: () => void };

/**
 * Queries on one connection. Unlike in a transaction of Kysely, statements that are started together are sent together,
 * without waiting for each other's answers. Their order is then not certain: await the first if the second depends on it.
 */
export function kyselyOn(client: pg.PoolClient): ConnectedKysely {
  let isOpen = true;
  const send = (text: string, values: readonly unknown[]) => {
    if (!isOpen) throw new Error("A statement came after the end of its transaction");
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

/** Begin, commit and release are up to whoever owns the connection. */
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
  throw new Error("This connection belongs to inTransaction or onOneConnection");
}
