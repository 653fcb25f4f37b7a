import { CalendarPlus, ChevronRight, Clock, Flag, MapPin, Navigation } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { directionsUrl } from "#contract/product.ts";
import { commaOf } from "#format/joined-text.ts";
import { EventCard, type EventView, EventZone } from "#web/features/registrations/index.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { pictureAtLeast, pictureSizes } from "#web/lib/picture-sizes.ts";
import { LogoDisc } from "#web/ui/avatar.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { Leaf } from "#web/ui/leaf.tsx";
import { Note } from "#web/ui/note.tsx";
import { CommunityTag, Tag } from "#web/ui/tag.tsx";
import { ShareButton } from "../share-button.tsx";
import { EventMeta } from "./event-meta.tsx";
import type { EventPageView as View } from "./load-event.server.ts";
import { RegisterBar, RegistrationCard } from "./registration-card.tsx";

export function EventPageView({ view }: { view: View }) {
  const t = useT("whatsOn");
  const { event, host, more } = view;
  const [places, setPlaces] = useState(1);
  const movedFrom = event.state === "cancelled" ? null : event.movedFrom;
  return (
    <main id="content">
      <EventMeta view={view} />
      <Cloth communityId={event.communityId} className="event-page-view-cover" />
      <div className="page event-page-view">
        <div className="event-page-view-main">
          <div className="event-page-view-poster">
            <img
              src={event.imageUrl}
              srcSet={pictureSizes(event.imageUrl)}
              sizes="(width >= 900px) 760px, 100vw"
              alt=""
              fetchPriority="high"
            />
          </div>
          <div className="event-page-view-title">
            <Leaf leaf={event.leaf} communityId={event.communityId} className="event-page-view-leaf" />
            <h1>
              <bdi lang={event.language}>{event.title}</bdi>
            </h1>
            <p className="event-page-view-tags">
              <CommunityTag communityId={event.communityId} />
              <Tag>{event.categoryName}</Tag>
            </p>
          </div>
          {movedFrom ? (
            <Note tone="warm">
              <b>{t("event.moved")}</b>
              <span className="block">{t("event.movedText", movedFrom)}</span>
            </Note>
          ) : null}
          <WhenAndWhere event={event} otherDates={view.otherDates} />
        </div>
        <aside className="event-page-view-side" aria-label={t("event.registration")}>
          <RegistrationCard
            {...{ event, places }}
            onPlaces={setPlaces}
            whatsapp={host.whatsapp}
            moreTo={more.length > 0 ? "#more" : null}
          />
          <Actions event={event} />
        </aside>
        <div className="event-page-view-rest">
          <section className="grid gap-3">
            <h2>{t("event.about")}</h2>
            <p className="event-page-view-words" dir="auto" lang={event.language}>
              {view.description}
            </p>
          </section>
          <HostCard view={view} />
          {more.length > 0 ? (
            <section className="grid gap-4" id="more">
              <h2>{t("event.more")}</h2>
              <div className="event-page-view-more">
                {more.map((other) => (
                  <EventCard key={other.id} event={other} isUpright />
                ))}
              </div>
            </section>
          ) : null}
        </div>
      </div>
      <RegisterBar event={event} places={places} />
    </main>
  );
}

function WhenAndWhere({ event, otherDates }: { event: EventView; otherDates: View["otherDates"] }) {
  const t = useT("whatsOn");
  return (
    <ul className="event-page-view-facts">
      <li>
        <span className="event-page-view-icon">
          <Clock className="icon" aria-hidden="true" />
        </span>
        <div>
          <b>
            <span className="sr-only">{t("event.when")}: </span>
            {event.day + commaOf(useLocale())} <bdi dir="ltr">{event.range}</bdi>
          </b>
          <p className="text-sm text-muted">
            <EventZone event={event} />
          </p>
          {otherDates.length > 0 ? (
            <details>
              <summary className="tap-target">{t("event.otherDates", { count: otherDates.length })}</summary>
              <ul className="grid gap-2">
                {otherDates.map(({ path, day }) => (
                  <li key={path}>
                    <Link className="tap-target" to={path}>
                      {day}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
        </div>
      </li>
      <li>
        <span className="event-page-view-icon">
          <MapPin className="icon" aria-hidden="true" />
        </span>
        <div>
          <b>
            <span className="sr-only">{t("event.where")}: </span>
            <bdi>{event.address}</bdi>
          </b>
          <a
            className="tap-target event-page-view-way"
            href={directionsUrl({ name: event.title, address: event.address })}
            target="_blank"
            rel="noreferrer"
          >
            <Navigation className="icon" aria-hidden="true" />
            {t("event.directions")}
          </a>
        </div>
      </li>
    </ul>
  );
}

function HostCard({ view }: { view: View }) {
  const t = useT("whatsOn");
  const { host, event } = view;
  const inside = (
    <>
      <LogoDisc communityId={event.communityId} name={host.name} src={host.logo && pictureAtLeast(host.logo, 128)} />
      <span className="grid">
        <span className="text-sm text-muted">{t("event.hostedBy")}</span>
        <b>
          <bdi lang={host.language ?? undefined}>{host.name}</bdi>
        </b>
        {host.address ? <bdi className="text-sm text-ink-2">{host.address}</bdi> : null}
        <span className="text-sm text-muted">{t(host.isTrader ? "ui.trader" : "ui.noTrader")}</span>
      </span>
    </>
  );
  if (!host.to) return <div className="card event-page-view-host">{inside}</div>;
  return (
    <Link className="card event-page-view-host" to={host.to}>
      {inside}
      <ChevronRight className="icon flip" aria-hidden="true" />
    </Link>
  );
}

function Actions({ event }: { event: EventView }) {
  const t = useT("whatsOn");
  return (
    <>
      <div className="event-page-view-actions">
        {/* Without registration, the card above has this button. */}
        {["cancelled", "past", "none"].includes(event.state) ? null : (
          <a
            {...buttonLook({ variant: "outline" })}
            className="button"
            href={`/api/whatsOn/${event.id}/calendar.ics`}
            download
          >
            <CalendarPlus className="icon" aria-hidden="true" />
            {t("event.calendar")}
          </a>
        )}
        <ShareButton title={event.title} path={event.path} />
      </div>
      <p className="event-page-view-report">
        <Link className="tap-target" to={`/whats-on/${event.id}/report`}>
          <Flag className="icon" aria-hidden="true" />
          {t("event.report")}
        </Link>
      </p>
    </>
  );
}
