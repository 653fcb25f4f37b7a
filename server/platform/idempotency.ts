import { createHash } from "node:crypto";
import { type Insertable, sql } from "kysely";
import type { Db, Transaction } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { errorCode } from "#server/error-code.ts";
import { refuse } from "#server/refusal.ts";
import { createBatch } from "./batch.ts";

export type Once = {
  /** The Idempotency-Key header. Without it, the work is done every time. */
  readonly key: string | undefined;
  /** Names the caller and the operation, so that nobody can get another person's response by guessing a key. */
  readonly scope: string;
  readonly request: unknown;
};

/**
 * The response is stored in the same transaction as the work. A second request with the same key waits at the unique
 * index and then gets the same response. A refusal stores nothing.
 */
export async function withIdempotencyKey<T extends object>(
  trx: Transaction,
  once: Once,
  work: () => Promise<T>,
): Promise<T> {
  if (!once.key) return work();
  const { key, scope } = once;
  const fingerprint = fingerprintOf(once.request);
  const isFirst = await claim(trx, { key, scope, fingerprint, answer: null });
  if (!isFirst) return firstAnswer<T>(trx, key, scope, fingerprint);
  const answer = await work();
  await trx
    .updateTable("idempotency_keys")
    .set({ answer: sql`${JSON.stringify(answer)}` })
    .where("key", "=", key)
    .where("scope", "=", scope)
    .execute();
  return answer;
}

/**
 * Use this instead of `withIdempotencyKey` if the answer is known before the work is done. Returns null for the first
 * request with the key, and its answer for later ones.
 */
export async function claimKey<T extends object>(trx: Transaction, { key, scope, request }: Once, answer: T) {
  if (!key) return null;
  const fingerprint = fingerprintOf(request);
  const isFirst = await claim(trx, { key, scope, fingerprint, answer: JSON.stringify(answer) });
  return isFirst ? null : firstAnswer<T>(trx, key, scope, fingerprint);
}

export async function findAnswer<T extends object>(db: Db, { key, scope, request }: Once) {
  const isKnown = key !== undefined && (await findKey<T>(db, key, scope)) !== undefined;
  return isKnown ? firstAnswer<T>(db, key, scope, fingerprintOf(request)) : null;
}

type Known = { readonly fingerprint: Buffer; readonly answer: unknown };

const lookups = new WeakMap<Db, (once: Keyed) => Promise<Known | undefined>>();
type Keyed = { readonly key: string; readonly scope: string };

/** Like `findAnswer`, but requests of the same moment share a statement. */
export async function findAnswerTogether<T extends object>(db: Db, { key, scope, request }: Once) {
  if (key === undefined) return null;
  const lookup = lookups.get(db) ?? createBatch((asked: readonly Keyed[]) => findKeys(db, asked));
  lookups.set(db, lookup);
  const known = await lookup({ key, scope });
  return known ? answerOf<T>(known, fingerprintOf(request)) : null;
}

async function findKeys(db: Db, asked: readonly Keyed[]): Promise<(Known | undefined)[]> {
  const [keys, scopes] = [asked.map(({ key }) => key), asked.map(({ scope }) => scope)];
  const { rows } = await sql<Known & { readonly n: number }>`
    select n::integer, fingerprint, answer
      from unnest(${keys}::uuid[], ${scopes}::text[]) with ordinality asked (key, scope, n)
      join idempotency_keys using (key, scope)`.execute(db);
  const byNumber = new Map(rows.map((row) => [row.n, row]));
  return asked.map((_, index) => byNumber.get(index + 1));
}

const fingerprintOf = (request: unknown) => createHash("sha256").update(JSON.stringify(request)).digest();

export async function deleteResponsesIn(db: Db, scopes: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_keys")
    .where("scope", "in", [...scopes])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const maxDeletedAtOnce = 5000;

export async function deleteResponsesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", before)
    .where((row) =>
      row(
        row.refTuple("key", "scope"),
        "in",
        row
          .selectFrom("idempotency_keys as old")
          .select(["old.key", "old.scope"])
          .where("old.created_at", "<", before)
          .limit(maxDeletedAtOnce)
          .$asTuple("key", "scope"),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function claim(trx: Transaction, row: Insertable<Tables["idempotency_keys"]>): Promise<boolean> {
  try {
    const inserted = await trx
      .insertInto("idempotency_keys")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(inserted.numInsertedOrUpdatedRows) === 1;
  } catch (error) {
    // A lock timeout (55P03) means that the first request with this key is still running.
    if (errorCode(error) === "55P03") refuse("request_in_flight", { retryAfterSeconds: 2, cause: error });
    throw error;
  }
}

async function firstAnswer<T>(db: Db, key: string, scope: string, fingerprint: Buffer): Promise<T> {
  return answerOf<T>(await findKey<T>(db, key, scope), fingerprint);
}

function answerOf<T>(row: Known | undefined, fingerprint: Buffer): T {
  if (!row?.answer) refuse("request_in_flight", { retryAfterSeconds: 2 });
  if (!row.fingerprint.equals(fingerprint)) refuse("same_key_other_request");
  // JSON from PostgreSQL. The fingerprint says that the same request has stored it, so it has the type of its answer.
  return row.answer as T;
}

function findKey<T>(db: Db, key: string, scope: string) {
  return db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", sql<T | null>`answer`.as("answer")])
    .where("key", "=", key)
    .where("scope", "=", scope)
    .executeTakeFirst();
}
