import { type NotNull, sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export type WaitingRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
export type OfferedRow = Awaited<ReturnType<typeof markOffered>>;

type NewPerson = Pick<
  WaitingRow,
  | "host_id"
  | "id"
  | "listing_id"
  | "service_item_ids"
  | "calendar_id"
  | "wishes"
  | "last_day"
  | "customer_name"
  | "customer_phone"
  | "customer_email"
  | "customer_locale"
>;

export async function insertPerson(db: Db, person: NewPerson): Promise<void> {
  await db.insertInto("waiting_people").values(person).execute();
}

/** Change rows only while the host's calendars are locked: then nobody else changes them. */
export function findPerson(db: Db, id: string) {
  return db.selectFrom("waiting_people").selectAll().where("id", "=", id).executeTakeFirst();
}

const isWaiting = sql<boolean>`(status = 'offered' or (status = 'waiting' and cardinality(wishes) > 0))`;

/** In the order in which they joined. */
export function findPeopleOnList(db: Db, hostId: number) {
  return db
    .selectFrom("waiting_people")
    .selectAll()
    .where("host_id", "=", hostId)
    .where(isWaiting)
    .orderBy("waiting_since")
    .orderBy("id")
    .execute();
}

export async function isAnybodyWaiting(db: Db, hostId: number): Promise<boolean> {
  const found = await db
    .selectFrom("waiting_people")
    .select("id")
    .where("host_id", "=", hostId)
    .where("status", "=", "waiting")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type Contact = { readonly phone: string | null; readonly email: string | null };

export async function isContactWaiting(db: Db, hostId: number, { phone, email }: Contact): Promise<boolean> {
  const found = await db
    .selectFrom("waiting_people")
    .select("id")
    .where("host_id", "=", hostId)
    .where(isWaiting)
    .where((row) =>
      row.or([
        row("customer_phone", "=", phone),
        row(sql`lower(customer_email)`, "=", email === null ? null : email.toLowerCase()),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type NewOffer = {
  readonly holdId: string;
  readonly calendarId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

export function markOffered(db: Db, id: string, { holdId, calendarId, startsAt, endsAt }: NewOffer) {
  return db
    .updateTable("waiting_people")
    .set({
      status: "offered",
      offer_hold_id: holdId,
      offer_calendar_id: calendarId,
      offer_starts_at: startsAt,
      offer_ends_at: endsAt,
    })
    .where("id", "=", id)
    .returningAll()
    .$narrowType<{ offer_starts_at: NotNull; offer_ends_at: NotNull }>()
    .executeTakeFirstOrThrow();
}

/** The person keeps their place in the order. */
export function markWaiting(db: Db, id: string, wishes: readonly string[]) {
  return db
    .updateTable("waiting_people")
    .set({ status: "waiting", wishes: [...wishes] })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markBooked(db: Db, id: string, bookingId: string): Promise<void> {
  await db
    .updateTable("waiting_people")
    .set({ status: "booked", booking_id: bookingId })
    .where("id", "=", id)
    .execute();
}

export async function deletePeople(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("waiting_people")
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
}

const usualMost = 50;

export async function findMostPeople(db: Db, hostId: number): Promise<number> {
  const row = await db
    .selectFrom("waiting_lists")
    .select("most_people")
    .where("host_id", "=", hostId)
    .executeTakeFirst();
  return row?.most_people ?? usualMost;
}

export async function putMostPeople(db: Db, hostId: number, most: number): Promise<void> {
  await db
    .insertInto("waiting_lists")
    .values({ host_id: hostId, most_people: most })
    .onConflict((conflict) => conflict.column("host_id").doUpdateSet({ most_people: most }))
    .execute();
}
