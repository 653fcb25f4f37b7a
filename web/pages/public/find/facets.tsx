import { Check, ChevronDown, Plus, Square, SquareCheck } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { Count } from "#web/ui/count.tsx";
import "./facets.css";
import { explorePath, exploreTo } from "./explore-to.ts";
import { NearMe } from "./finder.tsx";
import { ParameterForm } from "./parameter-form.tsx";
import type { FacetView, OptionView, ResultsView } from "./search-view.ts";

const shownAtFirst = 5;

/** Every option is a link, so the filters work without scripts and have addresses. */
export function Facets({ view, replace }: { view: ResultsView; replace?: boolean }) {
  const [kind, ...groups] = view.facets;
  const { key: page } = useLocation();
  useEffect(() => {
    choice = { page, search: null };
  }, [page]);
  return (
    <>
      {kind ? (
        <nav className="segmented facets-kind" aria-label={kind.title}>
          {kind.options.map((option) => (
            <OptionLink key={option.value} option={option} replace={replace} className="segmented-link">
              {option.label}
              <Count of={option.count ?? undefined} />
            </OptionLink>
          ))}
        </nav>
      ) : null}
      {groups.map((facet) =>
        facet.options.length === 0 ? null : (
          <details className="facets-group" key={facet.name} open>
            <summary>
              {facet.title}
              {facet.options.some(({ isChosen }) => isChosen) ? <span className="count facets-chosen">1</span> : null}
              <ChevronDown className="icon" aria-hidden="true" />
            </summary>
            <Options facet={facet} view={view} replace={replace} />
          </details>
        ),
      )}
    </>
  );
}

type Replace = { readonly replace?: boolean | undefined };

function Options({ facet, view, replace }: { facet: FacetView; view: ResultsView } & Replace) {
  const t = useT("find");
  if (facet.name === "when")
    return (
      <div className="facets-chips">
        {facet.options.map((option) => (
          <OptionLink key={option.value} option={option} replace={replace} className="chip">
            {option.isChosen ? <Check className="icon" aria-hidden="true" /> : null}
            {option.label}
          </OptionLink>
        ))}
        <ParameterForm view={view} name="when" replace={replace}>
          <label className="facets-date">
            {t("filters.date")}
            <input className="field-input" type="date" name="when" defaultValue={view.date} min={view.today} />
          </label>
        </ParameterForm>
      </div>
    );
  if (facet.name === "community")
    return (
      <div className="facets-chips">
        {facet.options.map((option) => (
          <OptionLink key={option.value} option={option} replace={replace} className="chip facets-community">
            <Cloth communityId={option.communityId ?? 0} tile="sm" className="facets-cloth" />
            {option.label}
            {option.isChosen ? <Check className="icon" aria-hidden="true" /> : null}
            <span className="facets-count num">{option.count}</span>
          </OptionLink>
        ))}
      </div>
    );
  const later = facet.options.slice(shownAtFirst);
  return (
    <>
      {facet.name === "city" ? <NearMe kept={view.kept} q={view.q} /> : null}
      <Rows options={facet.options.slice(0, shownAtFirst)} replace={replace} />
      {later.length > 0 ? (
        <details className="facets-more" open={later.some(({ isChosen }) => isChosen)}>
          <summary>
            <Plus className="icon" aria-hidden="true" />
            {t("filters.more", { count: later.length })}
          </summary>
          <Rows options={later} replace={replace} />
        </details>
      ) : null}
    </>
  );
}

function Rows({ options, replace }: { options: readonly OptionView[] } & Replace) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <OptionLink option={option} replace={replace} className="facets-row">
            {option.isChosen ? (
              <SquareCheck className="icon-lg" aria-hidden="true" />
            ) : (
              <Square className="icon-lg" aria-hidden="true" />
            )}
            <bdi>{option.label}</bdi>
            <span className="facets-count num">{option.count}</span>
          </OptionLink>
        </li>
      ))}
    </ul>
  );
}

/** What was chosen on the page that is shown. On a busy phone, the next choice can come before the page shows it. */
let choice: { readonly page: string; readonly search: URLSearchParams | null } = { page: "", search: null };

/**
 * An option without results stays where it is, so that nothing jumps. A choice that is still loading is kept when
 * somebody chooses the next.
 */
function OptionLink(props: { option: OptionView; className: string; children: ReactNode } & Replace) {
  const { name, value, to, count, isChosen } = props.option;
  const { key: page } = useLocation();
  const navigate = useNavigate();
  const loading = useNavigation().location;
  const after = loading?.pathname === explorePath ? new URLSearchParams(loading.search) : null;
  const replace = props.replace ?? false;
  if (count === 0 && !isChosen) return <span className={`${props.className} facets-empty`}>{props.children}</span>;
  const toggledIn = (search: URLSearchParams) =>
    exploreTo(search, { [name]: search.get(name) === value ? null : value });
  const href = after ? toggledIn(after) : to;

  function choose(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const wanted = choice.page === page && choice.search ? toggledIn(choice.search) : href;
    choice = { page, search: new URLSearchParams(wanted.split("?")[1]) };
    if (wanted === href) return;
    event.preventDefault();
    void navigate(wanted, { replace, preventScrollReset: true });
  }

  return (
    <Link
      className={props.className}
      to={href}
      onClick={choose}
      preventScrollReset
      replace={replace}
      aria-current={isChosen ? "true" : undefined}
    >
      {props.children}
    </Link>
  );
}
