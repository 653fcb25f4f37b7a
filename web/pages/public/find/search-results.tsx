import { ArrowRight, X } from "lucide-react";
import { Link, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { CountryMap } from "./country-map.tsx";
import { Facets } from "./facets.tsx";
import { Finder, NearMe } from "./finder.tsx";
import { ResultCard } from "./result-card.tsx";
import "./search-results.css";
import type { ResultsView } from "./search-view.ts";

export function SearchResults({ view }: { view: ResultsView }) {
  const t = useT("find");
  const isLoading = useNavigation().location?.pathname === "/explore";
  return (
    <main id="content">
      <div className="search-results-band">
        <div className="page">
          <Finder q={view.q} city={view.city} places={view.places} kept={view.kept} />
        </div>
      </div>
      <div className="page search-results">
        <Facets facets={view.facets} />
        <section className="search-results-list" aria-label={t("results.list")} aria-busy={isLoading}>
          <h1>
            <span role="status">{view.heading}</span>
          </h1>
          {view.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <Active view={view} />
          <Order view={view} />
          {view.ways.length > 0 || view.total === 0 ? <Ways view={view} /> : null}
          <ol className="search-results-cards">
            {view.cards.map((card) => (
              <li key={card.key}>
                <ResultCard card={card} headingLevel={2} />
              </li>
            ))}
          </ol>
          {view.moreTo ? (
            <div className="search-results-more">
              <p>{view.seen}</p>
              <LinkButton to={view.moreTo} variant="outline" preventScrollReset>
                {t("results.more")}
              </LinkButton>
            </div>
          ) : null}
        </section>
        <div className="search-results-map">
          <CountryMap map={view.map} />
        </div>
      </div>
    </main>
  );
}

function Active({ view: { active, clearTo } }: { view: ResultsView }) {
  const t = useT("find");
  if (active.length === 0) return null;
  return (
    <nav aria-label={t("filters.active")}>
      <ul className="search-results-active">
        {active.map(({ label, to }) => (
          <li key={label}>
            <Link className="chip" to={to} preventScrollReset aria-label={t("filters.remove", { filter: label })}>
              <bdi>{label}</bdi>
              <X className="icon" aria-hidden="true" />
            </Link>
          </li>
        ))}
        <li>
          <Link className="tap-target" to={clearTo} preventScrollReset>
            {t("filters.clear")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Order({ view: { sorts, kept, q } }: { view: ResultsView }) {
  const t = useT("find");
  return (
    <div className="search-results-order">
      <nav aria-label={t("results.order")}>
        <ul>
          {sorts.map(({ label, to, isChosen }) => (
            <li key={label}>
              <Link className="tap-target" to={to} preventScrollReset aria-current={isChosen ? "true" : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NearMe kept={kept} q={q} />
      <Link className="tap-target" to="/how-results-are-ordered">
        {t("results.howOrdered")}
      </Link>
    </div>
  );
}

/** Every way shows how much it finds, so nobody reaches a dead end. */
function Ways({ view: { ways } }: { view: ResultsView }) {
  const t = useT("find");
  return (
    <section className="card search-results-ways" aria-label={t("widen.title")}>
      <h2>{t("widen.title")}</h2>
      <ul>
        {ways.map(({ label, to, found }) => (
          <li key={to}>
            <Link to={to}>
              <bdi>{label}</bdi>
              <span>{found}</span>
              <ArrowRight className="icon flip" aria-hidden="true" />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/explore">
            <bdi>{t("widen.all")}</bdi>
            <ArrowRight className="icon flip" aria-hidden="true" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
