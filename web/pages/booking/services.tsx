import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router";
import { flowUrl, idsNamed, ProblemPage, ServicesStep } from "../../features/bookings/index.ts";
import { apiClient } from "../../lib/api.ts";
import { useT } from "../../lib/messages.tsx";
import { pageRequest } from "../../lib/request-context.ts";
import type { Route } from "./+types/services.ts";
import { findListing, idsIn, loadRating, loadServices, providerView, resolveAccount } from "./load-provider.server.ts";
import { PageProblem, viewOrProblem } from "./page-problem.server.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const api = apiClient(context.get(pageRequest).apiFetch);
  const query = new URL(request.url).searchParams;
  return viewOrProblem(async () => {
    const ids = idsIn(query);
    if (!ids.providerId && !ids.kindredProviderId) throw new PageProblem(400, "problem.idRequired");
    const listing = await findListing(api, ids);
    const [kindredProviderId, services, rating] = await Promise.all([
      resolveAccount(api, listing.id),
      loadServices(api, listing.id),
      loadRating(api, listing.id),
    ]);
    const known = new Set(services.map(({ id }) => id));
    const chosen = idsNamed(query, "serviceItemId").filter((id) => known.has(id));
    return { provider: providerView(listing, kindredProviderId, rating), services, chosen };
  }, "problem.load");
}

/** A toggled service changes the address, not what the page knows. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = (name: string) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return !isSame("providerId") || !isSame("kindredProviderId") || !isSame("lang");
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const t = useT("booking");
  const navigate = useNavigate();
  const location = useLocation();
  const { view, problem } = loaderData;
  if (!view) return <ProblemPage problem={problem} />;
  const { provider, services, chosen } = view;
  const remember = (serviceItemIds: readonly number[]) => {
    const { listingId: providerId, kindredProviderId } = provider;
    const url = flowUrl("/booking", { providerId, kindredProviderId, serviceItemIds });
    void navigate(url, { replace: true, preventScrollReset: true, state: location.state });
  };
  return (
    <>
      <title>{t("page.title", { page: `${t("services.title")}, ${provider.name}` })}</title>
      <ServicesStep provider={provider} services={services} initial={chosen} onChange={remember} />
    </>
  );
}
