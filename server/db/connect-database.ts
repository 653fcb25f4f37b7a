import pg from "pg";
import type { Settings } from "#server/env.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate, setRoleSettings } from "./migrate.ts";
import { createPool, noTimeouts } from "./pool.ts";
import { waitForPrimary } from "./primary-host.ts";

export type ConnectedDatabase = {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** For LISTEN, which a pooler in transaction mode cannot pass on. */
  readonly sessionPool: pg.Pool;
  /**
   * Of several processes that start at the same time, one works and the others wait. The client has no timeouts, because
   * the work may be long on a busy machine.
   */
  readonly inTurn: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
};

const startLock = 7301;

/** Waits for PostgreSQL, migrates it and opens the pools. */
export async function connectDatabase(
  url: string,
  { database }: Pick<Settings, "database">,
  print: (sentence: string) => void,
): Promise<ConnectedDatabase> {
  const { sessionUrl, waitSeconds, connections, namesStatements } = database;
  const onWait = () => print("Waiting for the database …");
  const primary = await waitForPrimary(sessionUrl ?? url, { withinMs: waitSeconds * 1_000, onWait });
  const migrated = await migrate(primary);
  if (migrated > 0) print(`Updated the database (${migrated} migrations)`);
  if (sessionUrl) await setRoleSettings(primary);
  const pool = createPool(url, { max: connections, isThroughPooler: sessionUrl !== null, namesStatements });
  const sessionPool = sessionUrl ? createPool(sessionUrl, { max: 2 }) : pool;
  return {
    db: openDatabase(pool),
    pool,
    sessionPool,
    async inTurn(work) {
      // A client of its own, because the pool's connections wait only two seconds for a lock.
      const options = { application_name: "kindred-start", options: noTimeouts };
      const client = new pg.Client({ connectionString: primary, ...options });
      // A statement that runs meanwhile fails anyway. Without a listener, the error event would end the process.
      client.on("error", () => undefined);
      await client.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [startLock]);
        return await work(client);
      } finally {
        await client.end();
      }
    },
    async end() {
      await pool.end();
      if (sessionPool !== pool) await sessionPool.end();
    },
  };
}
