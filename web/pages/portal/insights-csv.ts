import { loadInsightsCsv } from "#web/features/insights/index.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/insights-csv.ts";
import { currentHost, pageApi, readSession } from "./portal-session.ts";

/** A file, not a page: the charts link to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await readSession(context);
  const host = session && currentHost(session);
  const { searchParams } = new URL(request.url);
  const { locale } = context.get(pageRequest);
  const csv = host ? await loadInsightsCsv(pageApi(context), host, searchParams, locale) : null;
  if (csv === null) throw new Response(null, { status: 404 });
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="insights-${searchParams.get("chart")}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
