import { inLanguage } from "#contract/lists/text-languages.ts";
import { directionsUrl } from "#contract/product.ts";
import { formatDayTime } from "#format/times.ts";
import { type Locale, messagesFor, storedLocale } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import {
  asCustomerReads,
  type BookingRow,
  bookingLinkForHost,
  type findVenueOf,
} from "#server/features/bookings/index.ts";
import { whatsappUrl } from "#server/platform/whatsapp-url.ts";

export type VenueOfVisit = Awaited<ReturnType<typeof findVenueOf>>;

type VisitTextKind = "change" | "confirmation" | "reminder" | "directions" | "cancellation";

/** What a host may want to write about a visit now. */
export function kindsFor(visit: Pick<BookingRow, "status" | "starts_at" | "moved_at">, now: Date): VisitTextKind[] {
  if (visit.starts_at <= now) return [];
  if (visit.status !== "confirmed") return ["cancellation"];
  return [...(visit.moved_at ? (["change"] as const) : []), "confirmation", "reminder", "directions"];
}

/** Texts in the customer's language. Null if the visit has no phone number or its venue is not known. */
export function visitTexts(deps: Deps, visit: BookingRow, { venue, place }: VenueOfVisit) {
  const phone = visit.customer_phone;
  if (!phone || !venue) return null;
  const locale: Locale = storedLocale(visit.customer_locale);
  const t = translator<"push">(locale, messagesFor(locale, "push"));
  const facts = {
    name: visit.customer_name?.split(/\s+/)[0] ?? "",
    what: asCustomerReads(visit).item_name,
    venue: inLanguage(venue, locale).name,
    when: formatDayTime(visit.starts_at.toISOString(), locale, place.timeZone),
    url: `${deps.settings.publicUrl}/booking/manage/${bookingLinkForHost(deps.secret, visit)}`,
    address: venue.address,
    map: directionsUrl(venue),
  };
  const text = (kind: VisitTextKind) => t(`whatsapp.${kind}`, facts);
  return { locale, text, url: (kind: VisitTextKind) => whatsappUrl(phone, text(kind)) };
}
