import { categoryByTitle } from "#contract/lists/categories.ts";
import { serviceCategoryById } from "#contract/lists/service-categories.ts";
import { type Translations, textLanguages } from "#contract/lists/text-languages.ts";
import { type Database, type Db, inTransaction } from "#server/db/database.ts";
import { findAllEventsOf } from "#server/features/events/index.ts";
import { findHost, findHostIds, type Host } from "#server/features/hosts/index.ts";
import { everyText, findAllListingsOf, isPublic, venuePlace } from "#server/features/listings/index.ts";
import { rateListingsOf, shownAverage } from "#server/features/reviews/index.ts";
import { findItemsOfHost } from "#server/features/service-items/index.ts";
import { documentVersion, documentWords, ratingScore } from "./document-rules.ts";
import { lockDocumentsOf, replaceDocumentsOf, type SearchDocument, saveDocumentVersion } from "./document-store.ts";

/** Writes everything of a host that can be found, as it is in this transaction. */
export async function indexHost(trx: Db, hostId: number): Promise<void> {
  await lockDocumentsOf(trx, hostId);
  const host = await findHost(trx, hostId);
  const isOpen = host && host.suspended_at === null;
  await replaceDocumentsOf(
    trx,
    hostId,
    isOpen ? [...(await listingsOf(trx, host)), ...(await eventsOf(trx, host))] : [],
  );
}

/** For content that was written without publishing changes, such as the demo. */
export async function indexHosts(trx: Db, hostIds: readonly number[]): Promise<void> {
  for (const hostId of hostIds) await indexHost(trx, hostId);
  await saveDocumentVersion(trx, documentVersion);
}

/** One host after the other, so people can still find everything while this runs. */
export async function rebuildSearch(db: Database): Promise<number> {
  const hostIds = await findHostIds(db);
  for (const hostId of hostIds) await inTransaction(db, (trx) => indexHost(trx, hostId));
  await saveDocumentVersion(db, documentVersion);
  return hostIds.length;
}

async function listingsOf(trx: Db, host: Host): Promise<SearchDocument[]> {
  const rows = (await findAllListingsOf(trx, host.id)).filter(
    (row) => !row.deleted_at && !row.is_hidden_from_search && isPublic(row, "after"),
  );
  if (rows.length === 0) return [];
  const items = Map.groupBy(await findItemsOfHost(trx, host.id), ({ listing_id }) => listing_id);
  const ratings = new Map((await rateListingsOf(trx, host.id)).map((rating) => [rating.listing_id, rating]));
  return rows.map((row) => {
    const own = items.get(row.id) ?? [];
    const prices = own.flatMap(({ price_cents }) => (price_cents === null ? [] : [price_cents]));
    // A free first talk is not the price of the service.
    const paid = prices.filter((price) => price > 0);
    const { average = null, count = 0 } = ratings.get(row.id) ?? {};
    const { timeZone, currency } = venuePlace(host, row);
    const categoryTitle = serviceCategoryById(row.category_id)?.title ?? "";
    return {
      kind: "listing",
      subject_id: row.id,
      host_name: host.name,
      country: host.country,
      time_zone: timeZone,
      currency,
      name: row.name,
      language: row.language,
      translations: namesOf(row.translations, "name"),
      community_id: row.community_id,
      category: categoryByTitle(categoryTitle)?.slug ?? "",
      subcategory_ids: row.subcategories.map(({ id }) => id),
      city_id: row.city_id,
      languages: row.languages,
      picture_url: row.portfolio[0]?.image_url ?? row.profile_image_url,
      price_cents: prices.length === 0 ? null : Math.min(...(paid.length > 0 ? paid : prices)),
      rating_average: shownAverage(average),
      rating_count: count,
      rating_score: ratingScore(average, count),
      is_verified: row.review_state === "verified",
      created_at: row.created_at,
      starts_at: null,
      ends_at: null,
      text: documentWords({
        hostName: host.name,
        country: host.country,
        names: everyText(row, "name"),
        descriptions: everyText(row, "description"),
        address: row.address,
        communityId: row.community_id,
        categoryTitle,
        offers: [...row.subcategories.map(({ title }) => title), ...own.flatMap((item) => everyText(item, "name"))],
        cityId: row.city_id,
        languages: row.languages,
      }),
    };
  });
}

async function eventsOf(trx: Db, host: Host): Promise<SearchDocument[]> {
  const rows = (await findAllEventsOf(trx, host.id)).filter(
    (row) => !row.deleted_at && !row.cancelled_at && isPublic(row, "after"),
  );
  return rows.map((row) => ({
    kind: "event",
    subject_id: row.id,
    host_name: host.name,
    country: host.country,
    time_zone: row.timezone,
    currency: row.ticket_currency,
    name: row.title,
    language: row.language,
    translations: namesOf(row.translations, "title"),
    community_id: row.community_id,
    category: categoryByTitle(row.category)?.slug ?? "",
    subcategory_ids: [],
    city_id: row.city_id,
    languages: [],
    picture_url: row.image_url,
    price_cents: row.ticket_required ? row.ticket_price_cents : 0,
    rating_average: null,
    rating_count: 0,
    rating_score: ratingScore(null, 0),
    is_verified: row.review_state === "verified",
    created_at: row.created_at,
    starts_at: row.start_date,
    ends_at: row.end_date,
    text: documentWords({
      hostName: host.name,
      country: host.country,
      names: everyText(row, "title"),
      descriptions: everyText(row, "description"),
      address: row.address,
      communityId: row.community_id,
      categoryTitle: row.category,
      offers: [],
      cityId: row.city_id,
      languages: [],
    }),
  }));
}

function namesOf<Name extends string>(
  translations: Translations<Readonly<Record<Name, string>>>,
  field: Name,
): Translations<{ name: string }> {
  const names = textLanguages.flatMap((language) => {
    const name = translations[language]?.[field];
    return name ? [[language, { name }] as const] : [];
  });
  return Object.fromEntries(names);
}
