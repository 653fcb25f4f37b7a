import { createElement } from "react";
import type { Locale } from "#messages/catalogue.ts";
import type { Api } from "#web/lib/api.ts";
import { drawTree } from "#web/lib/tree.ts";
import { type ChartId, chartIds, csvOf } from "./chart-table.ts";
import { chartOf, isShown } from "./charts.ts";
import { InsightsPage } from "./insights-page.tsx";
import { sayIn, type Weeks } from "./say.ts";

type Host = { readonly id: number; readonly role: "owner" | "manager" | "staff" };
export type Asked = { readonly weeks: Weeks; readonly compares: boolean };

const weeksIn = (text: string | null): Weeks => ([4, 12, 52] as const).find((weeks) => String(weeks) === text) ?? 12;

export function askedIn(search: URLSearchParams): Asked {
  return { weeks: weeksIn(search.get("period")), compares: search.get("compare") !== "off" };
}

export const query = ({ weeks, compares }: Asked) => `period=${weeks}${compares ? "" : "&compare=off"}`;

async function read(api: Api, host: Host, search: URLSearchParams, locale: Locale) {
  const asked = askedIn(search);
  const figures = await api("GET /insights", {
    query: { kindredProviderId: String(host.id), period: `${asked.weeks}` as const },
  });
  const { weeks } = asked;
  const compares = asked.compares && figures.hasBefore;
  return { asked, figures, say: sayIn({ locale, currency: figures.currency, weeks, compares }) };
}

/** The page is drawn here, so the browser needs no code for the charts. */
export async function loadInsights(api: Api, host: Host, search: URLSearchParams, locale: Locale): Promise<string> {
  const { asked, figures, say } = await read(api, host, search, locale);
  const paths = {
    page: (wanted: Asked) => `?tab=insights&${query(wanted)}`,
    csv: ({ chart, ...wanted }: Asked & { chart: ChartId }) => `/insights.csv?chart=${chart}&${query(wanted)}`,
  };
  const page = { figures, say, asked, paths, locale, isStaff: host.role === "staff" };
  return JSON.stringify(drawTree(createElement(InsightsPage, page)));
}

/** Null for a chart that does not exist, has no data yet, or is not for this person. */
export async function loadInsightsCsv(
  api: Api,
  host: Host,
  search: URLSearchParams,
  locale: Locale,
): Promise<string | null> {
  const id = chartIds.find((chart) => chart === search.get("chart"));
  const { figures, say } = await read(api, host, search, locale);
  const chart = id && isShown(id, figures) ? chartOf(id, figures, say) : null;
  if (!chart) return null;
  return csvOf(chart.tables);
}
