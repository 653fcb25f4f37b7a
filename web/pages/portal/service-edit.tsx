import { redirect } from "react-router";
import { product } from "#contract/product.ts";
import { SignInGate } from "#web/features/hosts/index.ts";
import { ServiceForm, serviceValuesOf } from "#web/features/listings/index.ts";
import { ApiRefusal } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import type { Route } from "./+types/service-edit.ts";
import { pageApi, portalPath, readSession } from "./portal-session.ts";
import { loadSubcategories } from "./subcategories.ts";

export const handle = { signOutTo: "/services" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  const listing = await pageApi(context)("GET /serviceProviders/details", {
    query: { id: params.id, hostCountry: product.hostCountry },
  }).catch((error) => {
    if (error instanceof ApiRefusal) throw redirect(`${portalPath}?notice=loadService`);
    throw error;
  });
  if (listing.user_id !== session.user.id) throw redirect(`${portalPath}?notice=editService`);
  return {
    userId: session.user.id,
    listing,
    subcategories: await loadSubcategories(context, listing.category_id),
  };
}

export default function EditServicePage({ loaderData }: Route.ComponentProps) {
  const t = useT("portalForms");
  const portal = useT("portal");
  return (
    <>
      <title>{t("page.title", { page: t("serviceForm.edit") })}</title>
      {loaderData ? (
        <ServiceForm
          key={loaderData.listing.id}
          userId={loaderData.userId}
          listingId={loaderData.listing.id}
          initial={serviceValuesOf(loaderData.listing)}
          subcategories={loaderData.subcategories}
        />
      ) : (
        <SignInGate title={portal("gate.service")} />
      )}
    </>
  );
}
