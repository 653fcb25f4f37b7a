import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export type Host = NonNullable<Awaited<ReturnType<typeof findHost>>>;
export type FoundedHost = NonNullable<Awaited<ReturnType<typeof findFoundedHost>>>;

/** The API shows the founder's name. It is null if the founder was erased. */
const hosts = (db: Db) =>
  db
    .selectFrom("hosts as h")
    .leftJoin("personal_details as founder", "founder.user_id", "h.founder_id")
    .select([
      "h.id",
      "h.founder_id",
      "h.name",
      "h.email",
      "h.country",
      "h.is_trader as isTrader",
      "h.suspended_at",
      "h.suspension_reason",
      "founder.first_name",
      "founder.last_name",
    ]);

export function findHost(db: Db, id: number) {
  return hosts(db).where("h.id", "=", id).executeTakeFirst();
}

export function findHostsOwnedOnlyBy(db: Db, userId: number, together: readonly number[]): Promise<Host[]> {
  return hosts(db)
    .where(
      sql<boolean>`(h.founder_id = ${userId} or exists (select from host_members m
        where m.host_id = h.id and m.user_id = ${userId} and m.role = 'owner'))`,
    )
    .where(
      sql<boolean>`not exists (select from host_members m
        where m.host_id = h.id and m.user_id <> all(${[...together]}::integer[]) and m.role = 'owner')`,
    )
    .orderBy("h.id")
    .execute();
}

/** The result contains details that only the founder may read. */
export function findFoundedHost(db: Db, userId: number) {
  return db
    .selectFrom("hosts as h")
    .innerJoin("personal_details as founder", "founder.user_id", "h.founder_id")
    .select([
      "h.id",
      "h.name",
      "h.email",
      "h.suspended_at",
      "h.suspension_reason",
      "founder.user_id",
      "founder.first_name",
      "founder.last_name",
      "founder.date_of_birth",
      "founder.terms_version",
      "founder.terms_accepted_at",
    ])
    .where("h.founder_id", "=", userId)
    .executeTakeFirst();
}

/** Hosts type this address and it is not verified, so several hosts can have the same one. */
export function findHostsByEmail(db: Db, email: string) {
  return hosts(db).where(sql`lower(h.email)`, "=", email.toLowerCase()).orderBy("h.id").execute();
}

export async function findHosts(db: Db, ids: readonly number[]): Promise<Host[]> {
  if (ids.length === 0) return [];
  return hosts(db)
    .where("h.id", "in", [...ids])
    .execute();
}

export async function findHostIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("hosts").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

export async function findHostIdsByName(db: Db, text: string, limit: number): Promise<number[]> {
  const contains = (name: string) => sql<boolean>`strpos(lower(${sql.raw(name)}), lower(${text})) > 0`;
  const rows = await hosts(db)
    .where((row) => row.or([contains("h.name"), contains("founder.first_name || ' ' || founder.last_name")]))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** People who never registered a host are missing in the result. */
export async function findRegisteredNames(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("personal_details")
    .select(["user_id", "first_name", "last_name"])
    .where("user_id", "in", [...userIds])
    .execute();
  return new Map(rows.map(({ user_id, first_name, last_name }) => [user_id, `${first_name} ${last_name}`.trim()]));
}

export async function changeHost(
  db: Db,
  id: number,
  changes: { readonly name?: string | undefined; readonly is_trader?: boolean | undefined },
): Promise<void> {
  const { name, is_trader } = changes;
  const set = { ...(name === undefined ? {} : { name }), ...(is_trader === undefined ? {} : { is_trader }) };
  if (Object.keys(set).length > 0) await db.updateTable("hosts").set(set).where("id", "=", id).execute();
}

/** This runs before an erasure: a suspended host takes no bookings, and its members can change nothing. */
export async function closeHost(db: Db, id: number): Promise<void> {
  await db
    .updateTable("hosts")
    .set({ suspended_at: sql<Date>`coalesce(suspended_at, now())` })
    .where("id", "=", id)
    .execute();
}

/** The host's calendars and memberships are deleted, too. Its members keep their accounts. */
export async function deleteHost(db: Db, id: number): Promise<void> {
  await db.deleteFrom("host_invitations").where("host_id", "=", id).execute();
  await db.deleteFrom("calendars").where("host_id", "=", id).execute();
  await db.deleteFrom("host_members").where("host_id", "=", id).execute();
  await db.deleteFrom("hosts").where("id", "=", id).execute();
}

export function findHostsFoundedBy(db: Db, userId: number): Promise<Host[]> {
  return hosts(db).where("h.founder_id", "=", userId).execute();
}

export async function replaceFounder(db: Db, id: number, host: { name: string; email: string }): Promise<void> {
  await db
    .updateTable("hosts")
    .set({ founder_id: null, ...host })
    .where("id", "=", id)
    .execute();
}

export async function setContactAddress(db: Db, id: number, email: string): Promise<void> {
  await db.updateTable("hosts").set({ email }).where("id", "=", id).execute();
}

/** These details stay if the person leaves the host that they founded. */
export function findPersonalDetails(db: Db, userId: number) {
  return db.selectFrom("personal_details").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function deletePersonalDetails(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("personal_details").where("user_id", "=", userId).execute();
}

type NewHost = { readonly founder_id: number; readonly name: string; readonly email: string; readonly country: string };

type PersonalDetails = {
  readonly user_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: string;
  readonly terms_version: string;
};

/** The unique index refuses a second host of the same founder. Then this returns undefined. */
export async function insertHost(db: Db, host: NewHost): Promise<number | undefined> {
  const row = await db
    .insertInto("hosts")
    .values({ ...host, suspended_at: null, suspension_reason: null })
    .onConflict((conflict) => conflict.column("founder_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function putPersonalDetails(db: Db, details: PersonalDetails): Promise<void> {
  const { user_id, ...changes } = details;
  await db
    .insertInto("personal_details")
    .values(details)
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ ...changes, terms_accepted_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function findHostDays(db: Db): Promise<Date[]> {
  return (await db.selectFrom("hosts").select("created_at").execute()).map(({ created_at }) => created_at);
}
