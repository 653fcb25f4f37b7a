import { cityName } from "#contract/lists/cities.ts";
import { formatDayShort } from "#format/dates.ts";
import { isolated } from "#format/joined-text.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDayTime } from "#format/times.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { EventRecord } from "#web/features/events/index.ts";
import type { Listing } from "#web/features/listings/index.ts";

export type KitChoice = {
  readonly kind: "listing" | "event";
  readonly id: number;
  readonly name: string;
  readonly note: string;
  readonly communityId: number;
  readonly pictureUrl: string;
};

export type ShareKitData = {
  readonly choices: readonly KitChoice[];
  readonly chosen: {
    readonly kind: "listing" | "event";
    readonly id: number;
    readonly name: string;
    readonly words: string;
    readonly link: string;
    readonly card: string;
  } | null;
  readonly hasPrice: boolean;
  readonly hasPhoto: boolean;
};

type Own = { readonly services: readonly Listing[] | null; readonly events: readonly EventRecord[] | null };
type Place = { readonly locale: Locale; readonly publicUrl: string; readonly now: number };

/** Only what everybody can see has pictures: cancelled and past events have none. */
export function shareKitOf(own: Own, search: URLSearchParams, place: Place): ShareKitData {
  const events = (own.events ?? [])
    .filter((event) => isShown(event) && !event.cancelled_at && Date.parse(event.end_date) > place.now)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))
    .map((event) => ofEvent(event, place));
  const listings = (own.services ?? []).filter(isShown).map((listing) => ofListing(listing, place));
  const all = [...events, ...listings];
  const wanted = all.find(({ choice }) => search.get(choice.kind) === String(choice.id)) ?? all[0];
  return {
    choices: all.map(({ choice }) => choice),
    chosen: wanted
      ? { ...wanted.rest, kind: wanted.choice.kind, id: wanted.choice.id, name: wanted.choice.name }
      : null,
    hasPrice: search.get("price") !== "off",
    hasPhoto: search.get("photo") !== "off",
  };
}

function isShown({ review }: { readonly review?: { readonly is_public: boolean } | undefined }): boolean {
  return review?.is_public !== false;
}

function ofEvent(event: EventRecord, { locale, publicUrl }: Place) {
  const t = translator<"shareKit">(locale, messagesFor(locale, "shareKit"));
  const isFree = !event.ticket_required || event.ticket_price === 0;
  const price = formatPrice(event.ticket_price, locale, event.ticket_currency);
  const link = `${publicUrl}/whats-on/${event.id}?from=link`;
  const choice: KitChoice = {
    kind: "event",
    id: event.id,
    name: event.title,
    note: t("kit.event", { day: formatDayShort(event.start_date, locale, event.timezone) }),
    communityId: event.community_id,
    pictureUrl: event.image_url,
  };
  const words = t("words.event", {
    title: event.title,
    when: formatDayTime(event.start_date, locale, event.timezone),
    place: (event.city_id && cityName(event.country_iso, event.city_id)) || event.address,
    price: isFree ? t("words.free") : t("words.atDoor", { price }),
    url: link,
  });
  return { choice, rest: { words, link, card: `/share-preview/event/${event.id}.png` } };
}

function ofListing(listing: Listing, { locale, publicUrl }: Place) {
  const t = translator<"shareKit">(locale, messagesFor(locale, "shareKit"));
  const place = (listing.cityId && cityName(listing.country_iso, listing.cityId)) || listing.address;
  const link = `${publicUrl}/providerPage?id=${listing.id}&from=link`;
  const choice: KitChoice = {
    kind: "listing",
    id: listing.id,
    name: listing.name,
    note: t("kit.listing", { place: isolated(place) }),
    communityId: listing.community.communityId,
    pictureUrl: listing.portfolioImages[0]?.image_url ?? listing.profile_image_url,
  };
  const words = t("words.listing", { name: listing.name, category: listing.category.title, place, url: link });
  return { choice, rest: { words, link, card: `/share-preview/provider/${listing.id}.png` } };
}
