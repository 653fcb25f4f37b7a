import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

type SessionUser = {
  readonly id: number;
  readonly issuer: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string | null;
};

type OpenSession = SessionUser & {
  readonly locale: string | null;
  readonly current_host_id: number | null;
  readonly seen_long_ago: boolean;
};

/** A session expires after this many hours without use, or this many days in total. */
export type SessionTimes = { readonly idleSessionHours: number; readonly sessionDays: number };

const idleLimit = ({ idleSessionHours }: SessionTimes) => sql<string>`${idleSessionHours} * interval '1 hour'`;
// `last_seen_at` is not written on every request, so the idle limit is only this accurate.
const seenResolution = sql<string>`interval '5 minutes'`;
const maxRemovedAtOnce = 100;

/** Expiry is checked with the database's clock. */
export function findSessionUser(
  db: Db,
  tokenHash: Buffer,
  issuer: string,
  times: SessionTimes,
): Promise<OpenSession | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "users.id",
      "users.issuer",
      "users.email",
      "users.email_verified",
      "users.first_name",
      "users.last_name",
      "users.avatar_url",
      "users.locale",
      "sessions.current_host_id",
      sql<boolean>`sessions.last_seen_at < now() - ${seenResolution}`.as("seen_long_ago"),
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.expires_at", ">", sql<Date>`now()`)
    .where("sessions.last_seen_at", ">", sql<Date>`now() - ${idleLimit(times)}`)
    .where("users.issuer", "=", issuer)
    .executeTakeFirst();
}

export async function noteSessionSeen(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: sql<Date>`now()` })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function setCurrentHost(db: Db, tokenHash: Buffer, hostId: number): Promise<void> {
  await db.updateTable("sessions").set({ current_host_id: hostId }).where("token_hash", "=", tokenHash).execute();
}

export async function insertSession(
  db: Db,
  tokenHash: Buffer,
  userId: number,
  { sessionDays }: SessionTimes,
): Promise<void> {
  const expiresAt = sql<Date>`now() + ${sessionDays} * interval '1 day'`;
  await db.insertInto("sessions").values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt }).execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** The result is part of the person's data export, so the token hash is left out. */
export function findSessionsOf(db: Db, userId: number) {
  return db
    .selectFrom("sessions")
    .select(["created_at", "last_seen_at", "expires_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

export async function deleteDeadSessions(db: Db, times: SessionTimes): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("token_hash", "in", (dead) =>
      dead
        .selectFrom("sessions")
        .select("token_hash")
        .where((row) =>
          row.or([
            row("expires_at", "<", sql<Date>`now()`),
            row("last_seen_at", "<", sql<Date>`now() - ${idleLimit(times)}`),
          ]),
        )
        .limit(maxRemovedAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
