import { languagesByName } from "#contract/lists/languages.ts";
import { languageOf } from "#messages/translate.ts";
import { ServiceForm, serviceValuesOf } from "#web/features/listings/index.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/service-edit.ts";
import { FormPage } from "./form-page.tsx";
import { loadListing, ownOrRedirect } from "./own-listings.ts";
import { managedHost, readSession } from "./portal-session.ts";
import { loadSubcategories } from "./subcategories.ts";

export const handle = { signOutTo: "/services" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  const host = managedHost(session);
  const listing = await ownOrRedirect("Service", host.id, loadListing(context, params.id));
  return {
    userId: session.user.id,
    hostId: host.id,
    listing,
    subcategories: await loadSubcategories(context, listing.category_id),
    languages: languagesByName(languageOf(context.get(pageRequest).locale)),
  };
}

export default function EditServicePage({ loaderData }: Route.ComponentProps) {
  return (
    <FormPage of="service" mode="edit">
      {loaderData ? (
        <ServiceForm
          key={loaderData.listing.id}
          userId={loaderData.userId}
          hostId={loaderData.hostId}
          listingId={loaderData.listing.id}
          initial={serviceValuesOf(loaderData.listing)}
          subcategories={loaderData.subcategories}
          languages={loaderData.languages}
        />
      ) : null}
    </FormPage>
  );
}
