import type pg from "pg";

type Counted = { readonly roundTrips: number; readonly statements: number };

/**
 * Counts the statements, and how often the work waits for an answer before it sends more. Until it ends, nothing else may
 * use the pool.
 */
export async function countRoundTrips(pool: pg.Pool, work: () => Promise<unknown>): Promise<Counted> {
  const counted = { roundTrips: 0, statements: 0 };
  let isWaiting = false;
  const undo: (() => void)[] = [];
  const known = new WeakSet<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (known.has(client)) return;
    known.add(client);
    const { stream } = client.connection;
    const [write, query] = [stream.write, client.query];
    const onData = () => {
      isWaiting = false;
    };
    stream.prependListener("data", onData);
    stream.write = ((...args: Parameters<typeof write>) => {
      if (!isWaiting) counted.roundTrips++;
      isWaiting = true;
      return write.apply(stream, args);
    }) as typeof write;
    client.query = ((...args: unknown[]) => {
      counted.statements++;
      return (query as (...args: unknown[]) => unknown).apply(client, args);
    }) as typeof query;
    undo.push(() => {
      stream.off("data", onData);
      stream.write = write;
      client.query = query;
    });
  };
  pool.on("acquire", watch);
  try {
    await work();
  } finally {
    pool.off("acquire", watch);
    for (const step of undo) step();
  }
  return counted;
}
