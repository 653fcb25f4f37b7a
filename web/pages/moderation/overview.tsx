import { loadOverview } from "#web/features/insights/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { Drawn } from "#web/ui/drawn.tsx";
import type { Route } from "./+types/overview.ts";
import { nullIfForbidden } from "./desk-request.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageRequest);
  const { searchParams } = new URL(request.url);
  return nullIfForbidden(context, (api) => loadOverview(api, searchParams, { locale, countries: site.countries }));
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const t = useT("moderation");
  if (!loaderData) return null;
  return (
    <>
      <title>{t("page.title", { page: t("queue.overview") })}</title>
      <div className="insights">
        <Drawn json={loaderData} />
      </div>
    </>
  );
}
