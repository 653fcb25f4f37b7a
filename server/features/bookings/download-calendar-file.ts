import type { downloadCalendarFile as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import { storedLocale } from "#messages/catalogue.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { bookingBySecret } from "./booking-by-secret.ts";
import { calendarNameOf } from "./booking-calendar.ts";
import { manageUrl } from "./booking-mails.ts";
import { asCustomerReads } from "./booking-rules.ts";
import { findVenueOf } from "./booking-venue.ts";
import { calendarDescription, calendarFile, calendarFileName, calendarSummary } from "./calendar-file.ts";

export async function downloadCalendarFile(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  const booking = asCustomerReads(await bookingBySecret(deps, deps.db, params.secret));
  const { venue, place } = await findVenueOf(deps.db, booking);
  const locale = storedLocale(booking.customer_locale);
  const url = manageUrl(deps, booking);
  const calendarName = await calendarNameOf(deps.db, booking);
  const words = {
    summary: calendarSummary([booking.item_name, venue ? inLanguage(venue, locale).name : ""], calendarName, locale),
    description: calendarDescription(booking, url, locale, place.timeZone),
    location: venue?.address ?? "",
  };
  const file = calendarFile(booking, words, url, booking.status === "cancelled" ? "CANCEL" : "PUBLISH");
  return new WithHeaders(file, { "content-disposition": `attachment; filename="${calendarFileName(booking)}"` });
}
