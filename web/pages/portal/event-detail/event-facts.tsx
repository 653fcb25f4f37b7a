import { cityName } from "#contract/lists/cities.ts";
import { formatDate } from "#format/dates.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDateTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { EventRecord } from "#web/features/events/index.ts";
import { eventCategoryName } from "#web/lib/category-name.ts";
import { useCountryName } from "#web/lib/country-name.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { Facts } from "#web/pages/portal/facts.tsx";
import { Card } from "#web/ui/card.tsx";

export function EventFacts({ event }: { event: EventRecord }) {
  const t = useT<"portal" | "names">();
  const locale = useLocale();
  const join = useJoin();
  const countryName = useCountryName();
  const { timeZone } = useHostPlace();
  const at = (instant: string) => <span className="num">{formatDateTime(instant, locale, event.timezone)}</span>;
  const facts = [
    { term: t("event.starts"), value: at(event.start_date) },
    { term: t("event.ends"), value: at(event.end_date) },
    { term: t("event.timezone"), value: <bdi dir="ltr">{event.timezone}</bdi> },
    { term: t("detail.address"), value: <bdi>{join(event.address, countryName(event.country_iso))}</bdi> },
    { term: t("detail.city"), value: event.city_id === null ? null : cityName(event.country_iso, event.city_id) },
    { term: t("detail.category"), value: eventCategoryName(t, event.category) },
    { term: t("event.ticket"), value: <Ticket event={event} locale={locale} /> },
    { term: t("event.booking"), value: event.requires_booking ? <Booking event={event} /> : null },
    { term: t("detail.created"), value: formatDate(event.created_at, locale, timeZone) },
  ];
  return (
    <Card pad className="grid gap-2">
      <h2 className="text-xl">{t("event.details")}</h2>
      <Facts facts={facts} slim />
    </Card>
  );
}

function Ticket({ event, locale }: { event: EventRecord; locale: Locale }) {
  const t = useT("portal");
  if (!event.ticket_required) return t("event.noTicket");
  return (
    <b className="num font-strong" dir="ltr">
      {formatPrice(event.ticket_price, locale, event.ticket_currency)}
    </b>
  );
}

function Booking({ event }: { event: EventRecord }) {
  const t = useT("portal");
  return (
    <>
      <p>{t("event.bookingRequired")}</p>
      {event.booking_link ? (
        <a href={event.booking_link} target="_blank" rel="noopener noreferrer" dir="ltr">
          {event.booking_link.replace(/^https?:\/\//i, "")}
        </a>
      ) : null}
    </>
  );
}
