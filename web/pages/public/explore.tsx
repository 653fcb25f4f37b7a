import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/explore.ts";
import { loadResults } from "./find/load-search.server.ts";
import { SearchResults } from "./find/search-results.tsx";

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
      <Head isFiltered={isFiltered} />
      <SearchResults view={view} />
    </MessagesProvider>
  );
}

function Head({ isFiltered }: { isFiltered: boolean }) {
  const t = useT("find");
  return (
    <PageMeta
      title={t("explore.title")}
      description={t("explore.description")}
      path="/explore"
      isUnlisted={isFiltered}
    />
  );
}
