import { CalendarPlus, Copy } from "lucide-react";
import { EventCard } from "#web/features/registrations/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useSite } from "#web/lib/site.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import { ShareButton } from "../share-button.tsx";
import { DayLine } from "./day-line.tsx";
import { ListFilters } from "./list-filters.tsx";
import { filterParams, isFiltered, type ListQuery, listUrl } from "./list-query.ts";
import type { ListView } from "./load-list.server.ts";

export function WhatsOnView({ view, query }: { view: ListView; query: ListQuery }) {
  const t = useT("whatsOn");
  const place = view.country;
  const count = view.count;
  return (
    <main id="content">
      <PageMeta
        title={t("list.title", { place })}
        description={t("list.description", { place })}
        path="/whats-on"
        about={itemList(view, useSite()?.publicUrl ?? "")}
      />
      <div className="page list-view-head">
        <div>
          <h1>{t("list.title", { place })}</h1>
          <p className="lead">{t("list.lead")}</p>
        </div>
        <ShareButton title={t("list.title", { place })} path={listUrl(query, {})} />
      </div>
      <DayLine view={view} query={query} />
      <div className="page">
        <ListFilters view={view} query={query} />
        <div className="list-view-parts">
          <div className="list-view-groups">
            <p className="list-view-count" role="status">
              {view.chosenDay
                ? t("list.foundDay", { count, day: view.chosenDay.name })
                : t("list.found", { count, month: view.monthName })}
            </p>
            {view.chosenDay ? (
              <LinkButton to={listUrl(query, { day: null })} variant="soft" size="sm" preventScrollReset>
                {t("list.wholeMonth")}
              </LinkButton>
            ) : null}
            {view.groups.map((group) => (
              <DayGroup key={group.date} group={group} view={view} />
            ))}
            {count === 0 ? <NothingOn query={query} /> : null}
            {view.nextMonth ? (
              <LinkButton
                className="list-view-next"
                to={listUrl(query, { month: view.nextMonth.value, day: null, weekend: false })}
                variant="outline"
              >
                {t("list.showNext", { month: view.nextMonth.name })}
              </LinkButton>
            ) : null}
          </div>
          <aside className="list-view-side" aria-label={t("list.side")}>
            <Subscribe query={query} />
            <section className="card grid gap-3" data-pad>
              <h2 className="text-xl">{t("list.host")}</h2>
              <p className="text-sm text-ink-2">{t("list.hostText")}</p>
              <LinkButton to="/events/new" variant="outline">
                {t("list.hostButton")}
              </LinkButton>
            </section>
          </aside>
        </div>
      </div>
    </main>
  );
}

function DayGroup({ group, view }: { group: ListView["groups"][number]; view: ListView }) {
  const t = useT("whatsOn");
  const { name: day, date, events } = group;
  const title =
    date === view.today ? t("list.todayHead", { day }) : date === view.tomorrow ? t("list.tomorrowHead", { day }) : day;
  return (
    <section className="list-view-group">
      <h2>
        {title} <span className="list-view-number">{t("list.count", { count: events.length })}</span>
      </h2>
      {events.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </section>
  );
}

function NothingOn({ query }: { query: ListQuery }) {
  const t = useT("whatsOn");
  return (
    <EmptyState
      title={t("list.none")}
      headingLevel={2}
      communityId={query.community ?? 6}
      actions={isFiltered(query) ? <LinkButton to="/whats-on">{t("list.clear")}</LinkButton> : null}
    >
      {t("list.noneText")}
    </EmptyState>
  );
}

function Subscribe({ query }: { query: ListQuery }) {
  const t = useT("whatsOn");
  const host = (useSite()?.publicUrl ?? "").replace(/^https?:\/\//, "");
  const copy = useCopy();
  const isHydrated = useHydrated();
  const params = filterParams(query).toString();
  const url = `webcal://${host}/api/whatsOn/feed.ics${params ? `?${params}` : ""}`;
  return (
    <section className="card grid gap-3" data-pad>
      <h2 className="text-xl">{t("list.subscribe")}</h2>
      <p className="text-sm text-ink-2">{t("list.subscribeText")}</p>
      <a {...buttonLook({ variant: "soft" })} className="button" href={url}>
        <CalendarPlus className="icon" aria-hidden="true" />
        {t("list.subscribeButton")}
      </a>
      {isHydrated ? (
        <Button
          variant="outline"
          icon={<Copy className="icon" aria-hidden="true" />}
          onClick={() => void copy(url, t("event.copied"))}
        >
          {t("ticket.copyLink")}
        </Button>
      ) : null}
    </section>
  );
}

function itemList(view: ListView, publicUrl: string) {
  const events = view.groups.flatMap((group) => group.events);
  return {
    "@type": "ItemList",
    itemListElement: events.map(({ path }, n) => ({ "@type": "ListItem", position: n + 1, url: publicUrl + path })),
  };
}
