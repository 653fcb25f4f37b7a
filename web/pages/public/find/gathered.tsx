import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useSite } from "#web/lib/site.ts";
import "./gathered.css";
import { foundThings } from "./found-things.ts";
import { ResultCard } from "./result-card.tsx";
import type { CardView, LinkView } from "./search-view.ts";

type Row = { readonly title: string; readonly cards: readonly CardView[]; readonly allTo: string };

type GatheredData = {
  readonly texts: Omit<ComponentProps<typeof MessagesProvider>, "children">;
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  readonly trail: Parameters<typeof foundThings>[1];
  readonly feeds: ComponentProps<typeof PageMeta>["feeds"];
  readonly isEmpty: boolean;
  readonly rows: readonly Row[];
  readonly links: readonly { readonly title: string; readonly links: readonly LinkView[] }[];
};

/** The page of a community or a city. */
export function GatheredPage({ data, cloth }: { readonly data: GatheredData; readonly cloth: ReactNode }) {
  const { texts, title, lead, path, trail, feeds, isEmpty, rows } = data;
  const publicUrl = useSite()?.publicUrl ?? "";
  const cards = rows.flatMap((row) => row.cards);
  return (
    <MessagesProvider {...texts}>
      <PageMeta
        title={title}
        description={lead}
        path={path}
        isUnlisted={isEmpty}
        feeds={feeds}
        about={foundThings(publicUrl, trail, cards)}
      />
      <Gathered {...data} cloth={cloth} />
    </MessagesProvider>
  );
}

/** Parts without content are left out. */
function Gathered(props: Pick<GatheredData, "title" | "lead" | "rows" | "links"> & { readonly cloth: ReactNode }) {
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
