import type { CallOutput } from "#contract/calls.ts";
import { communityById } from "#contract/lists/communities.ts";
import { formatDate } from "#format/dates.ts";
import type { Locale } from "#messages/catalogue.ts";
import { Bars, changeIn } from "./bars-charts.tsx";
import { ChartCard, type ChartParts } from "./chart.tsx";
import { PeriodLinks } from "./insights-page.tsx";
import { Figure } from "./key-figures.tsx";
import type { Asked } from "./load-insights.ts";
import type { Say } from "./say.ts";
import { VisitsPlot } from "./visits-chart.tsx";

export type OverviewFigures = CallOutput<"GET /moderation/overview">;
export const overviewCharts = ["visits", "communities", "cities", "searches"] as const;
export type OverviewChart = (typeof overviewCharts)[number];

type Named = { readonly cityName: (id: number) => string };

export function overviewChart(id: OverviewChart, figures: OverviewFigures, say: Say, named: Named): ChartParts {
  const { t } = say;
  if (id === "visits") return visits(figures, say);
  if (id === "searches") return searches(figures, say);
  const places =
    id === "communities"
      ? figures.communities.map(({ communityId, ...rest }) => ({
          name: communityById(communityId)?.name ?? "",
          ...rest,
        }))
      : figures.cities.map(({ cityId, ...rest }) => ({
          name: cityId === null ? t("overview.noCity") : named.cityName(cityId),
          ...rest,
        }));
  const title = t(`overview.${id}`);
  const counted = (value: number | null) => (value === null ? t("ways.underFive") : value);
  return {
    title,
    what: t(`overview.${id}What`),
    plot: (
      <Bars
        say={say}
        label={title}
        bars={places.slice(0, 10).map(({ name, listings, visits: value }) => ({
          name,
          value: value ?? 0,
          isFew: value === null,
          shown: value === null ? t("ways.underFive") : say.number(value),
          end: t("overview.listingCount", { count: listings }),
        }))}
      />
    ),
    tables: [
      {
        caption: title,
        columns: [
          t(id === "communities" ? "overview.community" : "overview.city"),
          t("overview.visits"),
          t("overview.listingColumn"),
        ],
        rows: places.map(({ name, listings, visits: value }) => [name, counted(value), listings]),
      },
    ],
  };
}

function visits({ steps }: OverviewFigures, say: Say): ChartParts {
  const { t } = say;
  const unit = say.weeks === 52 ? "Month" : "Week";
  const drawn = steps.map((step) => ({ ...step, byCustomers: step.visits, byHost: 0, cancelled: 0 }));
  return {
    title: t(`visits.plain${unit}`),
    what: t("overview.visitsWhat"),
    plot: <VisitsPlot steps={drawn} say={say} isPlain />,
    tables: [
      {
        caption: t("overview.visitsCaption"),
        columns: [t(unit === "Month" ? "visits.month" : "visits.week"), t("visits.sum"), t("chart.before")],
        rows: steps.map((step) => [say.step(step.day), step.visits, step.before]),
      },
    ],
  };
}

function searches({ emptySearches }: OverviewFigures, say: Say): ChartParts {
  const { t } = say;
  const title = t("overview.searches");
  return {
    title,
    what: t("overview.searchesWhat"),
    plot:
      emptySearches.length === 0 ? (
        <p className="chart-tell">{t("overview.searchesNone")}</p>
      ) : (
        <Bars
          say={say}
          label={title}
          bars={emptySearches.slice(0, 10).map(({ words, days }) => ({
            name: words,
            value: days,
            shown: t("overview.dayCount", { count: days }),
          }))}
        />
      ),
    tables: [
      {
        caption: title,
        columns: [t("overview.words"), t("overview.days"), t("overview.lastDay")],
        rows: emptySearches.map(({ words, days, lastDay }) => [
          words,
          days,
          { value: lastDay, shown: say.day(lastDay) },
        ]),
      },
    ],
  };
}

type Page = {
  figures: OverviewFigures;
  say: Say;
  asked: Asked;
  named: Named;
  locale: Locale;
  page: (asked: Asked) => string;
  csv: (chart: OverviewChart) => string;
};

/** Drawn on the server: see `drawTree`. */
export function OverviewPage({ figures, say, asked, named, locale, page, csv }: Page) {
  const { t } = say;
  const { period, answers } = figures;
  const answered = answers.inTime + answers.late;
  const added = ({ now, before }: { now: number; before: number }) => [
    t("overview.added", { number: say.number(now) }),
    t("overview.addedBefore", { number: say.number(before), before: say.before }),
  ];
  const changed = ({ now, before }: { now: number; before: number }) => [
    changeIn(now, before, say),
    t("figure.visitsBefore", { number: say.number(before), before: say.before }),
  ];
  return (
    <>
      <div className="insights-head">
        <div>
          <h2>{t("overview.title")}</h2>
          <p>
            {t("page.weeks", {
              from: formatDate(period.from, locale, "UTC"),
              to: formatDate(period.to, locale, "UTC"),
            })}
          </p>
        </div>
        <PeriodLinks say={say} asked={asked} page={page} />
      </div>
      <dl className="key-figures">
        <Figure name={t("overview.hosts")} value={say.number(figures.hosts.total)} words={added(figures.hosts.added)} />
        <Figure
          name={t("overview.listings")}
          value={say.number(figures.listings.total)}
          words={added(figures.listings.added)}
        />
        <Figure name={t("overview.visits")} value={say.number(figures.visits.now)} words={changed(figures.visits)} />
        <Figure
          name={t("overview.registrations")}
          value={say.number(figures.registrations.now)}
          words={changed(figures.registrations)}
        />
        <Figure
          name={t("overview.answers")}
          value={say.number(answers.inTime)}
          {...(answered > 0 ? { of: t("overview.answersOf", { number: say.number(answered) }) } : {})}
          words={[
            null,
            answers.medianHours === null
              ? t("overview.answersNone")
              : t("overview.answersMedian", { hours: say.number(answers.medianHours) }),
          ]}
        />
      </dl>
      <div className="insights-charts">
        {overviewCharts.map((id) => (
          <ChartCard key={id} id={id} say={say} csv={csv(id)} {...overviewChart(id, figures, say, named)} />
        ))}
      </div>
    </>
  );
}
