import { createHash } from "node:crypto";
import pg from "pg";
import { errorCode } from "#server/error-code.ts";
import { tracedStatement } from "#server/platform/tracing.ts";
import { createLivenessCheck, type LivenessCheck, livenessTimeoutMs } from "./liveness-check.ts";
import { addressesIn, clientOf, primaryAmong } from "./primary-host.ts";
import { type TimeBudget, timeBudget } from "./time-budget.ts";

// pg returns int8 (OID 20) as text by default. Our counts fit into a number.
pg.types.setTypeParser(20, Number);
// A date (OID 1082) has no time zone, so it stays text.
pg.types.setTypeParser(1082, (text) => text);

const maxNamedStatements = 500;
const statementMs = 5_000;
const idleMs = 30_000;
const connectMs = 2_500;
/** A connect timeout has already used most of the three seconds. */
const lastLivenessCheckMs = 400;

/**
 * With these settings PostgreSQL ends sessions whose client was cut off, before they hold locks or connections for
 * long.
 */
const sessionSettings = [
  ["statement_timeout", statementMs],
  ["lock_timeout", 2_000],
  ["idle_in_transaction_session_timeout", 5_000],
  // The pool closes idle connections earlier, so a session that lives longer has lost its client.
  ["idle_session_timeout", idleMs + 10_000],
  ["tcp_keepalives_idle", 10],
  ["tcp_keepalives_interval", 5],
  ["tcp_keepalives_count", 3],
  ["timezone", "UTC"],
] as const;

/** The settings that also fit a role. PgBouncer decides itself when an idle session ends. */
export const roleSettings = sessionSettings.filter(([name]) => !/^(idle_session|tcp)_/.test(name));

/** For connections that may wait and work for long. Otherwise they get the timeouts of the role. */
export const noTimeouts = roleSettings
  .filter(([name]) => name.endsWith("_timeout"))
  .map(([name]) => `-c ${name}=0`)
  .join(" ");

export type PoolOptions = {
  readonly max?: number;
  /** PgBouncer in transaction mode refuses settings at the start of a session. The role has them instead. */
  readonly isThroughPooler?: boolean;
  /** Named statements let PostgreSQL reuse its plans. PgBouncer before 1.21 cannot handle them. */
  readonly namesStatements?: boolean;
};

/** The URL may list several hosts. Then the pool connects to the one that takes writes. */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const addresses = addressesIn(url);
  const primary = addresses.length > 1 ? primaryAmong(addresses) : null;
  const Client = primary ? clientOf(primary) : pg.Client;
  const connection = {
    connectionString: addresses[0] ?? url,
    application_name: "kindred",
    keepAlive: true,
    ...(!options.isThroughPooler && {
      options: sessionSettings.map(([name, value]) => `-c ${name}=${value}`).join(" "),
    }),
  };
  const pool = new pg.Pool({
    ...connection,
    Client,
    // Statements that are started together on one connection are sent together.
    pipeline: true,
    max: options.max ?? 20,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    // Longer than statement_timeout, because PostgreSQL should have answered or cancelled the statement by then.
    query_timeout: statementMs + 1_000,
  });
  const liveness = createLivenessCheck(
    () => new Client({ ...connection, connectionTimeoutMillis: 5_000, query_timeout: 5_000 }),
  );
  const isSlowButAlive: IsSlowButAlive = async (withinMs) => pool.waitingCount === 0 && liveness.isAnswering(withinMs);
  endWithPool(pool, liveness);
  // The pool replaces a broken idle connection, so this error needs no handling.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    // The running query fails anyway. Without a listener, the error event would end the process.
    client.on("error", () => undefined);
    watchQueries(client, {
      isSlowButAlive,
      namesStatements: options.namesStatements ?? true,
      onReadOnly: () => primary?.forget(),
    });
  });
  watchWaiting(pool, isSlowButAlive);
  return pool;
}

/** False while requests wait for a connection: if our own load causes the delay, requests should fail early. */
type IsSlowButAlive = (withinMs: number) => Promise<boolean>;

// pg declares each of these methods with several overloads, and TypeScript cannot check one function against all of them.
// So the functions below cast the methods that they replace.
function endWithPool(pool: pg.Pool, liveness: LivenessCheck): void {
  const end = pool.end.bind(pool) as () => Promise<void>;
  pool.end = (async () => {
    await liveness.stop();
    await end();
  }) as typeof pool.end;
}

function watchWaiting(pool: pg.Pool, isSlowButAlive: IsSlowButAlive): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  /** On a busy machine, opening a connection may take longer than the timeout, so this tries once more. */
  const connectWithRetry = (): Promise<pg.PoolClient> =>
    connect().catch(async (error: unknown) => {
      if (!isConnectTimeout(error) || !(await isSlowButAlive(lastLivenessCheckMs))) throw error;
      return connect();
    });
  pool.connect = ((callback?: unknown) => {
    const budget = timeBudget();
    if (callback || !budget) return connect(callback);
    const startedAt = performance.now();
    return connectWithRetry().finally(() => budget.spendOnWaiting(performance.now() - startedAt));
  }) as typeof pool.connect;
  // The `pool.query` of pg would use the async context, and so the budget, of the request that released the connection.
  pool.query = (async (text: string, values?: unknown[]) => {
    const client = await pool.connect();
    try {
      return await client.query(text, values);
    } catch (error) {
      // The statements of the job queue begin transactions of their own. Nobody else may get a connection inside one.
      await client.query("rollback", []).catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }) as typeof pool.query;
}

const names = new Map<string, string>();

type Watch = {
  readonly isSlowButAlive: IsSlowButAlive;
  readonly namesStatements: boolean;
  readonly onReadOnly: () => void;
};

// Casts as above.
function watchQueries(client: pg.PoolClient, { isSlowButAlive, namesStatements, onReadOnly }: Watch): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const statement = statementOf(text, values, namesStatements);
    if (!statement) return query(text, values, ...rest);
    const budget = timeBudget();
    writeOnce(client);
    const answer = query(statement, ...rest);
    if (!(answer instanceof Promise)) return answer;
    const observable = budget ? orSilence(answer, budget, isSlowButAlive) : answer;
    return tracedStatement(statement.text ?? "", () => observed(client, observable, budget, onReadOnly));
  }) as typeof client.query;
}

/** A write per statement would take longer than most statements, so those that are started together share one. */
function writeOnce({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Callbacks and cursors do not return a promise, so they are not handled here. */
function statementOf(text: unknown, values: unknown, isNamed: boolean): { readonly text?: string } | null {
  if (values !== undefined && !Array.isArray(values)) return null;
  if (typeof text === "string") {
    const name = isNamed && values && statementName(text);
    return { text, ...(values && { values }), ...(name && { name }) };
  }
  return typeof text === "object" && text !== null && !("submit" in text) ? text : null;
}

/**
 * After a read timeout the response may still arrive. The connection is closed, so that no other query receives it. A
 * connection to a host that was demoted to a replica is closed, too.
 */
async function observed(
  client: pg.PoolClient,
  answer: Promise<unknown>,
  budget: TimeBudget | undefined,
  onReadOnly: () => void,
) {
  const startedAt = performance.now();
  try {
    return await answer;
  } catch (error) {
    if (isReadTimeout(error)) close(client);
    if (errorCode(error) === readOnly) {
      close(client);
      onReadOnly();
    }
    throw error;
  } finally {
    budget?.spend(performance.now() - startedAt);
  }
}

/** `end` alone would wait for the answer. Without `end`, the pool would hand out the closed connection again. */
function close(client: pg.PoolClient): void {
  void client.end().catch(() => undefined);
  client.connection.stream.destroy();
}

/** Times out only if the request's budget is used up and the liveness check gets no answer either. */
async function orSilence<T>(answer: Promise<T>, budget: TimeBudget, isSlowButAlive: IsSlowButAlive): Promise<T> {
  const { msLeft, maxMsLeft } = budget;
  const silentAt = performance.now() + msLeft;
  const lastLookAt = performance.now() + maxMsLeft - livenessTimeoutMs;
  let isAnswered = false;
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const look = async () => {
      const isAlive = performance.now() < lastLookAt && (await isSlowButAlive(livenessTimeoutMs));
      if (isAnswered) return;
      const restMs = Math.max(0, silentAt - performance.now());
      timer = isAlive ? setTimeout(look, livenessTimeoutMs) : setTimeout(() => reject(new Error(readTimeout)), restMs);
    };
    timer = setTimeout(look, Math.max(1, msLeft - livenessTimeoutMs));
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    isAnswered = true;
    clearTimeout(timer);
  }
}

/** The SQLSTATE of a write on a replica. */
const readOnly = "25006";

/** pg uses the same message for its own read timeout. */
const readTimeout = "Query read timeout";
const isReadTimeout = (error: unknown) => error instanceof Error && error.message === readTimeout;
const isConnectTimeout = (error: unknown) =>
  error instanceof Error && error.message.endsWith("due to connection timeout");

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= maxNamedStatements || !/^\s*(select|with|insert|update|delete)\b/i.test(text)) return undefined;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
