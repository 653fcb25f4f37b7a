import { languageNames } from "#contract/lists/languages.ts";
import { languageOf } from "#messages/translate.ts";
import { loadOwnCalendars } from "#web/features/hosts/index.ts";
import { qrCodeOf } from "#web/features/sharing/index.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/service-detail.ts";
import { detailProblem, problemOf } from "./detail-outcome.ts";
import { DetailPage } from "./detail-page.tsx";
import { loadListing } from "./own-listings.ts";
import { currentHost, pageApi, readSession } from "./portal-session.ts";
import { ServiceDetail } from "./service-detail/service-detail-view.tsx";

export const handle = { signOutTo: "/" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return { problem: "signedOut" as const };
  const listing = await loadListing(context, params.id).catch(problemOf);
  if (typeof listing === "string") return detailProblem(listing);
  const host = currentHost(session);
  if (!host || listing.kindredProviderId !== host.id) return detailProblem("notYours");
  const api = pageApi(context);
  const [items, calendars] = await Promise.all([
    api("GET /serviceItems", { query: { providerId: params.id } }).catch(() => null),
    loadOwnCalendars(api, host.id).catch(() => []),
  ]);
  const { site, locale } = context.get(pageRequest);
  const languages = languageNames(listing.languages, languageOf(locale));
  const publicUrl = `${site.publicUrl}/providerPage?id=${listing.id}`;
  return { problem: null, listing, languages, items, calendars, publicUrl, qr: qrCodeOf(`${publicUrl}&from=qr`) };
}

export default function ServiceDetailPage({ loaderData }: Route.ComponentProps) {
  const isThere = loaderData.problem === null;
  return (
    <DetailPage of="service" problem={loaderData.problem} name={isThere ? loaderData.listing.name : undefined}>
      {isThere ? <ServiceDetail {...loaderData} /> : null}
    </DetailPage>
  );
}
