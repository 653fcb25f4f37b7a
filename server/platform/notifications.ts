import type pg from "pg";
import { withoutTimeBudget } from "#server/db/time-budget.ts";

const channel = "kindred";
const reconnectMs = 1_000;
/** Interval of a keep-alive query: a connection that only listens does not notice that the server is gone. */
const keepAliveMs = 15_000;
/** Subscribers per topic and process. A new one ends the oldest, which is probably a forgotten tab. */
const maxSubscribers = 20;

/** Tells every process that something changed, over LISTEN/NOTIFY. The payload is only the topic, such as `calendar:7`. */
export type Notifications = {
  /** Calls `onChange` whenever any process notifies the topic. Returns the function to unsubscribe. */
  subscribe(topic: string, onChange: () => void, onEnd: () => void): () => void;
  stop(): Promise<void>;
};

export function createNotifications(pool: pg.Pool): Notifications {
  const subscribers = new Map<string, Set<{ onChange: () => void; onEnd: () => void }>>();
  let isListening = false;
  let hasGap = false;
  let isStopped = false;
  let disconnect: (() => void) | null = null;

  async function listen(): Promise<void> {
    const connection = await pool.connect();
    if (isStopped) return connection.release();
    const keepAlive = setInterval(
      () => void connection.query("select 1", []).catch(() => undefined),
      keepAliveMs,
    ).unref();
    const onLost = () => {
      if (disconnect !== onLost) return;
      disconnect = null;
      clearInterval(keepAlive);
      connection.release(true);
      listenAgain();
    };
    disconnect = onLost;
    connection.once("end", onLost);
    connection.on("notification", ({ payload }) => {
      for (const { onChange } of subscribers.get(payload ?? "") ?? []) onChange();
    });
    await connection.query(`listen ${channel}`, []).catch(onLost);
    if (disconnect !== onLost) return;
    if (hasGap) for (const those of subscribers.values()) for (const { onChange } of those) onChange();
    hasGap = false;
  }

  /** Notifications are lost until the new connection listens, so all subscribers are called once after that. */
  function listenAgain(): void {
    isListening = false;
    hasGap = true;
    if (!isStopped && subscribers.size > 0) setTimeout(ensure, reconnectMs).unref();
  }

  function ensure(): void {
    if (isListening) return;
    isListening = true;
    withoutTimeBudget(listen).catch(listenAgain);
  }

  return {
    subscribe(topic, onChange, onEnd) {
      const subscriber = { onChange, onEnd };
      const those = subscribers.get(topic) ?? new Set();
      const [oldest] = those;
      if (oldest && those.size >= maxSubscribers) {
        those.delete(oldest);
        oldest.onEnd();
      }
      subscribers.set(topic, those.add(subscriber));
      ensure();
      return () => {
        those.delete(subscriber);
        if (those.size === 0) subscribers.delete(topic);
      };
    },
    async stop() {
      isStopped = true;
      for (const those of subscribers.values()) for (const { onEnd } of those) onEnd();
      subscribers.clear();
      disconnect?.();
    },
  };
}
