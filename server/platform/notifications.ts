import { sql } from "kysely";
import type pg from "pg";
import { type Database, type Db, noteTopic } from "#server/db/database.ts";
import { withoutTimeBudget } from "#server/db/time-budget.ts";

const channel = "kindred";
const reconnectMs = 1_000;
/** A connection that only listens does not notice that the server is gone, so it sends a query at this interval. */
const keepAliveMs = 15_000;
/**
 * This many subscribers are allowed per topic and process. A new one ends the oldest, which is probably a forgotten
 * tab.
 */
const maxSubscribers = 20;

/** Sent to every process when the transaction commits. */
export async function notify(trx: Db, topic: string): Promise<void> {
  noteTopic(trx, topic);
  await sql`select pg_notify(${channel}, ${topic})`.execute(trx);
}

/** Tells every process that something changed, over LISTEN/NOTIFY. The payload is only the topic, such as `calendar:7`. */
export type Notifications = {
  /** Calls `onChange` when any process notifies the topic. Returns the function to unsubscribe. */
  subscribe(topic: string, onChange: () => void, onEnd: () => void): () => void;
  /** Hears every topic; those of this process already when its transaction commits, and then again. From `onLost` until `onListening`, notifications are lost. */
  subscribeToAll(listener: Listener): void;
  stop(): Promise<void>;
};

type Listener = {
  readonly onTopic: (topic: string) => void;
  readonly onListening: () => void;
  readonly onLost: () => void;
};

export function createNotifications(pool: pg.Pool, db: Pick<Database, "onNotified">): Notifications {
  const subscribers = new Map<string, Set<{ onChange: () => void; onEnd: () => void }>>();
  const listeners: Listener[] = [];
  let isListening = false;
  let hearsAll = false;
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
      hearsAll = false;
      for (const { onLost } of listeners) onLost();
      connection.release(true);
      listenAgain();
    };
    disconnect = onLost;
    connection.once("end", onLost);
    connection.on("notification", ({ payload: topic = "" }) => {
      for (const { onTopic } of listeners) onTopic(topic);
      for (const { onChange } of subscribers.get(topic) ?? []) onChange();
    });
    await connection.query(`listen ${channel}`, []).catch(onLost);
    if (disconnect !== onLost) return;
    hearsAll = true;
    for (const { onListening } of listeners) onListening();
    if (hasGap) for (const those of subscribers.values()) for (const { onChange } of those) onChange();
    hasGap = false;
  }

  /** Notifications are lost until the new connection listens, so all subscribers are called once after that. */
  function listenAgain(): void {
    isListening = false;
    hasGap = true;
    if (!isStopped && (subscribers.size > 0 || listeners.length > 0)) setTimeout(ensure, reconnectMs).unref();
  }

  function ensure(): void {
    if (isListening) return;
    isListening = true;
    withoutTimeBudget(listen).catch(listenAgain);
  }

  const hearOwn = (topic: string) => {
    for (const { onTopic } of listeners) onTopic(topic);
  };
  db.onNotified.add(hearOwn);

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
    subscribeToAll(listener) {
      listeners.push(listener);
      if (hearsAll) listener.onListening();
      ensure();
    },
    async stop() {
      isStopped = true;
      db.onNotified.delete(hearOwn);
      for (const those of subscribers.values()) for (const { onEnd } of those) onEnd();
      subscribers.clear();
      disconnect?.();
    },
  };
}
