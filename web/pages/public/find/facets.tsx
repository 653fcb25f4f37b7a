import { Check, ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import "./facets.css";
import type { FacetView, OptionView } from "./search-view.ts";

const shownAtFirst = 8;

/**
 * Every option is a link, so the filters work without scripts and have addresses. On phones, a checkbox shows them,
 * because `details` cannot be closed on narrow screens only.
 */
export function Facets({ facets }: { facets: readonly FacetView[] }) {
  const t = useT("find");
  return (
    <div className="facets">
      <label className="facets-title chip">
        <input className="sr-only" type="checkbox" />
        {t("filters.title")}
        <ChevronDown className="icon" aria-hidden="true" />
      </label>
      <div className="facets-groups">
        {facets.map(({ name, title, options }) =>
          options.length === 0 ? null : (
            <details className="facets-group" key={name} open={isOpen(name, options)}>
              <summary>
                {title}
                <ChevronDown className="icon" aria-hidden="true" />
              </summary>
              <ul>
                {options.map((option) => (
                  <li key={option.value}>
                    <Option option={option} />
                  </li>
                ))}
              </ul>
            </details>
          ),
        )}
      </div>
    </div>
  );
}

function isOpen(name: string, options: readonly OptionView[]): boolean {
  return name === "kind" || options.length <= shownAtFirst || options.some(({ isChosen }) => isChosen);
}

/** An option without results stays where it is, so that nothing jumps. */
function Option({ option: { label, count, to, isChosen, communityId } }: { option: OptionView }) {
  const content = (
    <>
      {communityId ? <Cloth communityId={communityId} tile="xs" className="facets-cloth" /> : null}
      {isChosen ? <Check className="icon" aria-hidden="true" /> : null}
      <bdi>{label}</bdi>
      <span className="facets-count num">{count}</span>
    </>
  );
  if (count === 0 && !isChosen) return <span className="facets-option facets-empty">{content}</span>;
  return (
    <Link className="facets-option" to={to} preventScrollReset aria-current={isChosen ? "true" : undefined}>
      {content}
    </Link>
  );
}
