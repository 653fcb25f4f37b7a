import { EventEmitter } from "node:events";
import type pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createPool } from "#server/db/pool.ts";
import { createNotifications } from "./notifications.ts";

function stubPool(listen: () => Promise<unknown>) {
  const released: EventEmitter[] = [];
  const { promise: mayConnect, resolve: connects } = Promise.withResolvers<void>();
  const connect = async () => {
    await mayConnect;
    const connection = new EventEmitter();
    return Object.assign(connection, { query: listen, release: () => released.push(connection) });
  };
  return { pool: { connect } as unknown as pg.Pool, released, connects };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("calls the subscribers of the topic, and all of them after a lost connection", async () => {
  const url = new URL(inject("clusterUrl"));
  url.pathname = "/postgres";
  const pool = createPool(url.href, { max: 3 });
  const notifications = createNotifications(pool, { onNotified: new Set() });
  onTestFinished(async () => {
    await notifications.stop();
    await pool.end();
  });
  const heard = vi.fn();
  const others = vi.fn();
  notifications.subscribe("calendar:7", heard, () => undefined);
  notifications.subscribe("calendar:8", others, () => undefined);
  const listeners = `select pid from pg_stat_activity
    where query = 'listen kindred' and state = 'idle' and datname = current_database()`;
  await expect.poll(async () => (await pool.query(listeners)).rowCount).toBe(1);
  await pool.query("select pg_notify('kindred', $1)", ["calendar:7"]);
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(others).not.toHaveBeenCalled();
  await pool.query(`select pg_terminate_backend(pid) from (${listeners}) as those`);
  await expect.poll(() => [heard.mock.calls.length, others.mock.calls.length], { timeout: 5_000 }).toEqual([2, 1]);
});

test("calls all subscribers once after a failed attempt to listen", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listen = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue({});
  const { pool, connects, released } = stubPool(listen);
  connects();
  const notifications = createNotifications(pool, { onNotified: new Set() });
  const heard = vi.fn();
  notifications.subscribe("calendar:7", heard, () => undefined);
  await settled();
  expect([heard.mock.calls.length, released.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toHaveBeenCalledOnce();
});

test("releases the connection if it is stopped while connecting", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { pool, connects, released } = stubPool(async () => ({}));
  const notifications = createNotifications(pool, { onNotified: new Set() });
  notifications.subscribe("calendar:7", vi.fn(), vi.fn());
  await notifications.stop();
  connects();
  await settled();
  expect(released).toHaveLength(1);
});

test("whoever subscribes later also hears that it listens", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { pool, connects } = stubPool(async () => ({}));
  connects();
  const notifications = createNotifications(pool, { onNotified: new Set() });
  const aListener = () => ({ onTopic: vi.fn(), onListening: vi.fn(), onLost: vi.fn() });
  const [first, second] = [aListener(), aListener()];
  notifications.subscribeToAll(first);
  await settled();
  notifications.subscribeToAll(second);
  expect([first.onListening, second.onListening].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("hears the topics of its own process without waiting for PostgreSQL", () => {
  const { pool } = stubPool(async () => ({}));
  const onNotified = new Set<(topic: string) => void>();
  const notifications = createNotifications(pool, { onNotified });
  const listener = { onTopic: vi.fn(), onListening: vi.fn(), onLost: vi.fn() };
  notifications.subscribeToAll(listener);
  for (const hear of onNotified) hear("calendar:7");
  expect(listener.onTopic).toHaveBeenCalledExactlyOnceWith("calendar:7");
});
