import { sql } from "kysely";
import type { Source } from "#contract/lists/sources.ts";
import type { BookedItem } from "#server/db/booked-item.ts";
import type { Db } from "#server/db/database.ts";

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

type NewBooking = {
  readonly host_id: number;
  readonly calendar_id: number;
  readonly id: string;
  readonly service_item_id: number;
  readonly listing_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly item_name: string;
  readonly duration_minutes: number | null;
  readonly price_cents: number;
  readonly minutes_before: number;
  readonly minutes_after: number;
  readonly cancel_minutes: number;
  readonly items: readonly BookedItem[];
  readonly customer_name: string | null;
  readonly customer_phone: string | null;
  readonly customer_email: string | null;
  readonly customer_locale: string;
  readonly booked_by: "customer" | "provider";
  readonly is_calendar_chosen: boolean;
  readonly source?: Source | null;
  readonly customer_key?: string | null;
};

export function insertBooking(db: Db, { items, ...booking }: NewBooking) {
  return db
    .insertInto("bookings")
    .values({
      ...booking,
      items: JSON.stringify(items),
      status: "confirmed",
      cancelled_at: null,
      cancelled_by: null,
      cancel_note: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const bookingById = (db: Db, id: string) => db.selectFrom("bookings").selectAll().where("id", "=", id);

export function findBooking(db: Db, id: string) {
  return bookingById(db, id).executeTakeFirst();
}

/** Throws if the booking does not exist, so use it only for one that was just written. */
export function getBooking(db: Db, id: string) {
  return bookingById(db, id).executeTakeFirstOrThrow();
}

export function visitOf({ starts_at, ends_at, calendar_id }: BookingRow) {
  return { start: starts_at.getTime(), end: ends_at.getTime(), calendarId: calendar_id };
}

export function findUpcomingByEmail(db: Db, email: string) {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where(sql`lower(customer_email)`, "=", email.toLowerCase())
    .where("status", "=", "confirmed")
    .where("ends_at", ">", sql<Date>`now()`)
    .orderBy("starts_at")
    .limit(20)
    .execute();
}

/** The row lock makes concurrent moves of one booking run one after the other. */
export function lockBooking(db: Db, id: string) {
  return db.selectFrom("bookings").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export function findBookingsAt(db: Db, hostId: number, itemId: number, startsAt: Date) {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where("host_id", "=", hostId)
    .where("service_item_id", "=", itemId)
    .where("starts_at", "=", startsAt)
    .orderBy(sql`status = 'confirmed'`, "desc")
    .orderBy("created_at", "desc")
    .execute();
}

export async function countOpenBookings(db: Db, hostId: number, phone: string): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("host_id", "=", hostId)
    .where("customer_phone", "=", phone)
    .where("status", "=", "confirmed")
    .where("ends_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

export function markCancelled(db: Db, id: string, by: "customer" | "provider", note: string | null) {
  return db
    .updateTable("bookings")
    .set((row) => ({
      status: "cancelled",
      cancelled_at: sql<Date>`now()`,
      cancelled_by: by,
      cancel_note: note,
      sequence: row("sequence", "+", 1),
    }))
    .where("id", "=", id)
    .where("status", "=", "confirmed")
    .returningAll()
    .executeTakeFirst();
}

export function setNoShow(db: Db, id: string, noShow: boolean) {
  return db
    .updateTable("bookings")
    .set(noShow ? { status: "no_show", arrived_at: null } : { status: "confirmed" })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function setArrived(db: Db, id: string, hasArrived: boolean) {
  return db
    .updateTable("bookings")
    .set(hasArrived ? { arrived_at: sql<Date>`now()`, status: "confirmed" } : { arrived_at: null })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Place = {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly calendar_id: number;
  readonly arrived_at?: null;
  readonly moved_at?: Date;
};

export function changePlace(db: Db, id: string, place: Place) {
  return db
    .updateTable("bookings")
    .set((row) => ({ ...place, sequence: row("sequence", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Every booking is in exactly one of the host's three lists. */
export function countByList(db: Db, hostId: number, calendarIds: readonly number[] | null) {
  const query = db
    .selectFrom("bookings")
    .select([
      sql<number>`count(*) filter (where status = 'confirmed' and ends_at > now())`.as("upcoming"),
      sql<number>`count(*) filter (where ${isOver})`.as("past"),
      sql<number>`count(*) filter (where status = 'cancelled')`.as("cancelled"),
    ])
    .where("host_id", "=", hostId);
  return (calendarIds ? query.where("calendar_id", "in", asList(calendarIds)) : query).executeTakeFirstOrThrow();
}

type Customer = {
  readonly hostId: number;
  readonly phone: string;
  /** Null: all calendars of the host. */
  readonly calendarIds: readonly number[] | null;
};

function bookingsOf(db: Db, { hostId, phone, calendarIds }: Customer) {
  const query = db.selectFrom("bookings").where("host_id", "=", hostId).where("customer_phone", "=", phone);
  return calendarIds ? query.where("calendar_id", "in", asList(calendarIds)) : query;
}

export function findOfCustomer(db: Db, customer: Customer, limit: number) {
  return bookingsOf(db, customer).selectAll().orderBy("starts_at", "desc").orderBy("id").limit(limit).execute();
}

export function countOfCustomer(db: Db, customer: Customer) {
  return bookingsOf(db, customer)
    .select([
      sql<number>`count(*) filter (where status = 'confirmed' and ends_at <= now())`.as("completed"),
      sql<number>`count(*) filter (where status = 'confirmed' and ends_at > now())`.as("upcoming"),
      sql<number>`count(*) filter (where status = 'no_show')`.as("noShows"),
      sql<number>`count(*) filter (where status = 'cancelled')`.as("cancelled"),
    ])
    .executeTakeFirstOrThrow();
}

/** `in ()` is not valid SQL. No calendar has the id 0, so this list matches nothing. */
const asList = (ids: readonly number[]) => (ids.length === 0 ? [0] : [...ids]);

const isOver = sql<boolean>`(status = 'no_show' or (status = 'confirmed' and ends_at <= now()))`;

type Filter = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: "confirmed" | "cancelled" | "no_show" | "completed" | "over" | undefined;
  readonly serviceItemId?: number | undefined;
  readonly calendarIds?: readonly number[] | null | undefined;
  readonly q?: string | undefined;
  readonly order: "soonest" | "latest";
  readonly limit: number;
  readonly offset: number;
};

export function findBookingsOfHost(db: Db, hostId: number, filter: Filter) {
  let query = db
    .selectFrom("bookings")
    .selectAll()
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("host_id", "=", hostId);
  if (filter.from) query = query.where("ends_at", ">", new Date(filter.from));
  if (filter.to) query = query.where("starts_at", "<", new Date(filter.to));
  if (filter.serviceItemId)
    query = query.where(sql<boolean>`items @> ${JSON.stringify([{ id: filter.serviceItemId }])}::jsonb`);
  if (filter.calendarIds) query = query.where("calendar_id", "in", asList(filter.calendarIds));
  if (filter.status === "over") query = query.where(isOver);
  else if (filter.status === "completed")
    query = query.where("status", "=", "confirmed").where("ends_at", "<=", sql<Date>`now()`);
  else if (filter.status === "confirmed")
    query = query.where("status", "=", "confirmed").where("ends_at", ">", sql<Date>`now()`);
  else if (filter.status) query = query.where("status", "=", filter.status);
  if (filter.q) {
    const part = `%${filter.q.replace(/[\\%_]/g, "\\$&")}%`;
    const digits = digitsSought(filter.q);
    query = query.where((row) =>
      row.or([
        row("id", "=", filter.q?.toUpperCase() ?? ""),
        row("customer_name", "ilike", part),
        ...(digits ? [row("customer_phone", "like", `%${digits}%`)] : []),
      ]),
    );
  }
  const direction = filter.order === "latest" ? "desc" : "asc";
  return query
    .orderBy("starts_at", direction)
    .orderBy("id", direction)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
}

/**
 * Phone numbers are stored with their country code, so a leading 0, 00 or "(0)" is dropped. A text with letters is
 * searched as a booking id.
 */
function digitsSought(text: string): string {
  if (/\p{L}/u.test(text)) return "";
  return text
    .replace("(0)", "")
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "");
}

export async function countFutureBookings(db: Db, hostId: number, listingId: number): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("host_id", "=", hostId)
    .where("listing_id", "=", listingId)
    .where("status", "=", "confirmed")
    .where("ends_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findBookedListings(db: Db, listingIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("bookings")
    .select("listing_id")
    .distinct()
    .where("listing_id", "in", listingIds)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}
