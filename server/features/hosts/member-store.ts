import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export type MembershipRow = Awaited<ReturnType<typeof findMemberships>>[number];

export function findMemberships(db: Db, userId: number) {
  return db
    .selectFrom("host_members as m")
    .innerJoin("hosts as h", "h.id", "m.host_id")
    .select([
      "m.host_id",
      "m.role",
      "h.founder_id",
      "h.name",
      "h.country",
      "h.is_trader",
      "h.suspended_at",
      "h.suspension_reason",
    ])
    .where("m.user_id", "=", userId)
    .orderBy((row) => row.fn.coalesce(row("h.founder_id", "=", userId), row.lit(false)), "desc")
    .orderBy("m.joined_at")
    .orderBy("m.host_id")
    .execute();
}

export function findMember(db: Db, hostId: number, userId: number) {
  return db
    .selectFrom("host_members")
    .select(["user_id", "role", "joined_at"])
    .where("host_id", "=", hostId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function insertMember(
  db: Db,
  member: { readonly host_id: number; readonly user_id: number; readonly role: "owner" | "manager" | "staff" },
): Promise<void> {
  await db.insertInto("host_members").values(member).execute();
}

export function findMembers(db: Db, hostId: number) {
  return db
    .selectFrom("host_members")
    .select(["user_id", "role", "joined_at"])
    .where("host_id", "=", hostId)
    .orderBy(sql`array_position(array['owner', 'manager', 'staff'], role)`)
    .orderBy("joined_at")
    .orderBy("user_id")
    .execute();
}

export async function changeRole(
  db: Db,
  hostId: number,
  userId: number,
  role: "owner" | "manager" | "staff",
): Promise<void> {
  await db
    .updateTable("host_members")
    .set({ role })
    .where("host_id", "=", hostId)
    .where("user_id", "=", userId)
    .execute();
}

export async function deleteMember(db: Db, hostId: number, userId: number): Promise<void> {
  await db.deleteFrom("host_members").where("host_id", "=", hostId).where("user_id", "=", userId).execute();
}

export async function deleteMembershipsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("host_members").where("user_id", "=", userId).execute();
}
