import { createElement } from "react";
import { cityName } from "#contract/lists/cities.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Api } from "#web/lib/api.ts";
import { drawTree } from "#web/lib/tree.ts";
import { csvOf } from "./chart-table.ts";
import { askedIn, query } from "./load-insights.ts";
import { OverviewPage, overviewChart, overviewCharts } from "./overview.tsx";
import { sayIn } from "./say.ts";

type Place = {
  readonly locale: Locale;
  readonly countries: readonly { readonly code: string; readonly currency: string }[];
};

async function read(api: Api, search: URLSearchParams, { locale, countries }: Place) {
  const asked = askedIn(search);
  const figures = await api("GET /moderation/overview", {
    query: { period: `${asked.weeks}` as const },
  });
  const nameOf = (id: number) => countries.map(({ code }) => cityName(code, id)).find((name) => name !== undefined);
  const named = { cityName: (id: number) => nameOf(id) ?? String(id) };
  const currency = countries[0]?.currency ?? "EUR";
  return { asked, figures, named, say: sayIn({ locale, currency, weeks: asked.weeks, compares: true }) };
}

export async function loadOverview(api: Api, search: URLSearchParams, place: Place): Promise<string> {
  const { asked, figures, named, say } = await read(api, search, place);
  const page = {
    ...{ figures, say, asked, named, locale: place.locale },
    page: (wanted: typeof asked) => `?${query(wanted)}`,
    csv: (chart: string) => `/moderation/overview.csv?chart=${chart}&${query(asked)}`,
  };
  return JSON.stringify(drawTree(createElement(OverviewPage, page)));
}

/** Null for a chart that does not exist. */
export async function loadOverviewCsv(api: Api, search: URLSearchParams, place: Place): Promise<string | null> {
  const id = overviewCharts.find((chart) => chart === search.get("chart"));
  if (!id) return null;
  const { figures, named, say } = await read(api, search, place);
  return csvOf(overviewChart(id, figures, say, named).tables);
}
