import type pg from "pg";
import type { Logger } from "pino";
import type { Notifications } from "#server/platform/notifications.ts";
import { type Database, isDatabaseUnavailable, openDatabase } from "./database.ts";
import { createPool, type PoolOptions } from "./pool.ts";
import { withoutTimeBudget, withTimeBudget } from "./time-budget.ts";

const checkEveryMs = 500;
const maxLagMs = 5_000;
/** Without a primary nobody can change anything, so a replica that was usable when it was lost may answer for this long. */
const maxAloneMs = 60_000;
/** After a failure, the replica is not used for this long. */
const pauseMs = 5_000;

type Read = {
  /** Where in the log of the primary this visitor's last write is, such as `0/16B3748`. */
  readonly position: string | null;
  /** What the answer depends on. `calendar:*` means every topic that starts with `calendar:`. */
  readonly topics: readonly string[];
};

/** Reads from a replica, as long as nobody can tell the difference. See docs/decisions/0033-reading-from-a-replica.md. */
export type Replica = {
  /** `work` reads from the replica if it has all that this visitor may know of, otherwise from the primary. */
  readonly read: <T>(read: Read, work: (db: Database) => Promise<T>) => Promise<T>;
  /** False while it answers without a primary, for example during a failover. */
  readonly hasPrimary: () => boolean;
  /** The position of everything that is written so far. */
  readonly position: () => Promise<string>;
  /** Null if the replica is away. */
  readonly lagMs: () => number | null;
  readonly reads: { replica: number; primary: number };
  readonly stop: () => Promise<void>;
};

type ReplicaOptions = {
  readonly url: string;
  readonly primary: Database;
  /** Leads to the primary, too. Requests do not wait for its connections, so it tells a lost primary from much work. */
  readonly sessionPool: pg.Pool;
  readonly notifications: Notifications;
  readonly log: Logger;
  readonly pool: PoolOptions;
};

export function openReplica({ url, primary, sessionPool, notifications, log, pool: options }: ReplicaOptions): Replica {
  const pool = createPool(url, options);
  const replica = openDatabase(pool);
  const progress = createProgress();
  const changedAt = new Map<string, number>();
  const reads = { replica: 0, primary: 0 };
  let isListening = false;
  /** Since when no primary has answered. */
  let aloneSince: number | null = null;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  notifications.subscribeToAll({
    onTopic(topic) {
      for (const name of [topic, topic.replace(/:.*/, ":*")]) changedAt.set(name, performance.now());
    },
    onListening: () => {
      isListening = true;
    },
    onLost: () => {
      isListening = false;
    },
  });

  async function check(): Promise<void> {
    try {
      const checkedAt = performance.now();
      const written = await writtenSoFar();
      aloneSince = written === null ? (aloneSince ?? checkedAt) : null;
      // Null on a server that is no longer a replica: it has everything.
      const replayed = await positionOf(pool, "coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn())");
      progress.add({ at: checkedAt, written, replayed });
      for (const [topic, at] of changedAt) if (at < progress.freshAt()) changedAt.delete(topic);
    } catch (error) {
      pause(error);
    }
  }

  /** Null if there is no primary. */
  async function writtenSoFar(): Promise<string | null> {
    try {
      return await withTimeBudget(() => positionOf(sessionPool, "pg_current_wal_lsn()"));
    } catch (error) {
      if (sessionPool.waitingCount > 0) throw error;
      return null;
    }
  }

  async function checkForever(): Promise<void> {
    await check();
    if (!isStopped) timer = setTimeout(checkForever, checkEveryMs).unref();
  }
  void withoutTimeBudget(checkForever);

  /** A running check may have begun before the change that the caller knows of, so all callers wait for the next one. */
  let next: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();
  function checkAgain(): Promise<void> {
    next ??= running.then(() => {
      next = null;
      running = check();
      return running;
    });
    return next;
  }

  function pause(error: unknown): void {
    if (isStopped) return;
    if (performance.now() > pausedUntil) log.warn({ err: error }, "the replica is away; reading from the primary");
    pausedUntil = performance.now() + pauseMs;
  }

  function isUsable(): boolean {
    const now = performance.now();
    if (now < pausedUntil) return false;
    if (aloneSince === null) return isListening && now - progress.freshAt() < maxLagMs;
    return aloneSince - progress.freshAt() < maxLagMs && now - aloneSince < maxAloneMs;
  }

  const hasAll = ({ position, topics }: Read) =>
    (position === null || progress.has(position)) &&
    (aloneSince !== null ||
      topics.every((topic) => (changedAt.get(topic) ?? Number.NEGATIVE_INFINITY) < progress.freshAt()));

  async function isCurrentFor(read: Read): Promise<boolean> {
    if (!isUsable()) return false;
    if (hasAll(read)) return true;
    await checkAgain();
    return isUsable() && hasAll(read);
  }

  return {
    reads,
    async read(read, work) {
      if (await isCurrentFor(read)) {
        try {
          const result = await work(replica);
          reads.replica++;
          return result;
        } catch (error) {
          if (!isDatabaseUnavailable(error)) throw error;
          pause(error);
        }
      }
      reads.primary++;
      return work(primary);
    },
    position: () => positionOf(primary.pool, "pg_current_wal_lsn()"),
    hasPrimary: () => aloneSince === null,
    lagMs: () => (performance.now() < pausedUntil ? null : Math.max(0, performance.now() - progress.freshAt())),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await pool.end();
    },
  };
}

async function positionOf(pool: pg.Pool, position: string): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(`select ${position}::text as position`, []);
  return rows[0]?.position ?? "0/0";
}

type Check = {
  readonly at: number;
  /** Null if no primary answers. */
  readonly written: string | null;
  readonly replayed: string;
};

/** Knows up to which moment the replica has everything. */
function createProgress() {
  let waiting: Check[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;
  let replayed = 0n;
  return {
    add(check: Check) {
      replayed = numberOf(check.replayed);
      if (check.written !== null) waiting.push(check);
      const reached = waiting.filter(({ written }) => written !== null && numberOf(written) <= replayed);
      freshAt = reached.at(-1)?.at ?? freshAt;
      waiting = waiting.filter(({ at }) => at > freshAt);
    },
    freshAt: () => freshAt,
    has: (position: string) => numberOf(position) <= replayed,
  };
}

/** PostgreSQL writes a position as two hexadecimal numbers of 32 bits each. */
export const positionPattern = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

function numberOf(position: string): bigint {
  const [, high = "0", low = "0"] = positionPattern.exec(position) ?? [];
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
