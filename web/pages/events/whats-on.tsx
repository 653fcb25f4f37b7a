import { apiClient } from "#web/lib/api.ts";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/whats-on.ts";
import { readListQuery } from "./list/list-query.ts";
import { WhatsOnView } from "./list/list-view.tsx";
import { loadList } from "./list/load-list.server.ts";

export const handle = sharedUntilChanged;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, site, apiFetch } = context.get(pageRequest);
  const query = readListQuery(new URL(request.url).searchParams);
  return { query, view: await loadList(apiClient(apiFetch), query, site.countries[0], locale, new Date()) };
}

export default function WhatsOn({ loaderData }: Route.ComponentProps) {
  return <WhatsOnView {...loaderData} />;
}
