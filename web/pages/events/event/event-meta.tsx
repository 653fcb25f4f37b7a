import { useT } from "#web/lib/messages.tsx";
import { PageMeta } from "#web/lib/page-meta.tsx";
import { useSite } from "#web/lib/site.ts";
import { useJoin } from "#web/lib/use-join.ts";
import type { EventPageView } from "./load-event.server.ts";

export function EventMeta({ view }: { view: EventPageView }) {
  const t = useT("whatsOn");
  const join = useJoin();
  const publicUrl = useSite()?.publicUrl ?? "";
  const { event, host, offer } = view;
  const when = join(event.day, event.range);
  const absolute = (url: string) => (url.startsWith("/") ? publicUrl + url : url);
  return (
    <PageMeta
      title={event.title}
      description={t("event.description", { when, place: event.address, category: event.categoryName })}
      path={event.path}
      picture={`/share-preview/event/${event.id}.png`}
      pictureAlt={event.title}
      about={{
        "@type": "Event",
        "@id": publicUrl + event.path,
        name: event.title,
        description: view.description,
        url: publicUrl + event.path,
        image: [absolute(event.imageUrl)],
        startDate: event.startTime,
        endDate: event.endTime,
        eventStatus: `https://schema.org/${statusOf(view)}`,
        ...(event.movedFrom ? { previousStartDate: view.movedFromStart } : {}),
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: {
          "@type": "Place",
          name: event.address,
          address: {
            "@type": "PostalAddress",
            streetAddress: event.address,
            addressCountry: view.country,
          },
        },
        organizer: {
          "@type": "Organization",
          name: host.name,
          ...(host.to ? { url: publicUrl + host.to } : {}),
        },
        isAccessibleForFree: event.price === null,
        offers: {
          "@type": "Offer",
          price: offer.price,
          priceCurrency: offer.currency,
          url: event.bookingLink ?? publicUrl + event.path,
          availability: `https://schema.org/${event.state === "full" ? "SoldOut" : "InStock"}`,
        },
      }}
    />
  );
}

function statusOf({ event }: EventPageView): string {
  if (event.state === "cancelled") return "EventCancelled";
  return event.movedFrom ? "EventRescheduled" : "EventScheduled";
}
