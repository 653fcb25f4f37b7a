import { citiesIn } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { categoryBySlug } from "#contract/lists/categories.ts";
import { communities } from "#contract/lists/communities.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { readSearchFeed as endpoint } from "#contract/search.ts";
import { formatDateLong } from "#format/dates.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { languageOf, translator } from "#messages/translate.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { rssText } from "#server/platform/feeds/rss-text.ts";
import { refuse } from "#server/refusal.ts";
import { type CardRow, findCards } from "./card-store.ts";
import { citiesCalled } from "./place-rules.ts";
import { limitSearchTime } from "./search-store.ts";

const maxEntries = 50;

export async function readSearchFeed(
  deps: Deps,
  actor: Visitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await deps.limits.spend(["searches", actor.address]);
  const { settings, clock } = deps;
  const country = query.hostCountry ?? settings.countries[0].code;
  const community = communities.find(({ slug }) => slug === query.community);
  const cities = query.city === undefined ? null : citiesCalled(country, query.city);
  if (cities?.length === 0) refuse("not_found");
  const among = { country, onlyVerified: settings.listingReview === "before", now: clock.now(), match: null };
  const filters = {
    kind: null,
    community: community?.communityId ?? null,
    category: null,
    subcategory: null,
    cityIds: cities?.map(({ id }) => Number(id)) ?? null,
    language: null,
    price: null,
    days: null,
  };
  const newestFirst = {
    sort: "newest",
    levels: [],
    name: null,
    nameWords: null,
    things: [],
    distances: { cityIds: [], km: [] },
  } as const;
  const rows = await inTransaction(deps.db, async (trx) => {
    await limitSearchTime(trx);
    return findCards(trx, among, filters, newestFirst, { limit: maxEntries, offset: 0, most: maxEntries });
  });
  const t = translator<"find">(actor.locale, messagesFor(actor.locale, "find"));
  const names = namesIn(actor.locale);
  const place = cities?.[0]?.name;
  const about = community
    ? {
        title: t("community.title", { community: names.community(community.communityId) }),
        description: t("community.description", { community: names.community(community.communityId) }),
        path: `/communities/${community.slug}`,
      }
    : place
      ? {
          title: t("city.title", { place }),
          description: t("city.description", { place }),
          path: `/cities/${query.city}`,
        }
      : { title: t("explore.title"), description: t("explore.description"), path: "/explore" };
  return rssText({
    title: about.title,
    description: about.description,
    link: settings.publicUrl + about.path,
    language: languageOf(actor.locale),
    entries: rows.map((row) => ({
      title: inLanguage(row, actor.locale).name,
      link: settings.publicUrl + pathOf(row),
      publishedAt: row.created_at,
      description: detailsOf(row, country, actor),
    })),
  });
}

const pathOf = ({ kind, subject_id }: CardRow) =>
  kind === "event" ? `/whats-on/${subject_id}` : `/providerPage?id=${subject_id}`;

function detailsOf(row: CardRow, country: string, { locale }: Visitor): string {
  const city = citiesIn(country).find(({ id }) => id === String(row.city_id))?.name;
  const day = row.starts_at && formatDateLong(row.starts_at, locale, row.time_zone);
  return [namesIn(locale).category(categoryBySlug(row.category)?.title ?? ""), city, day].filter(Boolean).join(", ");
}
