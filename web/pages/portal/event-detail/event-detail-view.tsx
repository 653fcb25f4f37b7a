import { CalendarHeart, Pencil } from "lucide-react";
import { product } from "#contract/product.ts";
import type { EventRecord } from "#web/features/events/index.ts";
import { DeleteControl, ListingArt, ModerationNote, ModerationTags } from "#web/features/listings/index.ts";
import { PromoCard } from "#web/features/sharing/index.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { BackButton } from "#web/ui/back-button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { CommunityTag, Tag } from "#web/ui/tag.tsx";
import { EventFacts } from "./event-facts.tsx";

export function EventDetail({ event }: { event: EventRecord }) {
  const t = useT("portal");
  return (
    <main id="content">
      <div className="page pt-6">
        <BackButton />
      </div>
      <div className="page grid gap-8 pt-4 pb-16">
        <EventHead event={event} />
        <ModerationNote review={event.review} />
        <div className="detail-page-columns">
          <div className="grid content-start gap-6">
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
          </div>
          <div className="grid content-start gap-5">
            <EventFacts event={event} />
            <PromoCard kind="event" name={event.title} pictureUrl={event.image_url} communityId={event.community_id} />
          </div>
        </div>
      </div>
    </main>
  );
}

function EventHead({ event }: { event: EventRecord }) {
  const t = useT("portal");
  return (
    <div className="detail-page-head">
      <div className="detail-page-who">
        <h1>{event.title}</h1>
        <div className="flex flex-wrap gap-2">
          <ModerationTags review={event.review} withTime />
          <CommunityTag communityId={event.community_id} />
          {event.is_featured ? <Tag tone="strong">{t("status.featured")}</Tag> : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={`/events/${event.id}/edit`}
          variant="outline"
          icon={<Pencil className="icon" aria-hidden="true" />}
        >
          {t("detail.edit")}
        </LinkButton>
        <DeleteControl
          title={t("event.deleteTitle")}
          question={t("event.deleteConfirm")}
          deleted={t("event.deleted")}
          failed={t("event.deleteFailed")}
          notFoundMessage={t("event.gone")}
          onDelete={() =>
            browserApi("DELETE /events/{id}", {
              params: { id: String(event.id) },
              query: { hostCountry: product.hostCountry },
            })
          }
        >
          <p className="detail-page-delete font-strong">{event.title}</p>
        </DeleteControl>
      </div>
    </div>
  );
}
