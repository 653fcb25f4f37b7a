import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { ResultCard } from "../find/result-card.tsx";
import type { CardView } from "../find/search-view.ts";
import "./landing-row.css";

/** Left out if there is nothing to show. */
export function LandingRow({ title, cards, allTo }: { title: string; cards: readonly CardView[]; allTo: string }) {
  const t = useT("public");
  if (cards.length === 0) return null;
  return (
    <section className="landing-row">
      <div className="page">
        <div className="landing-row-head">
          <h2>{title}</h2>
          <Link className="tap-target" to={allTo}>
            {t("landing.seeAll")}
          </Link>
        </div>
        <ul className="landing-row-cards">
          {cards.map((card) => (
            <li key={card.key}>
              <ResultCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
