import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** How long a sign of life may take, a new connection included. */
export const pulseMs = 1_000;
const tickMs = 50;

export type Pulse = {
  /** Whether PostgreSQL answers at all. Whoever asks at the same time gets the same answer. */
  readonly isAnswering: (withinMs: number) => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

/**
 * Asks PostgreSQL for a sign of life on a connection of its own. A statement that takes long on a busy machine or a slow disk
 * is then told apart from a database that is gone. PostgreSQL closes the idle connection by itself.
 */
export function createPulse(config: pg.ClientConfig): Pulse {
  let connected: pg.Client | null = null;
  let asking: Promise<boolean> | null = null;

  function disconnect(): Promise<void> {
    const client = connected;
    connected = null;
    return client ? client.end().catch(() => undefined) : Promise.resolve();
  }

  async function selectOne(): Promise<boolean> {
    if (!connected) {
      const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
      client.on("error", () => void disconnect());
      connected = client;
      await client.connect();
    }
    await connected.query("select 1");
    return true;
  }

  async function ask(withinMs: number): Promise<boolean> {
    const hasAnswered = await Promise.race([selectOne().catch(() => false), ownTime(withinMs).then(() => false)]);
    if (!hasAnswered) void disconnect();
    return hasAnswered;
  }

  return {
    isAnswering(withinMs) {
      asking ??= ask(withinMs).finally(() => {
        asking = null;
      });
      return asking;
    },
    async stop() {
      await asking;
      await disconnect();
    },
  };
}

/**
 * Waits this long, not counting the time in which this process did not get the processor. After a pause Node runs timers
 * before it reads sockets: without the last turn, an answer that is already there would come too late.
 */
async function ownTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= tickMs) await wait(tickMs);
  await nextTurn();
}
