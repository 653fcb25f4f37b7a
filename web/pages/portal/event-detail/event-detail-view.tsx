import { CalendarHeart } from "lucide-react";
import type { EventRecord } from "#web/features/events/index.ts";
import { PromoCard, ShareKitLink } from "#web/features/sharing/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useT } from "#web/lib/messages.tsx";
import { DetailLayout } from "#web/pages/portal/detail-page.tsx";
import { Card } from "#web/ui/card.tsx";
import { ListingArt } from "#web/ui/listing-art.tsx";
import { CommunityTag, Tag } from "#web/ui/tag.tsx";
import { EventFacts } from "./event-facts.tsx";
import { EventGuestsCard } from "./event-guests-card.tsx";

export function EventDetail({ event }: { event: EventRecord }) {
  const t = useT("portal");
  const { hostCountry } = useHostPlace();
  return (
    <DetailLayout
      of="event"
      name={event.title}
      review={event.review}
      tags={
        <>
          <CommunityTag communityId={event.community_id} />
          {event.is_featured ? <Tag tone="strong">{t("status.featured")}</Tag> : null}
        </>
      }
      editTo={`/events/${event.id}/edit`}
      onDelete={() =>
        browserApi("DELETE /events/{id}", {
          params: { id: String(event.id) },
          query: { hostCountry },
        })
      }
      deleted={<p className="detail-page-delete font-strong">{event.title}</p>}
      aside={
        <>
          <EventFacts event={event} />
          <EventGuestsCard event={event} />
          {event.review?.is_public === false || event.cancelled_at ? null : <ShareKitLink kind="event" id={event.id} />}
          <PromoCard kind="event" name={event.title} pictureUrl={event.image_url} communityId={event.community_id} />
        </>
      }
    >
      <Card className="event-detail-art">
        <ListingArt
          src={event.image_url}
          communityId={event.community_id}
          icon={<CalendarHeart className="icon-lg" />}
        />
      </Card>
      <Card pad className="grid gap-3">
        <h2 className="text-xl">{t("event.about")}</h2>
        <p className="max-w-[64ch] whitespace-pre-line text-ink-2">{event.description}</p>
      </Card>
    </DetailLayout>
  );
}
