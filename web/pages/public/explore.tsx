import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useSite } from "#web/lib/site.ts";
import type { Route } from "./+types/explore.ts";
import { foundThings } from "./find/found-things.ts";
import { loadResults } from "./find/load-search.server.ts";
import { SearchResults } from "./find/search-results.tsx";
import type { ResultsView } from "./find/search-view.ts";

export const handle = sharedUntilChanged;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const query = new URL(request.url).searchParams;
  return {
    texts: { locale: page.locale, messages: messagesFor(page.locale, "find") },
    view: await loadResults(page, query),
    isFiltered: query.size > 0,
  };
}

export default function Explore({ loaderData: { texts, view, isFiltered } }: Route.ComponentProps) {
  return (
    <MessagesProvider {...texts}>
      <Head view={view} isFiltered={isFiltered} />
      <SearchResults view={view} />
    </MessagesProvider>
  );
}

function Head({ view, isFiltered }: { view: ResultsView; isFiltered: boolean }) {
  const t = useT("find");
  const publicUrl = useSite()?.publicUrl ?? "";
  const title = t("explore.title");
  return (
    <PageMeta
      title={isFiltered ? view.heading : title}
      description={t("explore.description")}
      path="/explore"
      isUnlisted={isFiltered}
      feeds={[{ type: "application/rss+xml", href: "/api/search/feed.rss" }]}
      about={foundThings(
        publicUrl,
        [{ name: title, path: "/explore" }],
        view.groups.flatMap(({ cards }) => cards),
      )}
    />
  );
}
