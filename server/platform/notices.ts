import type pg from "pg";

const channel = "kindred_calendar";
const reconnectMs = 1_000;
/** Per calendar and process. The oldest gives way: it is the tab that was forgotten. */
const mostLines = 20;

/** News between processes, over PostgreSQL's own notifications. The key says whose calendar has changed; nothing else travels. */
export type Notices = {
  /** Calls back for every change of this calendar, from whichever process; returns the way to stop. */
  subscribe(accountId: number, onChange: () => void, onEnd: () => void): () => void;
  stop(): Promise<void>;
};

export function createNotices(pool: pg.Pool): Notices {
  const subscribers = new Map<number, Set<{ onChange: () => void; onEnd: () => void }>>();
  let isListening = false;
  let client: pg.PoolClient | null = null;
  let isStopped = false;

  async function listen(): Promise<void> {
    const connection = await pool.connect();
    client = connection;
    connection.on("notification", ({ payload }) => {
      for (const { onChange } of subscribers.get(Number(payload)) ?? []) onChange();
    });
    connection.on("error", () => {
      connection.release(true);
      client = null;
      isListening = false;
      if (!isStopped && subscribers.size > 0) setTimeout(ensure, reconnectMs).unref();
    });
    await connection.query(`listen ${channel}`);
  }

  function ensure(): void {
    if (isListening) return;
    isListening = true;
    listen().catch(() => {
      isListening = false;
      if (!isStopped && subscribers.size > 0) setTimeout(ensure, reconnectMs).unref();
    });
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
      client?.release(true);
      client = null;
    },
  };
}
