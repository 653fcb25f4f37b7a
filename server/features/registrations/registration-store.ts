import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

type NewRegistration = {
  readonly host_id: number;
  readonly event_id: number;
  readonly id: string;
  readonly places: number;
  readonly guest_name: string;
  readonly guest_phone: string;
  readonly guest_email: string | null;
  readonly guest_locale: string;
  readonly guest_time_zone?: string | null;
  readonly isWaiting?: boolean;
};

export function insertRegistration(db: Db, { isWaiting, ...registration }: NewRegistration) {
  return db
    .insertInto("registrations")
    .values({
      guest_time_zone: null,
      ...registration,
      status: isWaiting ? "waiting" : "confirmed",
      // The transaction may have started before somebody else joined the list, so `now()` would be too early.
      waiting_since: isWaiting ? sql<Date>`clock_timestamp()` : null,
      offered_at: null,
      offer_ends_at: null,
      admitted_at: null,
      cancelled_at: null,
      cancelled_by: null,
      details_erased_at: null,
      admitted_changed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findRegistration(db: Db, id: string) {
  return db.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Throws if there is no such registration, so call it only right after writing one. */
export function getRegistration(db: Db, id: string) {
  return db.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export const openStatuses = ["confirmed", "waiting", "offered"] as const;

export async function isPhoneRegistered(db: Db, eventId: number, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom("registrations")
    .select("id")
    .where("event_id", "=", eventId)
    .where("guest_phone", "=", phone)
    .where("status", "in", openStatuses)
    .executeTakeFirst();
  return found !== undefined;
}

export function setPlaces(db: Db, id: string, places: number) {
  return db
    .updateTable("registrations")
    .set((row) => ({ places, sequence: row("sequence", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function markRegistrationCancelled(db: Db, id: string, by: "guest" | "host") {
  return db
    .updateTable("registrations")
    .set((row) => ({
      status: "cancelled",
      cancelled_at: sql<Date>`now()`,
      cancelled_by: by,
      sequence: row("sequence", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A phone's clock may be wrong, so a change never counts as later than now. */
export function setAdmittedPlaces(db: Db, id: string, admitted: number, changedAt?: string) {
  return db
    .updateTable("registrations")
    .set({
      admitted,
      admitted_at: admitted === 0 ? null : sql<Date>`now()`,
      admitted_changed_at: sql<Date>`least(now(), ${changedAt ?? null}::timestamptz)`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const maxGuests = 5000;

/** Cancelled ones come last, and people who only waited are left out. `q` is part of a name, the digits of a phone number, or a reference. */
export function findGuests(db: Db, eventId: number, q?: string) {
  let query = db
    .selectFrom("registrations")
    .selectAll()
    .where("event_id", "=", eventId)
    .where((row) => row.and([row("status", "in", ["confirmed", "cancelled"]), row("waiting_since", "is", null)]));
  if (q) {
    const part = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    const digits = /\p{L}/u.test(q) ? "" : q.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
    query = query.where((row) =>
      row.or([
        row("id", "=", q.replace(/\s/g, "").toUpperCase()),
        row("guest_name", "ilike", part),
        ...(digits ? [row("guest_phone", "like", `%${digits}%`)] : []),
      ]),
    );
  }
  return query.orderBy("status", "desc").orderBy(sql`lower(guest_name)`).orderBy("id").limit(maxGuests).execute();
}

export function findWaitingGuests(db: Db, eventId: number) {
  return db
    .selectFrom("registrations")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("status", "in", ["waiting", "offered"])
    .orderBy("waiting_since")
    .orderBy("id")
    .limit(maxGuests)
    .execute();
}

type ToTell = {
  readonly after: string;
  readonly limit: number;
  readonly statuses: readonly (typeof openStatuses)[number][];
};

export function findGuestsToTell(db: Db, eventId: number, { after, limit, statuses }: ToTell) {
  return db
    .selectFrom("registrations")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("status", "in", statuses)
    .where("guest_email", "is not", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function countGuestsByMail(db: Db, eventId: number) {
  const { reached, all } = await db
    .selectFrom("registrations")
    .select((row) => [
      row.fn.countAll<number>().as("all"),
      row.fn.count<number>("guest_email").filterWhere("is_muted", "=", false).as("reached"),
    ])
    .where("event_id", "=", eventId)
    .where("status", "=", "confirmed")
    .executeTakeFirstOrThrow();
  return { withEmail: Number(reached), withoutEmail: Number(all) - Number(reached) };
}

export function setMuted(db: Db, id: string, isMuted: boolean) {
  return db
    .updateTable("registrations")
    .set({ is_muted: isMuted })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findOpenByEmail(db: Db, email: string) {
  return db
    .selectFrom("registrations")
    .selectAll()
    .where(sql`lower(guest_email)`, "=", email.toLowerCase())
    .where("status", "in", openStatuses)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
}

export async function countRegistrations(db: Db, from: Date, to: Date): Promise<number> {
  const { count } = await db
    .selectFrom("registrations")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .where("status", "=", "confirmed")
    .executeTakeFirstOrThrow();
  return count;
}
