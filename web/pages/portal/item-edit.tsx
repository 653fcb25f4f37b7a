import { redirect } from "react-router";
import { loadOwnCalendars } from "#web/features/hosts/index.ts";
import { ItemForm } from "#web/features/service-items/index.ts";
import type { Route } from "./+types/item-edit.ts";
import { DetailPage } from "./detail-page.tsx";
import { loadListing, ownOrRedirect } from "./own-listings.ts";
import { managedHost, pageApi, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/services" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  const host = managedHost(session);
  const api = pageApi(context);
  const [listing, items, calendars] = await Promise.all([
    ownOrRedirect("Service", host.id, loadListing(context, params.id)),
    api("GET /serviceItems", { query: { providerId: params.id } }),
    loadOwnCalendars(api, host.id),
  ]);
  const item = items.find(({ id }) => String(id) === params.itemId);
  if (!item) throw redirect(`/services/${listing.id}`);
  const others = items.filter(({ id }) => id !== item.id);
  return { userId: session.user.id, listing, item, others, calendars, now: Date.now() };
}

export default function EditItemPage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailPage of="service" problem={loaderData ? null : "signedOut"} name={loaderData?.item.name}>
      {loaderData ? <ItemForm key={loaderData.item.id} {...loaderData} /> : null}
    </DetailPage>
  );
}
