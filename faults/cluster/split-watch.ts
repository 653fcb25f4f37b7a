import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { DatabaseNodes } from "./database-nodes.ts";

const patienceMs = 3_000;

/**
 * Two nodes that both confirm a write would be a split brain. A node that hung may still believe that it is the primary when it
 * goes on, until its Patroni has looked: it must not confirm anything then.
 */
export function createSplitWatch(database: DatabaseNodes) {
  let splits = 0;
  const confirms = (node: DatabaseNodes["nodes"][number]) =>
    Promise.race([database.ask(confirmsWrite, node).catch(() => false), sleep(patienceMs, false)]);
  return {
    splits: () => splits,
    async check(): Promise<void> {
      const confirmed = await Promise.all(database.nodes.map(confirms));
      if (confirmed.filter(Boolean).length > 1) splits++;
    },
  };
}

/** Writes only to PostgreSQL's log. The commit waits for the synchronous standby, as that of a booking does. */
async function confirmsWrite(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select pg_is_in_recovery() as replica");
  if (rows[0].replica) return false;
  let isOnlyLocal = false;
  client.on("notice", () => {
    isOnlyLocal = true;
  });
  await client.query("select pg_logical_emit_message(true, 'kindred', 'split watch')");
  return !isOnlyLocal;
}
