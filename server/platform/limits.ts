import { createHmac, type KeyObject } from "node:crypto";
import { isIPv6 } from "node:net";
import type pg from "pg";
import type { Settings } from "#server/env.ts";
import { refuse } from "#server/refusal.ts";
import { createBatch } from "./batch.ts";
import type { LimitName } from "./limit-defaults.ts";

type Attempt = readonly [limit: LimitName, key: string | number];

export type Limits = {
  /** Counts one attempt for each limit, or refuses with `too_many_requests` and Retry-After. */
  readonly spend: (...attempts: readonly [Attempt, ...Attempt[]]) => Promise<void>;
  /** Returns false instead of refusing. Use it for work that is skipped silently, such as one more mail. */
  readonly maySpend: (...attempt: Attempt) => Promise<boolean>;
};

type LimitSettings = Pick<Settings, "rateLimits" | "limits">;

const cleaningMs = 5 * 60_000;

/** Counts in PostgreSQL, so that all processes of an installation share the limits. */
export function createLimits(pool: pg.Pool, { rateLimits, limits }: LimitSettings, secret: KeyObject): Limits {
  if (!rateLimits) return { spend: async () => undefined, maySpend: async () => true };
  setInterval(() => void deleteExpired(pool).catch(() => undefined), cleaningMs).unref();
  // Attempts of the same moment often have the same key, and each statement would wait for the one before it.
  const count = createBatch((attempts: readonly CountedAttempt[]) => countAll(pool, attempts));
  /** Milliseconds until every limit allows an attempt again; 0 if this one is allowed. */
  const consume = async (attempts: readonly Attempt[]): Promise<number> => {
    const counted = await Promise.all(
      attempts.map(([limit, key]) => count({ key: `${limit}:${hidden(secret, String(key))}`, limit: limits[limit] })),
    );
    return Math.max(0, ...counted.filter(({ isOver }) => isOver).map(({ msLeft }) => msLeft));
  };
  return {
    async spend(...attempts) {
      const waitMs = await consume(attempts);
      if (waitMs > 0) refuse("too_many_requests", { retryAfterSeconds: Math.max(1, waitMs / 1000) });
    },
    maySpend: async (...attempt) => (await consume([attempt])) === 0,
  };
}

type CountedAttempt = { readonly key: string; readonly limit: { readonly count: number; readonly seconds: number } };
type Counted = { readonly isOver: boolean; readonly msLeft: number };

/** In one statement. It locks the rows in the order of their keys, so that two statements never wait for each other. */
async function countAll(pool: pg.Pool, attempts: readonly CountedAttempt[]): Promise<Counted[]> {
  const byKey = Map.groupBy(attempts, ({ key }) => key);
  const { rows } = await pool.query<{ key: string; points: number; ms_left: number }>(
    `with now as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms)
     insert into rate_limits as kept (key, points, expire)
     select key, attempts, now.ms + length
       from unnest($1::text[], $2::bigint[], $3::integer[]) attempt (key, length, attempts), now order by key
     on conflict (key) do update set
       points = case when kept.expire > (select ms from now) then kept.points + excluded.points else excluded.points end,
       expire = case when kept.expire > (select ms from now) then kept.expire else excluded.expire end
     returning key, points, (expire - (select ms from now))::float8 as ms_left`,
    [
      [...byKey.keys()],
      [...byKey.values()].map(([first]) => (first?.limit.seconds ?? 0) * 1000),
      [...byKey.values()].map(({ length }) => length),
    ],
  );
  const before = new Map(
    rows.map((row) => [row.key, { ...row, points: row.points - (byKey.get(row.key)?.length ?? 0) }]),
  );
  // As if they had come one after the other.
  return attempts.map(({ key, limit }) => {
    const counted = before.get(key);
    if (!counted) throw new Error("A rate limit was not counted");
    counted.points++;
    return { isOver: counted.points > limit.count, msLeft: Math.max(1, counted.ms_left) };
  });
}

async function deleteExpired(pool: pg.Pool): Promise<void> {
  await pool.query("delete from rate_limits where expire < extract(epoch from now()) * 1000", []);
}

/** The key may be an IP or email address, so only its hash is stored. */
function hidden(secret: KeyObject, key: string): string {
  return createHmac("sha256", secret)
    .update(`limit:${network(key)}`)
    .digest("base64url");
}

/** A customer usually has a whole IPv6 /64, so counting single addresses would limit nobody. */
function network(key: string): string {
  if (!isIPv6(key)) return key;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(key)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = key.split("%")[0]?.split("::") ?? [];
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
