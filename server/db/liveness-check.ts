import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** Maximum time for an answer, including a new connection. */
export const livenessTimeoutMs = 1_000;
const tickMs = 50;

export type LivenessCheck = {
  /** Whether PostgreSQL answers at all. Concurrent callers share one check. */
  readonly isAnswering: (withinMs: number) => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

/**
 * Checks on a separate connection whether PostgreSQL answers, to tell a slow statement (busy machine, slow disk) from a
 * database that is gone. PostgreSQL closes the connection when it is idle (idle_session_timeout).
 */
export function createLivenessCheck(config: pg.ClientConfig): LivenessCheck {
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
 * Waits in small steps, so that time in which this process got no CPU counts little. After such a pause, Node runs
 * timers before it reads sockets; the last turn of the event loop lets an answer that has already arrived win.
 */
async function ownTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= tickMs) await wait(tickMs);
  await nextTurn();
}
