import { ChevronDown, MapPin } from "lucide-react";
import { Link } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ResultCard } from "./result-card.tsx";
import type { ResultsView } from "./search-view.ts";
import "./ways.css";

/** Every way shows how much it finds, so nobody reaches a dead end. */
export function Ways({ view: { ways } }: { view: ResultsView }) {
  const t = useT("find");
  const { filters, towns, days } = ways;
  if (filters.length + towns.length + days.length === 0) return null;
  return (
    <section className="ways" aria-label={t("widen.title")}>
      {days.length > 0 ? (
        <div>
          <h2>{t("widen.days")}</h2>
          <ul className="ways-days">
            {days.map(({ label, weekday, day, to, found }) => (
              <li key={to}>
                <Link to={to} aria-label={label}>
                  <span>{weekday}</span>
                  <b>{day}</b>
                  <span>{found}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {towns.length > 0 ? (
        <div>
          <h2>{t("widen.towns")}</h2>
          <ul className="ways-towns">
            {towns.map(({ label, to, found }) => (
              <li key={to}>
                <Link className="chip" to={to}>
                  <MapPin className="icon" aria-hidden="true" />
                  <bdi>{label}</bdi> <span className="ways-count">{found}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {filters.length > 0 ? (
        <div>
          <h2>{t("widen.title")}</h2>
          <ul className="card ways-filters">
            {filters.map(({ label, to, found }) => (
              <li key={to}>
                <Link to={to}>
                  <bdi>{label}</bdi>
                  <span>{found}</span>
                  <ChevronDown className="icon" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** What comes closest, and an invitation to those who offer it. */
export function Closest({ view: { closest, closestTo } }: { view: ResultsView }) {
  const t = useT("find");
  return (
    <>
      {closest.length > 0 ? (
        <section className="ways-closest">
          <div className="ways-closest-head">
            <h2>{t("widen.closest")}</h2>
            <Link className="tap-target" to={closestTo}>
              {t("community.all")}
            </Link>
          </div>
          <ul>
            {closest.map((card) => (
              <li key={card.key}>
                <ResultCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="ways-invite">
        {t("widen.invite")}
        <LinkButton to={`/${product.slug}-providers`} variant="outline" size="sm">
          {t("widen.offer")}
        </LinkButton>
      </p>
    </>
  );
}
