import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/** This includes the time to open a connection. */
export const livenessTimeoutMs = 1_000;
const tickMs = 50;

export type LivenessCheck = {
  /** Concurrent callers share one check. */
  readonly isAnswering: (withinMs: number) => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

/**
 * Uses a separate connection to find out whether a statement is only slow (busy machine, slow disk) or the database is
 * gone. PostgreSQL closes this connection when it is idle (idle_session_timeout).
 */
export function createLivenessCheck(newClient: () => pg.Client): LivenessCheck {
  let connected: pg.Client | null = null;
  let asking: Promise<boolean> | null = null;

  function disconnect(): Promise<void> {
    const client = connected;
    connected = null;
    return client ? client.end().catch(() => undefined) : Promise.resolve();
  }

  async function selectOne(): Promise<boolean> {
    if (!connected) {
      const client = newClient();
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
 * Waits in small steps, so that a pause of the whole process hardly counts. After such a pause, Node runs timers before
 * it reads sockets. The last turn of the event loop gives an answer that has already arrived the chance to be read.
 */
async function ownTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= tickMs) await wait(tickMs);
  await nextTurn();
}
