import { Search, X } from "lucide-react";
import type { ChangeEvent } from "react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { Finder } from "./finder.tsx";
import "./search-bar.css";
import type { ResultsView } from "./search-view.ts";

/** The finder. On phones one line shows the search and opens the finder, and a second has the filters. */
export function SearchBar({ view, onRemove }: { view: ResultsView; onRemove: (index: number) => void }) {
  return (
    <div className="search-bar">
      <div className="page">
        <SearchLine view={view} />
        <Finder q={view.q} city={view.city} places={view.places} kept={view.kept} />
        <div className="search-bar-chips">
          <FilterSheet view={view} />
          <ActiveFilters view={view} onRemove={onRemove} />
        </div>
      </div>
    </div>
  );
}

/** A checkbox, because it works without scripts. With scripts, the field opens at once. */
function SearchLine({ view: { q, city, places } }: { view: ResultsView }) {
  const t = useT("find");
  const place = places.find(({ slug }) => slug === city)?.name ?? t("finder.anywhere");
  const open = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const field = currentTarget.closest(".search-bar")?.querySelector<HTMLInputElement>("input[name=q]");
    if (!currentTarget.checked || !field) return;
    field.focus();
    field.click();
  };
  return (
    <label className="search-bar-line">
      <input className="sr-only" type="checkbox" onChange={open} />
      <Search className="icon" aria-hidden="true" />
      <span>
        <span className="sr-only">{t("finder.change")} </span>
        <b>{q || t("finder.everything")}</b> <small>{place}</small>
      </span>
    </label>
  );
}

/** The whole chip removes its filter. */
export function ActiveFilters({ view, onRemove }: { view: ResultsView; onRemove: (index: number) => void }) {
  const t = useT("find");
  if (view.active.length === 0) return null;
  return (
    <ul className="search-bar-active">
      {view.active.map(({ label, to }, index) => (
        <li key={label}>
          <Link
            className="chip"
            to={to}
            preventScrollReset
            aria-label={t("filters.remove", { filter: label })}
            onClick={() => onRemove(index)}
          >
            <bdi>{label}</bdi>
            <X className="icon" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="tap-target" to={view.clearTo} preventScrollReset>
          {t("filters.clear")}
        </Link>
      </li>
    </ul>
  );
}
