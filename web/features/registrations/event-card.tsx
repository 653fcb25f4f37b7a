import { Clock, MapPin } from "lucide-react";
import { Link } from "react-router";
import { commaOf } from "#format/joined-text.ts";
import { useBrokenMedia } from "#web/lib/broken-media.ts";
import { communityName } from "#web/lib/community-name.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { pictureSizes } from "#web/lib/picture-sizes.ts";
import { ClothEmblem } from "#web/ui/cloth.tsx";
import { Leaf } from "#web/ui/leaf.tsx";
import { EventIcon } from "./event-icon.tsx";
import type { EventView } from "./event-view.ts";
import { PlacesNote } from "./places-note.tsx";

/** The whole card is one link, and its accessible name is the title. */
export function EventCard({ event, isUpright }: { event: EventView; isUpright?: boolean }) {
  const t = useT("whatsOn");
  return (
    <article className="card event-card" data-upright={isUpright || undefined}>
      <div className="event-card-art">
        <EventArt event={event} />
        <Leaf leaf={event.leaf} communityId={event.communityId} className="event-card-leaf" />
      </div>
      <div className="event-card-text">
        <p className="event-card-community" data-community={event.communityId}>
          {communityName(t, event.communityId)}
        </p>
        <h3>
          <Link className="event-card-link" to={event.path}>
            <bdi lang={event.language}>{event.title}</bdi>
          </Link>
        </h3>
        <p className="event-card-line">
          <Clock className="icon" aria-hidden="true" />
          <span className="sr-only">{event.day + commaOf(useLocale())} </span>
          <bdi dir="ltr">{event.range}</bdi>
        </p>
        <p className="event-card-line">
          <MapPin className="icon" aria-hidden="true" />
          <bdi>{event.address}</bdi>
        </p>
      </div>
      <div className="event-card-foot">
        <b className="num">{event.price === null ? t("price.free") : t("price.atDoor", { price: event.price })}</b>
        <PlacesNote event={event} />
      </div>
    </article>
  );
}

function EventArt({ event }: { event: EventView }) {
  const { isBroken, watch } = useBrokenMedia();
  if (isBroken) return <ClothEmblem communityId={event.communityId} icon={<EventIcon category={event.category} />} />;
  return (
    <img
      src={event.imageUrl}
      srcSet={pictureSizes(event.imageUrl)}
      sizes="(width >= 640px) 248px, 120px"
      alt=""
      loading="lazy"
      {...watch}
    />
  );
}
