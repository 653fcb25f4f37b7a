import { inLanguage } from "#contract/lists/text-languages.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatDayTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Deps } from "#server/deps.ts";
import { mailTranslator } from "#server/platform/mail/letter.ts";
import { calendarNameOf } from "./booking-calendar.ts";
import { manageUrl } from "./booking-mails.ts";
import { asCustomerReads } from "./booking-rules.ts";
import { findUpcomingByEmail } from "./booking-store.ts";
import { findVenueOf } from "./booking-venue.ts";

/** The private links of a customer's upcoming bookings, as lines of a mail to this customer. */
export async function findLinksOf(deps: Deps, email: string, locale: Locale) {
  const t = mailTranslator(locale);
  const found = await findUpcomingByEmail(deps.db, email);
  return Promise.all(
    found.map(async (booking) => {
      const { venue, place } = await findVenueOf(deps.db, booking);
      const calendarName = await calendarNameOf(deps.db, booking);
      const venueName = venue ? inLanguage(venue, locale).name : "";
      return {
        id: booking.id,
        storedEmail: booking.customer_email,
        text: t("links.line", {
          when: formatDayTime(booking.starts_at, locale, place.timeZone),
          service: asCustomerReads(booking).item_name,
          venue: joinTexts([venueName, calendarName && t("booking.withName", { name: calendarName })], locale),
        }),
        label: t("links.open"),
        url: manageUrl(deps, booking),
      };
    }),
  );
}
