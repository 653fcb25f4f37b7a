import type { DatabaseNodes } from "./database-nodes.ts";

/** Two nodes that both accept a write at the same time would be a split brain. */
export function createSplitWatch(database: DatabaseNodes) {
  let splits = 0;
  return {
    splits: () => splits,
    async check(): Promise<void> {
      const writable = await Promise.all(
        database.nodes.map((node) =>
          database
            .ask((client) => client.query("select pg_is_in_recovery() as replica"), node)
            .then(({ rows }) => rows[0].replica === false)
            .catch(() => false),
        ),
      );
      if (writable.filter(Boolean).length > 1) splits++;
    },
  };
}
