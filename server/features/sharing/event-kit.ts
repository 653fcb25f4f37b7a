import { cityName } from "#contract/lists/cities.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import { type Format, formatDay, formatDayOfMonth, formatMonthShort, formatWeekdayShort } from "#format/dates.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatTime, formatTimeRange } from "#format/times.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { visibleEvent } from "#server/features/events/index.ts";
import type { Leaf } from "#server/platform/share-kit/kit-art.ts";
import { refuse } from "#server/refusal.ts";
import { iconOfEvent } from "./category-icons.ts";
import { type KitSubject, linkOf } from "./kit-subject.ts";

export async function eventKit(deps: Deps, locale: Locale, id: number): Promise<KitSubject> {
  const t = translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
  const { event: found } = await visibleEvent(deps, deps.db, id);
  const event = inLanguage(found, locale);
  if (event.cancelled_at) refuse("not_found");
  const { start_date: start, end_date: end, timezone: zone } = event;
  const isFree = !event.ticket_required || event.ticket_price_cents === 0;
  const price = formatPrice(event.ticket_price_cents / 100, locale, event.ticket_currency);
  const place = (event.city_id && cityName(event.country_iso, event.city_id)) || event.address;
  return {
    hostId: event.host_id,
    communityId: event.community_id,
    label: namesIn(locale).community(event.community_id),
    title: event.title,
    facts: [t("kit.timeAndPlace", { time: formatTime(start, locale, zone), place })],
    posterFacts: [
      t("kit.timeAndPlace", { time: formatDay(start, locale, zone), place: formatTimeRange(start, end, locale, zone) }),
      event.address,
    ],
    price: isFree ? t("kit.free") : t("kit.atDoor", { price }),
    promise: t(promiseOf(event)),
    scan: t(event.registration === "kindred" ? "kit.scanToRegister" : "kit.scanToRead"),
    leaf: leafOf(event, locale),
    letters: "",
    icon: await iconOfEvent(event.category),
    logoUrl: null,
    photoUrl: event.image_url,
    ...linkOf(deps, `/whats-on/${event.id}`),
  };
}

export function leafOf(event: { readonly start_date: Date; readonly timezone: string }, locale: Locale): Leaf {
  const write = (format: Format) => format(event.start_date, locale, event.timezone);
  return {
    weekday: write(formatWeekdayShort),
    day: write(formatDayOfMonth),
    month: write(formatMonthShort),
  };
}

function promiseOf({ registration, capacity }: { readonly registration: string; readonly capacity: number | null }) {
  if (registration === "none") return "kit.justCome";
  if (registration === "other_site") return "kit.elsewhere";
  return capacity === null ? "kit.register" : "kit.limited";
}
