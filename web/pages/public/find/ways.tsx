import { ChevronRight, MapPin } from "lucide-react";
import { Link } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { explorePath } from "./explore-to.ts";
import { ResultCard } from "./result-card.tsx";
import type { ResultsView } from "./search-view.ts";
import "./ways.css";

/** Every way shows how much it finds, so nobody reaches a dead end. */
export function Ways({ view: { ways, total } }: { view: ResultsView }) {
  const t = useT("find");
  const { filters, towns, days } = ways;
  if (total > 0 && filters.length + towns.length + days.length === 0) return null;
  return (
    <section className="ways" aria-label={t("widen.title")}>
      {days.length > 0 ? (
        <div>
          <h2>{t("widen.days")}</h2>
          <ul className="ways-days">
            {days.map(({ label, weekday, day, to, found }) => (
              <li key={to}>
                <Link to={to} aria-label={`${label}: ${found}`}>
                  <span>{weekday}</span>
                  <b className="num">{day}</b>
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
                  <bdi>{label}</bdi> <span className="num ways-count">{found}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {filters.length > 0 || total === 0 ? (
        <div>
          <h2>{t("widen.title")}</h2>
          <ul className="card ways-filters">
            {filters.map(({ label, to, found }) => (
              <li key={to}>
                <Link to={to}>
                  <bdi>{label}</bdi>
                  <span>{found}</span>
                  <ChevronRight className="icon flip" aria-hidden="true" />
                </Link>
              </li>
            ))}
            {total === 0 ? (
              <li>
                <Link to={explorePath}>
                  <bdi>{t("widen.all")}</bdi>
                  <ChevronRight className="icon flip" aria-hidden="true" />
                </Link>
              </li>
            ) : null}
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
        <span>{t("widen.invite")}</span>
        <LinkButton to={`/${product.slug}-providers`} variant="outline" size="sm">
          {t("widen.offer")}
        </LinkButton>
      </p>
    </>
  );
}
