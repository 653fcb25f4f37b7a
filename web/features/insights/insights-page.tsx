import { Link } from "react-router";
import { formatDate } from "#format/dates.ts";
import type { Locale } from "#messages/catalogue.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ChartCard, SoonCard } from "./chart.tsx";
import { type ChartId, chartIds } from "./chart-table.ts";
import { chartOf, isShown } from "./charts.ts";
import type { Figures } from "./finding-rules.ts";
import { KeyFigures } from "./key-figures.tsx";
import type { Say, Weeks } from "./say.ts";
import { SoonList, soonOf } from "./sketches.tsx";

type Asked = { readonly weeks: Weeks; readonly compares: boolean };
type Paths = { readonly page: (asked: Asked) => string; readonly csv: (asked: Asked & { chart: ChartId }) => string };
type Page = { figures: Figures; say: Say; asked: Asked; paths: Paths; locale: Locale; isStaff: boolean };

const sizes: Partial<Record<ChartId, "7" | "5">> = { hours: "7", ways: "5", services: "7", people: "5" };

/** Drawn on the server: see `drawTree`. */
export function InsightsPage({ figures, say, asked, paths, locale, isStaff }: Page) {
  const { t } = say;
  if (figures.firstDay === null) return <EmptyPage say={say} />;
  const shown = chartIds.filter((id) => isShown(id, figures));
  return (
    <>
      <div className="insights-head">
        <div>
          <h2>{t("page.title")}</h2>
          <p>
            {t("page.weeks", {
              from: formatDate(figures.period.from, locale, "UTC"),
              to: formatDate(figures.period.to, locale, "UTC"),
            })}
          </p>
        </div>
        <div className="insights-controls">
          <Compare figures={figures} say={say} asked={asked} paths={paths} />
          <PeriodLinks say={say} asked={asked} page={paths.page} />
        </div>
      </div>
      <KeyFigures figures={figures} say={say} />
      <Patterns />
      <div className="insights-charts">
        {shown.map((id) => {
          const chart = chartOf(id, figures, say);
          // Without its neighbour, a chart has the whole width.
          const size = shown.includes("ways") || id === "services" || id === "people" ? sizes[id] : undefined;
          const sized = size ? { size } : {};
          return chart ? (
            <ChartCard key={id} id={id} say={say} csv={paths.csv({ ...asked, chart: id })} {...sized} {...chart} />
          ) : (
            <SoonCard key={id} {...soonOf(id, say)} {...sized} />
          );
        })}
      </div>
      <p className="insights-foot">{t(isStaff ? "page.footStaff" : "page.foot")}</p>
      <details className="insights-how">
        <summary className="tap-target">{t("how.title")}</summary>
        <ul>
          {howWeCount.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

export function PeriodLinks({ say: { t }, asked, page }: { say: Say; asked: Asked; page: Paths["page"] }) {
  return (
    <nav className="segmented" aria-label={t("page.period")}>
      {([4, 12, 52] as const).map((weeks) => (
        <Link
          key={weeks}
          className="segmented-link"
          to={page({ ...asked, weeks })}
          aria-current={weeks === asked.weeks ? "page" : undefined}
          preventScrollReset
        >
          {t(`page.${weeks}`)}
        </Link>
      ))}
    </nav>
  );
}

function Compare({ figures, say, asked, paths }: Pick<Page, "figures" | "say" | "asked" | "paths">) {
  const { t } = say;
  if (!figures.hasBefore) return <p className="insights-compare">{t("page.nothingBefore")}</p>;
  return (
    <Link
      className="insights-compare"
      to={paths.page({ ...asked, compares: !asked.compares })}
      data-on={asked.compares || undefined}
      preventScrollReset
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="2" y="2" width="20" height="20" rx="5" />
        {asked.compares ? <path d="M7 12.5l3.5 3.5L17 9" /> : null}
      </svg>
      <span>
        {t(`page.compare.${asked.weeks}`)}
        <span className="sr-only"> ({t(asked.compares ? "page.compareOn" : "page.compareOff")})</span>
      </span>
    </Link>
  );
}

const howWeCount = ["how.visits", "how.hours", "how.money", "how.people", "how.ways", "how.few"] as const;

/** The hatchings that the charts refer to. */
function Patterns() {
  return (
    <svg className="insights-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="chart-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="chart-hatch-ground" width="6" height="6" />
          <line className="chart-hatch-line" x1="1" y1="0" x2="1" y2="6" />
        </pattern>
        <pattern id="chart-shut" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="chart-shut-ground" width="8" height="8" />
          <line className="chart-shut-line" x1="1" y1="0" x2="1" y2="8" />
        </pattern>
      </defs>
    </svg>
  );
}

function EmptyPage({ say }: { say: Say }) {
  const { t } = say;
  return (
    <>
      <h2>{t("page.title")}</h2>
      <section className="card insights-empty">
        <span className="cloth block" data-community="1" data-tile="lg" aria-hidden="true" />
        <div>
          <h3>{t("empty.title")}</h3>
          <p>{t("empty.text")}</p>
          <p className="insights-empty-actions">
            <LinkButton to="?tab=listings">{t("empty.share")}</LinkButton>
            <LinkButton to="?tab=settings&section=hours" variant="outline">
              {t("empty.hours")}
            </LinkButton>
          </p>
        </div>
      </section>
      <h3>{t("empty.soon")}</h3>
      <SoonList all={chartIds.map((id) => soonOf(id, say))} />
    </>
  );
}
