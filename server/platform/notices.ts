import type pg from "pg";
import { withoutTimeBudget } from "#server/db/time-budget.ts";

const channel = "kindred_calendar";
const reconnectMs = 1_000;
/** Interval of a keep-alive query: a connection that only listens does not notice that the server is gone. */
const askMs = 15_000;
/** Event streams per calendar and process. A new one closes the oldest, which is probably a forgotten tab. */
const mostLines = 20;

/** Calendar changes between processes, over LISTEN/NOTIFY. The payload is only the id of the provider account. */
export type Notices = {
  /** Calls `onChange` for every change of this calendar in any process. Returns the function to unsubscribe. */
  subscribe(accountId: number, onChange: () => void, onEnd: () => void): () => void;
  stop(): Promise<void>;
};

export function createNotices(pool: pg.Pool): Notices {
  const subscribers = new Map<number, Set<{ onChange: () => void; onEnd: () => void }>>();
  let isListening = false;
  let hasMissed = false;
  let isStopped = false;
  let leave: (() => void) | null = null;

  async function listen(): Promise<void> {
    const connection = await pool.connect();
    if (isStopped) return connection.release();
    const asking = setInterval(() => void connection.query("select 1", []).catch(() => undefined), askMs).unref();
    const lose = () => {
      if (leave !== lose) return;
      leave = null;
      clearInterval(asking);
      connection.release(true);
      listenAgain();
    };
    leave = lose;
    connection.once("end", lose);
    connection.on("notification", ({ payload }) => {
      for (const { onChange } of subscribers.get(Number(payload)) ?? []) onChange();
    });
    await connection.query(`listen ${channel}`, []).catch(lose);
    if (leave !== lose) return;
    if (hasMissed) for (const those of subscribers.values()) for (const { onChange } of those) onChange();
    hasMissed = false;
  }

  /** Notifications are lost until the new connection listens, so all subscribers are called once after that. */
  function listenAgain(): void {
    isListening = false;
    hasMissed = true;
    if (!isStopped && subscribers.size > 0) setTimeout(ensure, reconnectMs).unref();
  }

  function ensure(): void {
    if (isListening) return;
    isListening = true;
    withoutTimeBudget(listen).catch(listenAgain);
  }

  return {
    subscribe(accountId, onChange, onEnd) {
      const subscriber = { onChange, onEnd };
      const those = subscribers.get(accountId) ?? new Set();
      const [oldest] = those;
      if (oldest && those.size >= mostLines) {
        those.delete(oldest);
        oldest.onEnd();
      }
      subscribers.set(accountId, those.add(subscriber));
      ensure();
      return () => {
        those.delete(subscriber);
        if (those.size === 0) subscribers.delete(accountId);
      };
    },
    async stop() {
      isStopped = true;
      for (const those of subscribers.values()) for (const { onEnd } of those) onEnd();
      subscribers.clear();
      leave?.();
    },
  };
}
