import { ArrowRight, List, Map as MapIcon } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Select } from "#web/ui/select-field.tsx";
import { CountryMap } from "./country-map.tsx";
import { Facets } from "./facets.tsx";
import { ParameterForm } from "./parameter-form.tsx";
import { ResultCard } from "./result-card.tsx";
import { ActiveFilters, SearchBar } from "./search-bar.tsx";
import "./search-results.css";
import type { ResultsView } from "./search-view.ts";

export function SearchResults({ view }: { view: ResultsView }) {
  const t = useT("find");
  const isLoading = useNavigation().location?.pathname === "/explore";
  const focusAfterwards = useFocusAfterLoading(view);
  const focusNextFilter = (index: number) => focusAfterwards(".search-bar-active a", index);
  return (
    <main id="content">
      <SearchBar view={view} onRemove={focusNextFilter} />
      <div className="page search-results" data-view={view.isMap ? "map" : "list"}>
        <div className="search-results-facets">
          <Facets view={view} />
        </div>
        <section className="search-results-list" aria-label={t("results.list")} aria-busy={isLoading}>
          <h1>
            <span role="status">{view.heading}</span>
          </h1>
          {view.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <Order view={view} />
          <div className="search-results-active">
            <ActiveFilters view={view} onRemove={focusNextFilter} />
          </div>
          {view.ways.length > 0 || view.total === 0 ? <Ways view={view} /> : null}
          <ol className="search-results-cards">
            {view.cards.map((card, n) => (
              <li key={card.key}>
                <ResultCard card={card} headingLevel={2} isAtTop={n === 0} />
              </li>
            ))}
          </ol>
          {view.moreTo ? (
            <div className="search-results-more">
              <p>{view.seen}</p>
              <progress value={view.cards.length} max={view.total} aria-hidden="true" />
              <LinkButton
                to={view.moreTo}
                variant="outline"
                preventScrollReset
                onClick={() => focusAfterwards(".search-results-cards .result-card-link", view.cards.length)}
              >
                {t("results.more")}
              </LinkButton>
            </div>
          ) : null}
          <Link className="tap-target search-results-how" to="/how-results-are-ordered">
            {t("results.howOrdered")}
          </Link>
        </section>
        <div className="search-results-map">
          <CountryMap map={view.map} />
        </div>
      </div>
    </main>
  );
}

/** Somebody who loads more continues at the first new card, and somebody who removes a filter at the next one. */
function useFocusAfterLoading(view: ResultsView) {
  const wanted = useRef<{ before: ResultsView; selector: string; index: number } | null>(null);
  useEffect(() => {
    if (!wanted.current || wanted.current.before === view) return;
    const { selector, index } = wanted.current;
    wanted.current = null;
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    (shown[index] ?? shown.at(-1))?.focus({ preventScroll: true });
  });
  return (selector: string, index: number) => {
    wanted.current = { before: view, selector, index };
  };
}

function Order({ view }: { view: ResultsView }) {
  const t = useT("find");
  const sortId = useId();
  return (
    <div className="search-results-order">
      <ParameterForm view={view} name="sort" className="search-results-sort">
        <label htmlFor={sortId}>{t("results.order")}</label>
        <Select id={sortId} key={view.sort} name="sort" defaultValue={view.sort} options={view.sorts} />
      </ParameterForm>
      <nav className="segmented search-results-switch" aria-label={t("results.view")}>
        <Link
          className="segmented-link"
          to={view.listTo}
          preventScrollReset
          aria-current={view.isMap ? undefined : "true"}
        >
          <List className="icon" aria-hidden="true" />
          {t("results.asList")}
        </Link>
        <Link
          className="segmented-link"
          to={view.mapTo}
          preventScrollReset
          aria-current={view.isMap ? "true" : undefined}
        >
          <MapIcon className="icon" aria-hidden="true" />
          {t("map.title")}
        </Link>
      </nav>
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
