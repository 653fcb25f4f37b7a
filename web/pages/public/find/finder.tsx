import { ChevronDown, LocateFixed, MapPin, Search } from "lucide-react";
import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import "./finder.css";
import { explorePath, exploreTo } from "./explore-to.ts";
import { rememberSearch } from "./recent-searches.ts";
import { SearchField } from "./search-field.tsx";
import type { PlaceView } from "./search-view.ts";

type FinderProps = {
  readonly q: string;
  readonly city: string;
  readonly places: readonly PlaceView[];
  readonly kept: readonly (readonly [name: string, value: string])[];
};

/** A plain form: without scripts, the browser opens the page of results. */
export function Finder({ q, city, places, kept }: FinderProps) {
  const t = useT("find");
  return (
    <Form
      className="finder"
      role="search"
      aria-label={t("finder.label")}
      action={explorePath}
      key={`${q}:${city}`}
      onSubmit={({ currentTarget }) => rememberSearch(String(new FormData(currentTarget).get("q") ?? ""))}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField q={q} />
      <label className="finder-field">
        <MapPin className="icon" aria-hidden="true" />
        <span className="finder-label">{t("finder.where")}</span>
        <select name="city" defaultValue={city}>
          <option value="">{t("finder.anywhere")}</option>
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown className="icon finder-chevron" aria-hidden="true" />
      </label>
      <Button type="submit" className="finder-go" icon={<Search className="icon" aria-hidden="true" />}>
        {t("finder.search")}
      </Button>
    </Form>
  );
}

/** Asks for the place only after a click. It is rounded to about one kilometre before it leaves the browser. */
export function NearMe({ kept, q }: Pick<FinderProps, "kept" | "q">) {
  const t = useT("find");
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  if (!isHydrated || !("geolocation" in navigator)) return null;
  const ask = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;
        const query = new URLSearchParams([...kept.map(([name, value]) => [name, value]), ...(q ? [["q", q]] : [])]);
        void navigate(exploreTo(query, { near, sort: "nearest" }));
      },
      () => setHasFailed(true),
    );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={ask} icon={<LocateFixed className="icon" aria-hidden="true" />}>
        {t("finder.nearMe")}
      </Button>
      <span role="status">{hasFailed ? t("finder.noPlace") : null}</span>
    </>
  );
}
