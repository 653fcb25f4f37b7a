import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "#server/env.ts";
import { refuse } from "#server/refusal.ts";
import { type LimitName, limitNames } from "./limit-defaults.ts";

export type Limits = {
  /** Counts one attempt, or refuses with `too_many_requests` and Retry-After. */
  readonly spend: (limit: LimitName, key: string | number) => Promise<void>;
  /** Returns false instead of refusing. Use it for work that is skipped silently, such as one more mail. */
  readonly maySpend: (limit: LimitName, key: string | number) => Promise<boolean>;
};

type LimitSettings = Pick<Settings, "rateLimits" | "limits">;

/** Counts in PostgreSQL, so that all processes of an installation share the limits. */
export function createLimits(pool: pg.Pool, settings: LimitSettings, secret: Uint8Array): Limits {
  if (!settings.rateLimits) return { spend: async () => undefined, maySpend: async () => true };
  const limiters = new Map(limitNames.map((name) => [name, limiterFor(pool, settings, name)]));
  const consume = async (limit: LimitName, key: string | number): Promise<number | null> => {
    try {
      await limiters.get(limit)?.consume(hidden(secret, String(key)));
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, error.msBeforeNext / 1000);
    }
  };
  return {
    async spend(limit, key) {
      const retryAfterSeconds = await consume(limit, key);
      if (retryAfterSeconds !== null) refuse("too_many_requests", { retryAfterSeconds });
    },
    maySpend: async (limit, key) => (await consume(limit, key)) === null,
  };
}

function limiterFor(pool: pg.Pool, settings: LimitSettings, name: LimitName): RateLimiterPostgres {
  const { count, seconds } = settings.limits[name];
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points: count,
    duration: seconds,
    // All limiters share one table, so one of them is enough to delete expired rows.
    clearExpiredByTimeout: name === limitNames[0],
  });
}

/** The key may be an IP or email address, so only its hash is stored. */
function hidden(secret: Uint8Array, key: string): string {
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
