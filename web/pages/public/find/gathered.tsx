import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import "./gathered.css";
import { ResultCard } from "./result-card.tsx";
import type { CardView, LinkView } from "./search-view.ts";

type Row = { readonly title: string; readonly cards: readonly CardView[]; readonly allTo: string };

/** What belongs to a community or a city. Parts without content are left out. */
export function Gathered(props: {
  readonly title: string;
  readonly lead: string;
  readonly cloth?: ReactNode;
  readonly rows: readonly Row[];
  readonly links: readonly { readonly title: string; readonly links: readonly LinkView[] }[];
}) {
  const t = useT("find");
  return (
    <main id="content">
      <div className="gathered-cloth">{props.cloth}</div>
      <div className="page gathered">
        <header className="gathered-head">
          <h1>{props.title}</h1>
          <p className="lead">{props.lead}</p>
        </header>
        {props.rows.map(({ title, cards, allTo }) =>
          cards.length === 0 ? null : (
            <section key={title}>
              <div className="gathered-row-head">
                <h2>{title}</h2>
                <Link className="tap-target" to={allTo}>
                  {t("community.all")}
                </Link>
              </div>
              <ul className="gathered-cards">
                {cards.map((card) => (
                  <li key={card.key}>
                    <ResultCard card={card} />
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
        {props.links.map(({ title, links }) =>
          links.length === 0 ? null : (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className="gathered-links">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link className="chip" to={to}>
                      <bdi>{label}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ),
        )}
      </div>
    </main>
  );
}
