import { inLanguage } from "#contract/lists/text-languages.ts";
import { formatTime } from "#format/times.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { directionOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { visibleEvent } from "#server/features/events/index.ts";
import { findShownNames } from "#server/features/listings/index.ts";
import type { ShareCard } from "#server/platform/share-card/share-card.ts";
import { iconOfEvent } from "./category-icons.ts";
import { leafOf } from "./event-kit.ts";

/** Chat programs keep previews for long, so it shows neither the price nor the places. */
export async function eventCard(deps: Deps, locale: Locale, id: number): Promise<ShareCard> {
  const t = translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
  const { event: found, host } = await visibleEvent(deps, deps.db, id);
  const event = inLanguage(found, locale);
  const names = await findShownNames(deps.settings, deps.db, [host], locale);
  const time = formatTime(event.start_date, locale, event.timezone);
  return {
    communityId: event.community_id,
    label: namesIn(locale).community(event.community_id),
    name: event.title,
    lines: [
      t("kit.timeAndPlace", { time, place: event.address }),
      t("card.withHost", { host: names.get(host.id)?.name ?? host.name }),
    ],
    brandLine: t("card.eventBrandLine"),
    logo: null,
    letters: "",
    icon: await iconOfEvent(event.category),
    leaf: leafOf(event, locale),
    isRightToLeft: directionOf(locale) === "rtl",
  };
}
