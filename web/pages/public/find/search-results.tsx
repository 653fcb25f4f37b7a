import { List, Map as MapIcon } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Select } from "#web/ui/select-field.tsx";
import { CountryMap } from "./country-map.tsx";
import { explorePath } from "./explore-to.ts";
import { Facets } from "./facets.tsx";
import { ParameterForm } from "./parameter-form.tsx";
import { ResultCard } from "./result-card.tsx";
import { ActiveFilters, SearchBar } from "./search-bar.tsx";
import "./search-results.css";
import type { CardGroup, ResultsView } from "./search-view.ts";
import { Closest, Ways } from "./ways.tsx";

export function SearchResults({ view }: { view: ResultsView }) {
  const t = useT("find");
  const isLoading = useNavigation().location?.pathname === explorePath;
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
          <div className="search-results-head">
            {view.total === 0 ? <Cloth communityId={view.clothId} className="search-results-none" /> : null}
            <h1>
              <span role="status">{view.heading}</span>
            </h1>
          </div>
          {view.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {view.total > 0 || view.isMap ? <Order view={view} /> : null}
          <div className="search-results-active">
            <ActiveFilters view={view} onRemove={focusNextFilter} />
          </div>
          {view.total === 0 ? <Ways view={view} /> : null}
          <div className="search-results-groups">
            {view.groups.map((group, n) => (
              <Group key={group.title} group={group} isFirst={n === 0} />
            ))}
          </div>
          {view.moreTo ? (
            <div className="search-results-more">
              <p>{view.seen}</p>
              <progress value={view.shown} max={view.total} aria-hidden="true" />
              <LinkButton
                to={view.moreTo}
                variant="outline"
                preventScrollReset
                onClick={() => focusAfterwards(".search-results-cards .result-card-link", view.shown)}
              >
                {t("results.more")}
              </LinkButton>
            </div>
          ) : null}
          {view.total === 0 ? <Closest view={view} /> : <Ways view={view} />}
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

function Group({ group: { title, count, cards }, isFirst }: { group: CardGroup; isFirst: boolean }) {
  return (
    <>
      {title ? (
        <h2 className="search-results-day">
          {title} <span>{count}</span>
        </h2>
      ) : null}
      <ol className="search-results-cards">
        {cards.map((card, n) => (
          <li key={card.key}>
            <ResultCard card={card} headingLevel={title ? 3 : 2} isAtTop={isFirst && n === 0} />
          </li>
        ))}
      </ol>
    </>
  );
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
