import { data } from "react-router";
import { communities } from "#contract/lists/communities.ts";
import { formatNumber } from "#format/numbers.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { translator } from "#messages/translate.ts";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import { Selvedge } from "#web/ui/cloth.tsx";
import type { Route } from "./+types/city.ts";
import { cityMapView } from "./find/city-map.server.ts";
import { CityMap } from "./find/city-map.tsx";
import { exploreTo } from "./find/explore-to.ts";
import { GatheredPage } from "./find/gathered.tsx";
import { countViews } from "./find/gathered-counts.server.ts";
import { loadCards } from "./find/load-cards.server.ts";
import { uniqueCities } from "./find/places.server.ts";

export const handle = sharedUntilChanged;

const widestShare = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const messages = messagesFor(page.locale, "find");
  const t = translator<"find">(page.locale, messages);
  const city = uniqueCities(page.site.countries[0].code).find(({ slug }) => slug === params.city);
  if (!city) throw data(null, { status: 404 });
  const { slug, name: place } = city;
  const kinds = ["services", "events"] as const;
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, ...(await loadCards(page, { city: slug, kind, limit: "12" })) })),
  );
  const [services] = found;
  const here = services?.answer.facets.community ?? [];
  const names = namesIn(page.locale);
  const most = Math.max(...here.map(({ count }) => count));
  return {
    texts: { locale: page.locale, messages },
    title: t("city.title", { place }),
    lead: t("city.description", { place }),
    path: `/cities/${slug}`,
    trail: [
      { name: t("explore.title"), path: "/explore" },
      { name: place, path: `/cities/${slug}` },
    ],
    feeds: [
      { type: "application/rss+xml", href: `/api/search/feed.rss?city=${slug}` },
      { type: "text/calendar", href: `/api/whatsOn/feed.ics?city=${city.id}` },
    ],
    map: cityMapView(page.site.countries[0].code, page.locale, slug, services?.answer.facets.city ?? []),
    cloths: here.map(({ value, count }) => ({
      communityId: idOf(value),
      share: Math.max(1, Math.round((count / most) * widestShare)),
    })),
    counts: countViews(found, t, page.locale),
    servicesTo: exploreTo({ city: slug, kind: "services" }),
    eventsTo: exploreTo({ city: slug, kind: "events" }),
    // Nobody has offered anything here yet, so search engines should not list the page.
    isEmpty: found.every(({ cards }) => cards.length === 0),
    rows: found.map(({ kind, cards }) => ({
      title: t(kind === "events" ? "community.events" : "community.services"),
      cards,
      allTo: exploreTo({ city: slug, kind }),
    })),
    links: [
      {
        title: t("city.communities"),
        links: here.map(({ value, count }) => ({
          label: names.community(idOf(value)),
          communityId: idOf(value),
          count: formatNumber(count, page.locale),
          to: exploreTo({ city: slug, community: value }),
        })),
      },
      {
        title: t("community.others"),
        links: communities
          .filter(({ slug: other }) => !here.some(({ value }) => value === other))
          .map((one) => ({ label: names.community(one.communityId), to: `/communities/${one.slug}` })),
      },
    ],
  };
}

const idOf = (community: string) => communities.find(({ slug }) => slug === community)?.communityId ?? 0;

type Share = { readonly communityId: number; readonly share: number };

/**
 * A community with more services here has a wider piece of cloth. Every page loads `Selvedge`, so it cannot grow for this.
 */
function SharedSelvedge({ cloths }: { cloths: readonly Share[] }) {
  if (cloths.length === 0) return <Selvedge size="wide" />;
  return (
    <div className="selvedge" data-size="wide" aria-hidden="true">
      {cloths.map(({ communityId, share }) => (
        <span key={communityId} className="cloth" data-community={communityId} data-share={share} />
      ))}
    </div>
  );
}

export default function City({ loaderData }: Route.ComponentProps) {
  return (
    <GatheredPage
      data={loaderData}
      cloth={<SharedSelvedge cloths={loaderData.cloths} />}
      map={loaderData.map ? <CityMap {...loaderData.map} /> : null}
    />
  );
}
