import { data } from "react-router";
import { sourceIn, unnamedSource } from "#contract/lists/sources.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { ApiRefusal, apiClient } from "#web/lib/api.ts";
import { asVisitorSees } from "#web/lib/as-visitor-sees.ts";
import { dateIn } from "#web/lib/date-in-query.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import { instantOf } from "#web/lib/zoned-time.ts";
import type { Route } from "./+types/provider-page.ts";
import { loadComingEvents } from "./profile/load-coming-events.server.ts";
import { itemViews, loadItems } from "./profile/load-items.server.ts";
import { loadReviews, reviewsWanted } from "./profile/load-reviews.server.ts";
import { ProfileProblem } from "./profile/profile-problem.tsx";
import { ProfileView } from "./profile/profile-view.tsx";
import { listingView, opinionsView } from "./profile/profile-views.server.ts";

export const handle = sharedUntilChanged;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, site, apiFetch, reportBug } = context.get(pageRequest);
  const api = apiClient(apiFetch);
  const texts = { locale, messages: messagesFor(locale, "profile") };
  const query = new URL(request.url).searchParams;
  const id = query.get("id");
  const source = sourceIn(query.get("from")) ?? null;
  const date = dateIn(query);
  const after = date && instantOf(`${date}T00:00`, site.countries[0].timeZone);
  if (!id) return data({ texts, problem: { kind: "noId" as const } }, { status: 400 });
  try {
    const [found, items, events, opinions] = await Promise.all([
      api("GET /serviceProviders/details", { query: { id, hostCountry: site.countries[0].code } }),
      loadItems(api, id, after).catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) reportBug(error);
        return [];
      }),
      loadComingEvents(api, id, locale).catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) reportBug(error);
        return [];
      }),
      // If the reviews cannot be loaded, the profile is shown without them.
      loadReviews(api, id, reviewsWanted(query.get("reviews"))).catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) reportBug(error);
        return null;
      }),
      api("GET /insights/views", { query: { listingId: id, source: source ?? unnamedSource } }).catch(() => null),
    ]);
    const listing = asVisitorSees(found, locale);
    return data({
      texts,
      listing: listingView(listing, locale, source, date),
      items: itemViews(items, listing, locale, date),
      events,
      opinions: opinions && opinionsView(opinions, listing, locale),
    });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { status } = error;
    const problem = status === 404 ? { kind: "notFound" as const } : { kind: "failed" as const, status };
    return data({ texts, problem }, { status });
  }
}

export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider {...loaderData.texts}>
      {"listing" in loaderData ? (
        <ProfileView
          listing={loaderData.listing}
          items={loaderData.items}
          events={loaderData.events}
          opinions={loaderData.opinions}
        />
      ) : (
        <ProfileProblem problem={loaderData.problem} />
      )}
    </MessagesProvider>
  );
}
