import { useHref } from "react-router";
import { apiClient } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useJoin } from "#web/lib/use-join.ts";
import type { Route } from "./+types/services.ts";
import { calendarIn } from "./flow/calendar-choice.ts";
import { flowUrl, readIds } from "./flow/flow-url.ts";
import { ProblemPage } from "./flow/problem-page.tsx";
import {
  countArrival,
  findListing,
  idsIn,
  loadRating,
  loadServices,
  providerView,
  resolveAccount,
} from "./loaders/load-provider.server.ts";
import { missedCalendar } from "./loaders/missed-calendar.server.ts";
import { loaderHeadersOnly, PageProblem, viewOrProblem } from "./loaders/page-problem.server.ts";
import { venueFormats } from "./loaders/venue-formats.server.ts";
import { ServicesStep } from "./services/services-step.tsx";

export const handle = sharedUntilChanged;

export function loader({ context, request }: Route.LoaderArgs) {
  const { apiFetch, locale, site } = context.get(pageRequest);
  const api = apiClient(apiFetch);
  const query = new URL(request.url).searchParams;
  return viewOrProblem(
    request,
    async () => {
      const ids = idsIn(query);
      if (!ids.listingId && !ids.kindredProviderId) throw new PageProblem(400, "problem.idRequired");
      const listing = await findListing(api, ids, site.countries[0].code);
      const formats = venueFormats(locale, listing);
      const [kindredProviderId, services, rating] = await Promise.all([
        resolveAccount(api, listing.id),
        loadServices(api, listing.id, formats),
        loadRating(api, listing.id, formats),
        countArrival(api, listing.id, query),
      ]);
      const known = new Set(services.map(({ id }) => id));
      const chosen = readIds(query, "serviceItemId").filter((id) => known.has(id));
      const chosenCalendar = calendarIn(query, services)?.id ?? null;
      const missed = await missedCalendar(api, query, { kindredProviderId, services, wanted: services });
      return {
        provider: providerView(listing, kindredProviderId, rating, query),
        services,
        chosen,
        chosenCalendar,
        missed,
      };
    },
    "problem.load",
  );
}

export const headers = loaderHeadersOnly;

export default function Services({ loaderData }: Route.ComponentProps) {
  const t = useT("booking");
  const join = useJoin();
  const base = useHref("/").replace(/\/$/, "");
  const { view, problem } = loaderData;
  if (!view) return <ProblemPage problem={problem} />;
  const { provider, services, chosen, chosenCalendar, missed } = view;
  const remember = (serviceItemIds: readonly number[], calendarId: number | null) => {
    const { listingId, kindredProviderId, source, date } = provider;
    const params = { listingId, kindredProviderId, serviceItemIds, calendarId, source, date };
    // Change only the URL, without a navigation. Back and reload then restore the choice, and nothing is loaded.
    history.replaceState(history.state, "", base + flowUrl("/booking", params));
  };
  return (
    <>
      <PageMeta
        title={join(t("services.title"), provider.name)}
        description={t("page.description", { name: provider.name })}
        path={flowUrl("/booking", { listingId: provider.listingId })}
        picture={`/share-preview/provider/${provider.listingId}.png`}
      />
      <ServicesStep
        provider={provider}
        services={services}
        initial={chosen}
        initialCalendar={chosenCalendar}
        missed={missed}
        onChange={remember}
      />
    </>
  );
}
