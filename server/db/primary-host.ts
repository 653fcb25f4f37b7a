import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { errorCode } from "#server/error-code.ts";

const answerWithinMs = 2_000;
const betweenTriesMs = 500;

/** `postgres://user@one,two:5433/kindred` lists two hosts. This returns an address for each, as `pg` reads only one. */
export function addressesIn(url: string): readonly string[] {
  const [, start = "", hosts = "", rest = ""] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(",").map((host) => `${start}${host}${rest}`);
}

/** Knows which of several hosts takes writes. */
export type PrimaryHost = {
  /** Concurrent callers share one search. */
  readonly find: () => Promise<string>;
  readonly forget: () => void;
};

export function primaryAmong(addresses: readonly string[]): PrimaryHost {
  let known: Promise<string> | null = null;
  const forget = () => {
    known = null;
  };
  return {
    find() {
      known ??= Promise.any(addresses.map(refuseReplica)).catch((error: unknown) => {
        forget();
        throw firstCause(error);
      });
      return known;
    },
    forget,
  };
}

/** A client of the pool that connects to the current primary. */
export function clientOf({ find, forget }: PrimaryHost): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error?: Error) => void): void;
    override connect(callback?: (error?: Error) => void): Promise<pg.Client> | undefined {
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(() => callback(), callback);
      return undefined;
    }

    async #connect(): Promise<pg.Client> {
      const { hostname, port } = new URL(await find());
      this.host = hostname.replace(/^\[|\]$/g, "");
      this.port = Number(port || 5432);
      try {
        return await super.connect();
      } catch (error) {
        forget();
        throw error;
      }
    }
  };
}

async function refuseReplica(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
    if (rows[0]?.isReplica) throw Object.assign(new Error("This host is a replica"), { code: "25006" });
    return address;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** The message is shown to the operator. */
export class DatabaseAway extends Error {}

/** Wrong names and passwords do not mend themselves, so these SQLSTATEs end the wait. */
const isHopeless = (error: unknown) => /^(28|3D|42)...$/.test(errorCode(error) ?? "");

/** Waits until a host takes writes, for example while a cluster elects its primary. Returns the address of that host. */
export async function waitForPrimary(
  url: string,
  { withinMs, onWait }: { readonly withinMs: number; readonly onWait: () => void },
): Promise<string> {
  const primary = primaryAmong(addressesIn(url));
  const endsAt = performance.now() + withinMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await primary.find();
    } catch (error) {
      if (isHopeless(error) || performance.now() > endsAt) throw new DatabaseAway(sentenceFor(error, withinMs));
      if (isFirst) onWait();
      await wait(betweenTriesMs);
    }
  }
}

function sentenceFor(error: unknown, withinMs: number): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (isHopeless(error)) return `The database refused the connection: ${reason}. Check DATABASE_URL.`;
  return `No database that accepts writes answered within ${withinMs / 1_000} seconds: ${reason}. Check DATABASE_URL.`;
}

/** A wrong password says more than a host that is down. */
function firstCause(error: unknown): unknown {
  if (!(error instanceof AggregateError)) return error;
  return error.errors.find(isHopeless) ?? error.errors[0];
}
