import { CalendarHeart } from "lucide-react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { formatDate } from "#format/dates.ts";
import type { EventRecord } from "#web/features/events/index.ts";
import { AddListing, type Listing, ListingCard } from "#web/features/listings/index.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Card } from "#web/ui/card.tsx";
import { CategoryIcon } from "#web/ui/category-icon.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { listingsPageSize, type OwnListings } from "./own-listings.ts";
import { SupportBar } from "./support-bar.tsx";

const shows = ["all", "services", "events"] as const;

export function ListingsTab({ own }: { own: OwnListings }) {
  const t = useT("portal");
  const revalidator = useRevalidator();
  const [params, setParams] = useSearchParams();
  const show = shows.find((known) => known === params.get("show")) ?? "all";
  const choose = (chosen: (typeof shows)[number]) =>
    setParams(chosen === "all" ? {} : { show: chosen }, { replace: true, preventScrollReset: true });
  const failed = failureOf(own);
  return (
    <>
      <div className="listings-tab-head">
        <h2>{t("listings.title")}</h2>
        <AddListing />
      </div>
      <div className="listings-tab-filter">
        <Segmented
          label={t("listings.filter")}
          value={show}
          onChange={choose}
          segments={shows.map((value) => ({ value, label: t(`listings.${value}`) }))}
        />
      </div>
      {failed ? (
        <ErrorState
          message={t(failed)}
          onRetry={() => void revalidator.revalidate()}
          retrying={revalidator.state !== "idle"}
        />
      ) : null}
      <Cards
        services={show === "events" ? [] : (own.services ?? [])}
        events={show === "services" ? [] : (own.events ?? [])}
        shown={own.shown}
        empty={failed ? null : t(`listings.empty${emptyKeys[show]}`)}
      />
      <SupportBar />
    </>
  );
}

const emptyKeys = { all: "All", services: "Services", events: "Events" } as const;

function failureOf({ services, events }: OwnListings) {
  if (services === null && events === null) return "listings.failed";
  if (services === null) return "listings.servicesFailed";
  return events === null ? "listings.eventsFailed" : null;
}

type CardsProps = {
  readonly services: readonly Listing[];
  readonly events: readonly EventRecord[];
  readonly shown: number;
  /** Null if the page already shows another message. */
  readonly empty: string | null;
};

function Cards({ services, events, shown, empty }: CardsProps) {
  const t = useT("portal");
  const locale = useLocale();
  const { timeZone } = useHostPlace();
  if (services.length + events.length === 0) {
    if (empty === null) return null;
    return (
      <Card>
        <EmptyState title={t("listings.empty")} communityId={1}>
          {empty}
        </EmptyState>
      </Card>
    );
  }
  const cards = [
    ...services.map((service) => ({
      createdAt: service.created_at,
      card: {
        to: `/services/${service.id}`,
        title: service.name,
        description: service.description,
        imageUrl: service.profile_image_url,
        communityId: service.community.communityId,
        icon: <CategoryIcon categoryId={service.category_id} />,
        review: service.review,
        date: t("listings.created", { date: formatDate(service.created_at, locale, timeZone) }),
        kind: t("listings.service"),
      },
    })),
    ...events.map((event) => ({
      createdAt: event.created_at,
      card: {
        to: `/events/${event.id}`,
        title: event.title,
        description: event.description,
        imageUrl: event.image_url,
        communityId: event.community_id,
        icon: <CalendarHeart className="icon-lg" aria-hidden="true" />,
        review: event.review,
        date: t("listings.starts", { date: formatDate(event.start_date, locale, event.timezone) }),
        kind: t("listings.event"),
      },
    })),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <>
      <div className="listings-tab-cards">
        {cards.slice(0, shown).map(({ card }) => (
          <ListingCard key={card.to} {...card} />
        ))}
      </div>
      {cards.length > shown ? <MoreLink shown={shown} /> : null}
    </>
  );
}

function MoreLink({ shown }: { shown: number }) {
  const t = useT("portal");
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set("shown", String(shown + listingsPageSize));
  return (
    <p className="flex justify-center">
      <Link className="button" {...buttonLook({ variant: "outline" })} to={`?${next}`} preventScrollReset>
        {t("listings.more")}
      </Link>
    </p>
  );
}
