import { sql } from "kysely";
import type { TextLanguage, Translations } from "#contract/lists/text-languages.ts";
import type { Db } from "#server/db/database.ts";

const calendarIds = sql<number[]>`array(select calendar_id from service_item_calendars c
  where c.host_id = service_items.host_id and c.service_item_id = service_items.id order by calendar_id)`.as(
  "calendar_ids",
);

const columns = [
  "id",
  "listing_id",
  "host_id",
  "name",
  "description",
  "language",
  "translations",
  "price_cents",
  "duration_minutes",
  "minutes_before",
  "minutes_after",
  "notice_minutes",
  "days_ahead",
  "most_per_day",
  "cancel_minutes",
  "revision",
  calendarIds,
] as const;

export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>;
export type ItemTexts = {
  language: TextLanguage;
  translations: Translations<{ name: string; description?: string | undefined }>;
};

export type ItemFields = ItemTexts & {
  name: string;
  description: string | null;
  price_cents: number | null;
  duration_minutes: number | null;
} & Partial<ItemRules>;

export type ItemRules = {
  minutes_before: number;
  minutes_after: number;
  notice_minutes: number;
  days_ahead: number | null;
  most_per_day: number | null;
  cancel_minutes: number;
};

export function findItem(db: Db, id: number) {
  return itemById(db, id).executeTakeFirst();
}

/** In the order of the ids. Items that do not exist are left out. */
export async function findItems(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom("service_items")
    .select(columns)
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The row lock makes concurrent edits run one after the other. */
export function lockItem(db: Db, id: number) {
  return itemById(db, id).forUpdate().executeTakeFirst();
}

/** Locked in the order of their ids, so that two edits that copy rules to each other cannot deadlock. */
export function lockItemsOfListing(db: Db, listingId: number, ids: readonly number[]) {
  return db
    .selectFrom("service_items")
    .select(columns)
    .where("listing_id", "=", listingId)
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

function itemById(db: Db, id: number) {
  return db.selectFrom("service_items").select(columns).where("id", "=", id).where("deleted_at", "is", null);
}

export function findItemsOfListing(db: Db, listingId: number) {
  return db
    .selectFrom("service_items")
    .select(columns)
    .where("listing_id", "=", listingId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(200)
    .execute();
}

export function findItemsOfHost(db: Db, hostId: number) {
  return db
    .selectFrom("service_items")
    .select(columns)
    .where("host_id", "=", hostId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(500)
    .execute();
}

export function insertItem(db: Db, owner: { listing_id: number; host_id: number }, fields: ItemFields) {
  return db
    .insertInto("service_items")
    .values({ ...owner, ...fields, translations: JSON.stringify(fields.translations), deleted_at: null })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeItem(db: Db, id: number, fields: ItemFields) {
  return db
    .updateTable("service_items")
    .set((row) => ({
      ...fields,
      translations: JSON.stringify(fields.translations),
      revision: row("revision", "+", 1),
    }))
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function setRules(db: Db, ids: readonly number[], rules: ItemRules): Promise<void> {
  await db
    .updateTable("service_items")
    .set((row) => ({ ...rules, revision: row("revision", "+", 1) }))
    .where("id", "in", [...ids])
    .execute();
}

export async function setItemCalendars(db: Db, item: ItemRow, calendarIds: readonly number[]): Promise<ItemRow> {
  const { host_id, id } = item;
  await db
    .deleteFrom("service_item_calendars")
    .where("host_id", "=", host_id)
    .where("service_item_id", "=", id)
    .execute();
  const rows = [...new Set(calendarIds)].map((calendar_id) => ({ host_id, service_item_id: id, calendar_id }));
  if (rows.length > 0) await db.insertInto("service_item_calendars").values(rows).execute();
  return { ...item, calendar_ids: rows.map(({ calendar_id }) => calendar_id).sort((a, b) => a - b) };
}

export async function markItemDeleted(db: Db, id: number): Promise<void> {
  await db.updateTable("service_items").set({ deleted_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Deleted items are included. */
export function findAllItemsOf(db: Db, hostId: number) {
  return db.selectFrom("service_items").selectAll().where("host_id", "=", hostId).orderBy("id").execute();
}

export async function deleteItemsOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("service_item_calendars").where("host_id", "=", hostId).execute();
  await db.deleteFrom("service_items").where("host_id", "=", hostId).execute();
}

/** Also of deleted items, because their visits still count. */
export async function findListingsOfItems(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom("service_items").select(["id", "listing_id"]).execute();
  return new Map(rows.map(({ id, listing_id }) => [id, listing_id]));
}
