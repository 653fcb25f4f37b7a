import { createHash } from "node:crypto";
import pg from "pg";

// Ranges and big integers arrive as text; counts fit a number.
pg.types.setTypeParser(20, Number);
// A calendar date has no zone, so it stays text.
pg.types.setTypeParser(1082, (text) => text);

const mostNamedStatements = 500;

/** A pool that gives up instead of hanging, and lets PostgreSQL keep the plan of every statement it has seen. */
export function createPool(url: string, options: { max?: number } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    application_name: "kindred",
    connectionTimeoutMillis: 2_500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    query_timeout: 10_000,
    options:
      "-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=5000 -c timezone=UTC",
  });
  // An idle connection that breaks is replaced; the next query says what is wrong.
  pool.on("error", () => undefined);
  pool.on("connect", nameStatements);
  return pool;
}

const names = new Map<string, string>();

function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== "string" || !Array.isArray(values)) return query(text, values, ...rest);
    const name = statementName(text);
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  }) as typeof client.query;
}

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostNamedStatements || !/^(select|with|insert|update|delete)\b/i.test(text)) return undefined;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
