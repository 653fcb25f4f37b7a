import { formatDayOfMonth } from "#format/dates.ts";
import { formatDayTime } from "#format/times.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { directionOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { visibleEvent } from "#server/features/events/index.ts";
import type { ShareCard } from "#server/platform/share-card/share-card.ts";

/** Chat programs keep previews for long, so it shows neither the price nor the places. */
export async function eventCard(deps: Deps, locale: Locale, id: number): Promise<ShareCard> {
  const t = translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
  const { event } = await visibleEvent(deps, deps.db, id);
  return {
    communityId: event.community_id,
    label: namesIn(locale).community(event.community_id),
    name: event.title,
    lines: [formatDayTime(event.start_date, locale, event.timezone), event.address],
    brandLine: t("card.brandLine"),
    logo: null,
    letters: formatDayOfMonth(event.start_date, locale, event.timezone),
    isRightToLeft: directionOf(locale) === "rtl",
  };
}
