import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

const canBeUsed = sql<boolean>`accepted_at is null and revoked_at is null and expires_at > now()`;

const invitations = (db: Db) =>
  db
    .selectFrom("host_invitations")
    .select(["host_id", "id", "role", "calendar_id", "has_calendar", "email", "created_at", "expires_at"])
    .select(canBeUsed.as("can_be_used"));

export function findOpenInvitations(db: Db, hostId: number) {
  return invitations(db).where("host_id", "=", hostId).where(canBeUsed).orderBy("created_at").execute();
}

export function findInvitation(db: Db, id: string) {
  return invitations(db).where("id", "=", id).executeTakeFirst();
}

/** The row lock makes two people with the same link wait for each other, so that only one can use it. */
export function lockInvitation(db: Db, id: string) {
  return invitations(db).where("id", "=", id).forUpdate().executeTakeFirst();
}

type NewInvitation = {
  readonly host_id: number;
  readonly id: string;
  readonly role: "owner" | "manager" | "staff";
  readonly calendar_id: number | null;
  readonly has_calendar: boolean;
  readonly email: string | null;
  readonly invited_by: number;
};

const validDays = 7;

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  const expires_at = sql<Date>`now() + ${validDays} * interval '1 day'`;
  await db
    .insertInto("host_invitations")
    .values({ ...invitation, expires_at, accepted_at: null, revoked_at: null })
    .execute();
}

export async function markAccepted(db: Db, id: string): Promise<void> {
  await db
    .updateTable("host_invitations")
    .set({ accepted_at: sql<Date>`now()`, email: null })
    .where("id", "=", id)
    .execute();
}

export async function markRevoked(db: Db, hostId: number, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("host_invitations")
    .set({ revoked_at: sql<Date>`now()` })
    .where("host_id", "=", hostId)
    .where("id", "=", id)
    .where(canBeUsed)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A person who loses a role has seen these links and could come back with one of them. Staff see no links. */
export async function revokeInvitationsSeenBy(
  db: Db,
  hostId: number,
  role: "owner" | "manager" | "staff",
): Promise<void> {
  if (role === "staff") return;
  const open = db
    .updateTable("host_invitations")
    .set({ revoked_at: sql<Date>`now()` })
    .where("host_id", "=", hostId)
    .where(canBeUsed);
  await (role === "owner" ? open : open.where("role", "=", "staff")).execute();
}

export async function deleteInvitationsTo(db: Db, emails: readonly string[]): Promise<void> {
  const addresses = emails.map((email) => email.toLowerCase());
  await db.deleteFrom("host_invitations").where(sql`lower(email)`, "=", sql`any(${addresses}::text[])`).execute();
}

export async function deleteEndedInvitations(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("host_invitations")
    .where((row) =>
      row.or([
        row("expires_at", "<", sql<Date>`now()`),
        row("accepted_at", "is not", null),
        row("revoked_at", "is not", null),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
