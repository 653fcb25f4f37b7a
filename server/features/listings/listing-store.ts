import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { TextLanguage, Translations } from "#contract/lists/text-languages.ts";
import type { ModerationState } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import {
  columnsAfterEdit,
  columnsOfDemo,
  type Resubmission,
  type ReviewAfterEdit,
} from "#server/db/moderated-content.ts";

export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>;

/** One query also reads subcategories and pictures. Deleted listings are included. */
function allListings(db: Db) {
  return db
    .selectFrom("listings as l")
    .selectAll("l")
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom("listing_subcategories as ls")
          .innerJoin("service_subcategories as s", "s.id", "ls.subcategory_id")
          .select(["s.id", "s.title"])
          .whereRef("ls.listing_id", "=", "l.id")
          .orderBy("s.position"),
      ).as("subcategories"),
      jsonArrayFrom(
        row
          .selectFrom("listing_portfolio_images as i")
          .select(["i.id", "i.image_url"])
          .whereRef("i.listing_id", "=", "l.id")
          .orderBy("i.position"),
      ).as("portfolio"),
    ]);
}

export const listingsWithDetails = (db: Db) => allListings(db).where("l.deleted_at", "is", null);

const listingById = (db: Db, id: number) => listingsWithDetails(db).where("l.id", "=", id);

export function findListing(db: Db, id: number) {
  return listingById(db, id).executeTakeFirst();
}

/** Throws if the listing does not exist, so use it only for one that was just written. */
export function getListing(db: Db, id: number) {
  return listingById(db, id).executeTakeFirstOrThrow();
}

export function findListingsOfHost(db: Db, hostId: number, page: { limit: number; offset: number }) {
  return listingsWithDetails(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("l.host_id", "=", hostId)
    .orderBy("l.created_at", "desc")
    .orderBy("l.id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function findListingOwner(db: Db, id: number) {
  return db
    .selectFrom("listings")
    .select(["id", "host_id", "language", "review_state", "is_withheld"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export type Venue = NonNullable<Awaited<ReturnType<typeof findVenue>>>;

/** Deleted listings are included, because their bookings still need a venue. */
export function findVenue(db: Db, id: number) {
  return db
    .selectFrom("listings")
    .select([
      "id",
      "host_id",
      "review_state",
      "is_withheld",
      "deleted_at",
      "name",
      "language",
      "translations",
      "address",
      "city_id",
      "phone_number",
      "whatsapp_number",
      "community_id",
      "profile_image_url",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Deleted listings are included. */
export async function findVenueNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("listings")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export function findOldestListing(db: Db, hostId: number, states: readonly ModerationState[]) {
  return db
    .selectFrom("listings")
    .select([
      "id",
      "name",
      "language",
      "translations",
      "address",
      "profile_image_url",
      "phone_number",
      "whatsapp_number",
    ])
    .where("host_id", "=", hostId)
    .where("deleted_at", "is", null)
    .where("review_state", "in", [...states])
    .where("is_withheld", "=", false)
    .orderBy("is_hidden_from_search")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** The name of each host's oldest public listing, in all its languages. */
export async function findListingNames(db: Db, hostIds: readonly number[], states: readonly ModerationState[]) {
  if (hostIds.length === 0) return [];
  return db
    .selectFrom("listings")
    .distinctOn("host_id")
    .select(["host_id", "name", "language", "translations"])
    .where("host_id", "in", [...hostIds])
    .where("deleted_at", "is", null)
    .where("review_state", "in", [...states])
    .where("is_withheld", "=", false)
    .orderBy("host_id")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findPublicListingIds(
  db: Db,
  states: readonly ModerationState[],
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom("listings")
    .select("id")
    .where("deleted_at", "is", null)
    .where("review_state", "in", [...states])
    .where("is_withheld", "=", false)
    .where("is_hidden_from_search", "=", false)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type ListingFields = {
  name: string;
  address: string;
  country_iso: string;
  city_id: number | null;
  languages: string[];
  phone_number: string;
  whatsapp_number: string | null;
  website_url: string | null;
  description: string;
  community_id: number;
  category_id: number;
  profile_image_url: string;
  is_hidden_from_search: boolean;
  language: TextLanguage;
  translations: Translations<{ name: string; description: string }>;
};

const columnsOf = (fields: ListingFields) => ({ ...fields, translations: JSON.stringify(fields.translations) });

export type ListingChildren = { readonly subcategoryIds: readonly number[]; readonly portfolio: readonly string[] };

export async function insertListing(
  db: Db,
  hostId: number,
  fields: ListingFields,
  children: ListingChildren,
): Promise<number> {
  const { id } = await db
    .insertInto("listings")
    .values({ ...columnsOf(fields), host_id: hostId, review_reason: null, deleted_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertChildren(db, id, children);
  return id;
}

/** The row lock makes concurrent edits run one after the other. */
export function lockListing(db: Db, id: number) {
  return db
    .selectFrom("listings")
    .select("revision")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeListing(
  db: Db,
  id: number,
  fields: ListingFields,
  review: ReviewAfterEdit,
  resubmission: Resubmission,
  children: ListingChildren,
) {
  await db
    .updateTable("listings")
    .set({
      ...columnsOf(fields),
      ...columnsAfterEdit(review, resubmission),
      ...(review.removesHighlight ? { is_community_favorite: false } : {}),
    })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("listing_subcategories").where("listing_id", "=", id).execute();
  await db.deleteFrom("listing_portfolio_images").where("listing_id", "=", id).execute();
  await insertChildren(db, id, children);
}

async function insertChildren(
  db: Db,
  listingId: number,
  { subcategoryIds, portfolio }: ListingChildren,
): Promise<void> {
  if (subcategoryIds.length > 0) {
    const rows = subcategoryIds.map((subcategory_id) => ({ listing_id: listingId, subcategory_id }));
    await db.insertInto("listing_subcategories").values(rows).execute();
  }
  if (portfolio.length > 0) {
    const rows = portfolio.map((image_url, position) => ({ listing_id: listingId, image_url, position }));
    await db.insertInto("listing_portfolio_images").values(rows).execute();
  }
}

export async function markListingDeleted(db: Db, id: number): Promise<void> {
  await db
    .updateTable("listings")
    .set({ deleted_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}

export async function markDemo(db: Db, id: number, state: ModerationState, daysOld: number): Promise<void> {
  await db.updateTable("listings").set(columnsOfDemo(state, daysOld)).where("id", "=", id).execute();
}

export function findAllListingsOf(db: Db, hostId: number) {
  return allListings(db).where("l.host_id", "=", hostId).orderBy("l.id").execute();
}

export async function findListingIdsOf(db: Db, hostId: number): Promise<number[]> {
  const rows = await db.selectFrom("listings").select("id").where("host_id", "=", hostId).execute();
  return rows.map(({ id }) => id);
}

/** Delete their items and bookings first, which refer to them by foreign key. */
export async function deleteListingsOf(db: Db, hostId: number): Promise<void> {
  const own = db.selectFrom("listings").select("id").where("host_id", "=", hostId);
  await db.deleteFrom("listing_portfolio_images").where("listing_id", "in", own).execute();
  await db.deleteFrom("listing_subcategories").where("listing_id", "in", own).execute();
  await db.deleteFrom("listings").where("host_id", "=", hostId).execute();
}

/** All listings that are not deleted, for the operator's overview. */
export function findListingPlaces(db: Db) {
  return db
    .selectFrom("listings")
    .select(["id", "community_id", "city_id", "created_at", "review_requested_at"])
    .where("deleted_at", "is", null)
    .execute();
}
