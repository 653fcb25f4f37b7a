import { data } from "react-router";
import { categories, categoryBySlug } from "#contract/lists/categories.ts";
import { communities } from "#contract/lists/communities.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { translator } from "#messages/translate.ts";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import type { Route } from "./+types/community.ts";
import { exploreTo } from "./find/explore-to.ts";
import { GatheredPage } from "./find/gathered.tsx";
import { countViews } from "./find/gathered-counts.server.ts";
import { loadCards } from "./find/load-cards.server.ts";

export const handle = sharedUntilChanged;

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const messages = messagesFor(page.locale, "find");
  const t = translator<"find">(page.locale, messages);
  const community = communities.find(({ slug }) => slug === params.community);
  const category = params.category === undefined ? null : categoryBySlug(params.category);
  if (!community || category === undefined) throw data(null, { status: 404 });
  const names = namesIn(page.locale);
  const { slug, communityId } = community;
  const name = names.community(communityId);
  const categoryName = category ? names.category(category.title) : "";
  const filter = { community: slug, ...(category ? { category: category.slug } : {}) };
  const kinds = category ? [category.kind] : (["services", "events"] as const);
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, ...(await loadCards(page, { ...filter, kind, limit: "8" })) })),
  );
  const counted = new Set(found.flatMap(({ answer }) => answer.facets.category.map(({ value }) => value)));
  return {
    texts: { locale: page.locale, messages },
    communityId: community.communityId,
    title: category
      ? t("community.category", { community: name, category: categoryName })
      : t("community.title", { community: name }),
    lead: t("community.description", { community: name }),
    path: `/communities/${slug}${category ? `/${category.slug}` : ""}`,
    trail: [
      { name: t("explore.title"), path: "/explore" },
      { name, path: `/communities/${slug}` },
      ...(category ? [{ name: categoryName, path: `/communities/${slug}/${category.slug}` }] : []),
    ],
    feeds: [
      { type: "application/rss+xml", href: `/api/search/feed.rss?community=${slug}` },
      { type: "text/calendar", href: `/api/whatsOn/feed.ics?community=${community.communityId}` },
    ],
    // An empty page is no help to somebody who comes from a search engine.
    counts: countViews(found, t, page.locale),
    servicesTo: kinds.some((kind) => kind === "services") ? exploreTo({ ...filter, kind: "services" }) : null,
    eventsTo: kinds.some((kind) => kind === "events") ? exploreTo({ ...filter, kind: "events" }) : null,
    isEmpty: found.every(({ cards }) => cards.length === 0),
    rows: found.map(({ kind, cards }) => ({
      title: t(kind === "events" ? "community.events" : "community.services"),
      cards,
      allTo: exploreTo({ ...filter, kind }),
    })),
    links: [
      {
        title: t("community.categories"),
        links: categories
          .filter((one) => counted.has(one.slug) && one.slug !== category?.slug)
          .map((one) => ({ label: names.category(one.title), to: `/communities/${slug}/${one.slug}` })),
      },
      {
        title: t("community.others"),
        links: communities
          .filter((one) => one.slug !== slug)
          .map((one) => ({ label: names.community(one.communityId), to: `/communities/${one.slug}` })),
      },
    ],
  };
}

export default function Community({ loaderData }: Route.ComponentProps) {
  return <GatheredPage data={loaderData} cloth={<Cloth communityId={loaderData.communityId} tile="lg" />} />;
}
