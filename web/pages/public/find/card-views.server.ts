import type { CallOutput } from "#contract/calls.ts";
import { citiesIn } from "#contract/countries/country-packs.ts";
import { categoryBySlug } from "#contract/lists/categories.ts";
import { serviceCategories } from "#contract/lists/service-categories.ts";
import type { Source } from "#contract/lists/sources.ts";
import { formatDate, formatDay, formatLeaf } from "#format/dates.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatNumber, formatPrice, formatRating } from "#format/numbers.ts";
import { formatDayClock, formatTime, formatTimeRange, leftToRight } from "#format/times.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { translator } from "#messages/translate.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";
import type { CardGroup, CardView } from "./search-view.ts";

export type SearchAnswer = CallOutput<"GET /search">;
type Card = SearchAnswer["cards"][number];

type Of = {
  readonly country: string;
  readonly locale: Locale;
  readonly now: Date;
  /** The URL says how a visitor came to the listing. */
  readonly from: Source;
  /** The profile and the times then open on the card's day. */
  readonly isDayChosen: boolean;
};

export function cardView(card: Card, { country, locale, now, from, isDayChosen }: Of): CardView {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const city = citiesIn(country).find(({ id }) => id === String(card.cityId))?.name;
  const title = categoryBySlug(card.category)?.title ?? "";
  const distance = card.distanceKm === null ? null : t("card.distance", { km: formatNumber(card.distanceKm, locale) });
  const at = card.kind === "event" ? card.startsAt : card.nextStart;
  const isToday = at !== null && formatDate(at, locale, card.timeZone) === formatDate(now, locale, card.timeZone);
  const date = isDayChosen && at !== null ? `&date=${localDateOf(at, card.timeZone)}` : "";
  return {
    key: `${card.kind}-${card.id}`,
    to: card.kind === "event" ? `/whats-on/${card.id}` : `/providerPage?id=${card.id}&from=${from}${date}`,
    name: card.name,
    language: card.textLanguage,
    isEvent: card.kind === "event",
    leaf: card.startsAt === null ? null : formatLeaf(card.startsAt, locale, card.timeZone),
    pictureUrl: card.pictureUrl,
    communityId: card.communityId,
    categoryId: serviceCategories.find((one) => one.title === title)?.categoryId ?? 0,
    details: [namesIn(locale).category(title), joinTexts([city, distance], locale)].filter(Boolean),
    rating: card.rating && {
      average: formatRating(card.rating.average, locale),
      count: card.rating.count,
      countText: formatNumber(card.rating.count, locale),
    },
    price: priceText(card, locale),
    when:
      at === null
        ? null
        : {
            iso: at,
            isToday,
            day: null,
            text: isToday
              ? t("card.today", { time: formatTime(at, locale, card.timeZone) })
              : formatDayClock(at, locale, card.timeZone),
          },
  };
}

function priceText({ lowestPrice, currency }: Card, locale: Locale): string {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  if (lowestPrice === null) return t("card.onRequest");
  if (lowestPrice === 0) return t("card.free");
  return t("card.from", { price: formatPrice(lowestPrice, locale, currency) });
}

/** Events by the day on which they start. Their cards then show hours only. */
export function groupsByDay(
  { cards, total }: Pick<SearchAnswer, "cards" | "total">,
  views: readonly CardView[],
  locale: Locale,
): CardGroup[] {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const rows = views.flatMap((view, n) => {
    const { startsAt, endsAt, timeZone } = cards[n] ?? {};
    if (!view.when || !startsAt || !endsAt || !timeZone) return [];
    const day = formatDay(startsAt, locale, timeZone);
    const when = { ...view.when, day, text: leftToRight(formatTimeRange(startsAt, endsAt, locale, timeZone)) };
    return [{ day, date: localDateOf(startsAt, timeZone), card: { ...view, when } }];
  });
  const groups = [...Map.groupBy(rows, ({ date }) => date).values()];
  return groups.map((those, n) => ({
    title: those[0]?.day ?? "",
    count: n === groups.length - 1 && cards.length < total ? null : t("results.events", { count: those.length }),
    cards: those.map(({ card }) => card),
  }));
}
