import { CalendarDays, Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useSite } from "#web/lib/site.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import "./gathered.css";
import { foundThings } from "./found-things.ts";
import type { CountView } from "./gathered-counts.server.ts";
import { ResultCard } from "./result-card.tsx";
import type { CardView, LinkView } from "./search-view.ts";

type Row = { readonly title: string; readonly cards: readonly CardView[]; readonly allTo: string };

type GatheredLink = LinkView & { readonly communityId?: number; readonly count?: string };

type GatheredData = {
  readonly texts: Omit<ComponentProps<typeof MessagesProvider>, "children">;
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  readonly trail: Parameters<typeof foundThings>[1];
  readonly feeds: ComponentProps<typeof PageMeta>["feeds"];
  readonly isEmpty: boolean;
  readonly counts: readonly CountView[];
  /** Addresses of all services and of all events. Null if the page is about the other kind only. */
  readonly servicesTo: string | null;
  readonly eventsTo: string | null;
  readonly rows: readonly Row[];
  readonly links: readonly { readonly title: string; readonly links: readonly GatheredLink[] }[];
};

/** The page of a community or a city. */
export function GatheredPage({ data, ...parts }: { readonly data: GatheredData } & Parts) {
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
      <Gathered {...data} {...parts} />
    </MessagesProvider>
  );
}

type Parts = { readonly cloth: ReactNode; readonly map?: ReactNode };
type GatheredProps = Omit<GatheredData, "texts" | "path" | "feeds" | "isEmpty"> & Parts;

function Head({ title, lead, trail, counts, servicesTo, eventsTo, cloth, map }: Omit<GatheredProps, "rows" | "links">) {
  const t = useT("find");
  const tEverywhere = useT();
  return (
    <div className="gathered-hero">
      <div className="gathered-cloth">{cloth}</div>
      <div className="page" data-has-map={map ? "" : undefined}>
        <header className="card gathered-head">
          <nav aria-label={t("explore.title")}>
            <ol className="gathered-trail">
              {trail.slice(0, -1).map(({ name, path }) => (
                <li key={path}>
                  <Link className="tap-target" to={path}>
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {counts.length > 0 ? (
            <dl className="gathered-counts">
              {counts.map(({ label, count }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num">{count}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <div className="gathered-ways">
            {servicesTo ? (
              <LinkButton to={servicesTo} icon={<Search className="icon" aria-hidden="true" />}>
                {t("community.allServices")}
              </LinkButton>
            ) : null}
            {eventsTo ? (
              <LinkButton
                to={eventsTo}
                variant={servicesTo ? "outline" : "primary"}
                icon={<CalendarDays className="icon" aria-hidden="true" />}
              >
                {tEverywhere("chrome.whatsOn")}
              </LinkButton>
            ) : null}
          </div>
        </header>
        {map}
      </div>
    </div>
  );
}

/** Parts without content are left out. */
function Gathered({ rows, links, ...head }: GatheredProps) {
  const t = useT("find");
  return (
    <main id="content">
      <Head {...head} />
      <div className="page gathered">
        {rows.map(({ title, cards, allTo }) =>
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
        {links.map(({ title, links }) =>
          links.length === 0 ? null : (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className="gathered-links">
                {links.map(({ label, to, communityId, count }) => (
                  <li key={to}>
                    <Link className="chip" to={to}>
                      {communityId ? <Cloth communityId={communityId} tile="sm" className="gathered-disc" /> : null}
                      <bdi>{label}</bdi>
                      {count ? <span className="num text-ink-2">{count}</span> : null}
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
