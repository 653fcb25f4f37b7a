import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useSubmit } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { Select } from "#web/ui/select-field.tsx";
import { type ListQuery, listUrl } from "./list-query.ts";
import type { ListView } from "./load-list.server.ts";

export function ListFilters({ view, query }: { view: ListView; query: ListQuery }) {
  const t = useT("whatsOn");
  return (
    <section className="list-filters" aria-label={t("list.filters")}>
      <nav className="list-filters-communities" aria-label={t("list.communities")}>
        <ul className="list-filters-row">
          <li>
            <FilterLink to={listUrl(query, { community: null, day: null })} isOn={query.community === null}>
              {t("list.allCommunities")}
            </FilterLink>
          </li>
          {view.communities.map(({ communityId, name }) => (
            <li key={communityId}>
              <FilterLink
                to={listUrl(query, { community: communityId, day: null })}
                isOn={query.community === communityId}
                mark={<Cloth communityId={communityId} className="list-filters-cloth" />}
              >
                {name}
              </FilterLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="list-filters-choices">
        <Choices view={view} query={query} />
        {view.isThisMonth ? (
          <FilterLink to={listUrl(query, { weekend: !query.weekend, day: null })} isOn={query.weekend}>
            {t("list.weekend")}
          </FilterLink>
        ) : null}
        <FilterLink to={listUrl(query, { free: !query.free, day: null })} isOn={query.free}>
          {t("list.free")}
        </FilterLink>
      </div>
    </section>
  );
}

type FilterLinkProps = {
  readonly to: string;
  readonly isOn: boolean;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
};

function FilterLink({ to, isOn, mark, children }: FilterLinkProps) {
  return (
    <Link className="chip list-filters-chip" to={to} aria-current={isOn ? "true" : undefined} preventScrollReset>
      {isOn ? <Check className="icon" aria-hidden="true" /> : mark}
      {children}
    </Link>
  );
}

/** Without JavaScript, a button sends the form. */
function Choices({ view, query }: { view: ListView; query: ListQuery }) {
  const t = useT("whatsOn");
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const kept = { month: query.month, community: query.community, when: query.weekend ? "weekend" : null };
  return (
    <Form
      className="list-filters-form"
      action="/whats-on"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {Object.entries({ ...kept, free: query.free ? "1" : null }).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Select
        key={`category-${query.category}`}
        name="category"
        aria-label={t("list.category")}
        placeholder={t("list.allCategories")}
        options={view.categories}
        defaultValue={query.category ?? ""}
      />
      <Select
        key={`city-${query.city}`}
        name="city"
        aria-label={t("list.city")}
        placeholder={t("list.allCities", { place: view.country })}
        options={view.cities}
        defaultValue={query.city ?? ""}
      />
      {/* With JavaScript, a choice applies at once. The button then appears only when it has the focus. */}
      <Button type="submit" variant="outline" className={isHydrated ? "sr-only focus:not-sr-only" : undefined}>
        {t("list.apply")}
      </Button>
    </Form>
  );
}
