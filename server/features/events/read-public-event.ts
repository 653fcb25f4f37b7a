import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import { mostRepeatDates } from "#contract/parse/repeat-dates.ts";
import type { readPublicEvent as endpoint } from "#contract/whats-on.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { findShownListing } from "#server/features/listings/index.ts";
import { findShownEvents } from "./list-public-events.ts";
import { publicEventAnswer } from "./public-event-answer.ts";
import { visibleEvent } from "./visible-event.ts";

const maxOthers = 3;

export async function readPublicEvent(
  deps: Deps,
  { locale }: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { event, host } = await visibleEvent(deps, deps.db, params.id);
  const now = await databaseNow(deps.db);
  const listing = await findShownListing(deps, host.id, locale);
  const shown = listing ?? { name: host.name, textLanguage: null };
  const others = await findShownEvents(
    deps,
    { from: now, hostId: host.id, limit: maxOthers + mostRepeatDates },
    locale,
  );
  const dates = event.series_id
    ? (await findShownEvents(deps, { from: now, seriesId: event.series_id, limit: mostRepeatDates }, locale)).filter(
        (other) => other.event.id !== event.id && !other.event.cancelled_at,
      )
    : [];
  return {
    ...publicEventAnswer(event, shown, now, locale),
    description: inLanguage(event, locale).description,
    host: {
      kindredProviderId: host.id,
      name: shown.name,
      textLanguage: shown.textLanguage,
      isTrader: host.isTrader,
      listing: listing
        ? {
            providerId: listing.id,
            address: listing.address,
            profileImageUrl: listing.profile_image_url,
            whatsappNumber: listing.whatsapp_number,
            phoneNumber: listing.phone_number,
          }
        : null,
    },
    otherDates: dates.map(({ event: date }) => {
      const { id, title, textLanguage, start_date } = inLanguage(date, locale);
      return { id, title, textLanguage, startTime: start_date.toISOString() };
    }),
    moreFromHost: others
      .filter((other) => other.event.id !== event.id && !(event.series_id && other.event.series_id === event.series_id))
      .slice(0, maxOthers)
      .map((other) => publicEventAnswer(other.event, shown, now, locale)),
  };
}
