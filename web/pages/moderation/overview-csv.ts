import { loadOverviewCsv } from "#web/features/insights/index.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/overview-csv.ts";
import { nullIfForbidden } from "./desk-request.ts";

/** A file, not a page: the charts link to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageRequest);
  const { searchParams } = new URL(request.url);
  const place = { locale, countries: site.countries };
  const csv = await nullIfForbidden(context, (api) => loadOverviewCsv(api, searchParams, place));
  if (csv === null) throw new Response(null, { status: 404 });
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="overview-${searchParams.get("chart")}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
