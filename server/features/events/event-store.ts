import { sql } from "kysely";
import type { TextLanguage, Translations } from "#contract/lists/text-languages.ts";
import type { ModerationState } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import {
  columnsAfterEdit,
  columnsOfDemo,
  type Resubmission,
  type ReviewAfterEdit,
} from "#server/db/moderated-content.ts";

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export type EventFields = {
  title: string;
  description: string;
  category: string;
  address: string;
  country_iso: string;
  start_date: Date;
  end_date: Date;
  timezone: string;
  city_id: number | null;
  community_id: number;
  ticket_required: boolean;
  ticket_price_cents: number;
  ticket_currency: string;
  requires_booking: boolean;
  booking_link: string | null;
  image_url: string;
  language: TextLanguage;
  translations: Translations<{ title: string; description: string }>;
};

export type RegistrationFields = {
  registration: "none" | "kindred" | "other_site";
  capacity: number | null;
  places_per_person: number;
  registration_closes_at: Date | null;
  has_waiting_list: boolean;
  held_calendar_ids: number[];
};

export function findEvent(db: Db, id: number) {
  return db.selectFrom("events").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
}

export function findEvents(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("events")
    .selectAll()
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .execute();
}

export function findEventsOfHost(db: Db, hostId: number, page: { limit: number; offset: number }) {
  return db
    .selectFrom("events")
    .selectAll()
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("host_id", "=", hostId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

const noRegistration = {
  review_reason: null,
  deleted_at: null,
  capacity: null,
  registration_closes_at: null,
  cancelled_at: null,
  cancel_note: null,
  moved_from_start: null,
  series_id: null,
  moved_from_address: null,
};

type NewEvent = Omit<EventFields, "language" | "translations"> &
  Partial<Pick<EventFields, "language" | "translations">> &
  Partial<RegistrationFields> & { readonly series_id?: string | null };

export function insertEvent(db: Db, hostId: number, fields: NewEvent) {
  return db
    .insertInto("events")
    .values({
      host_id: hostId,
      ...noRegistration,
      ...fields,
      translations: JSON.stringify(fields.translations ?? {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The row lock makes concurrent edits run one after the other. */
export function lockEvent(db: Db, id: number) {
  return db
    .selectFrom("events")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The event, and with it the later dates of its series that are not cancelled. All dates are locked by one statement in
 * the order of their ids: two edits that lock their own date first could wait for each other.
 */
export async function lockSeries(db: Db, { id, host_id, series_id }: EventRow) {
  const dates = await db
    .selectFrom("events")
    .selectAll()
    .where("host_id", "=", host_id)
    .where((row) => row.or([row("id", "=", id), row("series_id", "=", series_id)]))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  const event = dates.find((date) => date.id === id);
  const later = dates.filter(
    (date) => event && date.id !== id && !date.cancelled_at && date.start_date >= event.start_date,
  );
  return { event, later };
}

export function changeEvent(
  db: Db,
  id: number,
  fields: EventFields & RegistrationFields,
  review: ReviewAfterEdit,
  resubmission: Resubmission,
  movedFrom: Pick<EventRow, "start_date" | "address"> | null,
) {
  return db
    .updateTable("events")
    .set({
      ...fields,
      translations: JSON.stringify(fields.translations),
      ...columnsAfterEdit(review, resubmission),
      ...(review.removesHighlight ? { is_featured: false } : {}),
      ...(movedFrom ? { moved_from_start: movedFrom.start_date, moved_from_address: movedFrom.address } : {}),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markEventDeleted(db: Db, id: number): Promise<void> {
  await db.updateTable("events").set({ deleted_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** A higher revision lets calendar programs update the entry they have. */
export function markEventCancelled(db: Db, id: number, note: string | null) {
  return db
    .updateTable("events")
    .set({ cancelled_at: sql<Date>`now()`, cancel_note: note, revision: sql<number>`revision + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Call this only while the event is locked. All are differences, and the table refuses to go above the capacity. */
export function countGuests(db: Db, id: number, { taken = 0, admitted = 0, offered = 0, waiting = 0 }) {
  return db
    .updateTable("events")
    .set((row) => ({
      places_taken: row("places_taken", "+", taken),
      places_admitted: row("places_admitted", "+", admitted),
      places_offered: row("places_offered", "+", offered),
      people_waiting: row("people_waiting", "+", waiting),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markDemo(db: Db, id: number, state: ModerationState, daysOld: number): Promise<void> {
  await db.updateTable("events").set(columnsOfDemo(state, daysOld)).where("id", "=", id).execute();
}

/** Deleted events are included. */
export function findAllEventsOf(db: Db, hostId: number) {
  return db.selectFrom("events").selectAll().where("host_id", "=", hostId).orderBy("id").execute();
}

export async function findEventIdsOf(db: Db, hostId: number): Promise<number[]> {
  const rows = await db.selectFrom("events").select("id").where("host_id", "=", hostId).execute();
  return rows.map(({ id }) => id);
}

export async function deleteEventsOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("events").where("host_id", "=", hostId).execute();
}

/** Deleted events are included. */
export async function findEventTitles(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("events")
    .select(["id", "title"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Pictures from before an edit count as long as the edit is under review. */
export async function findEventPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select image_url as url from events where deleted_at is null and image_url = any(${[...urls]}::text[])
    union
    select content_before_review ->> 'photos' from events
     where deleted_at is null and content_before_review is not null
       and content_before_review ->> 'photos' = any(${[...urls]}::text[])`.execute(db);
  return rows.map(({ url }) => url);
}

/** Deleted events are included, because their guests' details must be erased, too. */
export async function findEndedEvents(db: Db, ids: readonly number[], days: number): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("events")
    .select("id")
    .where("id", "in", [...ids])
    .where("end_date", "<", sql<Date>`now() - ${days} * interval '1 day'`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deleted events are included. */
export async function findKnownEvents(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, EventRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("events")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findUpcomingEventsOf(db: Db, hostId: number) {
  return db
    .selectFrom("events")
    .selectAll()
    .where("host_id", "=", hostId)
    .where("deleted_at", "is", null)
    .where("cancelled_at", "is", null)
    .where("end_date", ">", sql<Date>`now()`)
    .execute();
}

const eventsShown = 40;

/** Registered and admitted guests of events from this moment on, the latest ones if there are many. */
export async function findEventFigures(db: Db, hostId: number, from: Date) {
  const rows = await db
    .selectFrom("events")
    .select(["id", "title", "start_date", "end_date", "timezone", "capacity", "places_taken", "places_admitted"])
    .where("host_id", "=", hostId)
    .where("registration", "=", "kindred")
    .where("deleted_at", "is", null)
    .where("cancelled_at", "is", null)
    .where("start_date", ">=", from)
    .orderBy("start_date", "desc")
    .limit(eventsShown)
    .execute();
  return rows.reverse();
}

export function findEventReviewTimes(db: Db) {
  return db.selectFrom("events").select(["id", "review_requested_at"]).where("deleted_at", "is", null).execute();
}
