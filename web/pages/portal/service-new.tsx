import { languagesByName } from "#contract/lists/languages.ts";
import { serviceCategoryById } from "#contract/lists/service-categories.ts";
import { languageOf } from "#messages/translate.ts";
import { emptyService, ServiceForm } from "#web/features/listings/index.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/service-new.ts";
import { FormPage } from "./form-page.tsx";
import { managedHost, readSession } from "./portal-session.ts";
import { loadSubcategories } from "./subcategories.ts";

export const handle = { signOutTo: "/services" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  const { id: hostId } = managedHost(session);
  const asked = Number(new URL(request.url).searchParams.get("categoryId"));
  const categoryId = serviceCategoryById(asked)?.categoryId ?? null;
  return {
    userId: session.user.id,
    hostId,
    categoryId,
    subcategories: await loadSubcategories(context, categoryId),
    languages: languagesByName(languageOf(context.get(pageRequest).locale)),
  };
}

export default function NewServicePage({ loaderData }: Route.ComponentProps) {
  const { hostCountry } = useHostPlace();
  const locale = useLocale();
  return (
    <FormPage of="service" mode="new">
      {loaderData ? (
        <ServiceForm
          key={loaderData.hostId}
          userId={loaderData.userId}
          hostId={loaderData.hostId}
          listingId={null}
          initial={emptyService(loaderData.categoryId, hostCountry, locale)}
          subcategories={loaderData.subcategories}
          languages={loaderData.languages}
        />
      ) : null}
    </FormPage>
  );
}
