import type { listSlots } from "#contract/calendar.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import type { readListing, resolveProviderAccount } from "#contract/listings.ts";
import { product } from "#contract/product.ts";
import type { listServiceItems } from "#contract/service-items.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { dateLanguageOf, directionOf, languageOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import type { FlyerCard } from "#server/platform/share-card/flyer-card.ts";
import type { ShareCard } from "#server/platform/share-card/share-card.ts";

type Card = Omit<ShareCard, "logo">;
type Ask = (path: string) => Promise<unknown>;
type Items = OutputOf<typeof listServiceItems>;

const lookAheadMs = 14 * 86_400_000;

function cardTranslator(locale: Locale) {
  return translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
}

/** From public data only: name, category, place, lowest price, next free time. */
export async function providerCardOf(deps: Deps, ask: Ask, locale: Locale, id: number) {
  const t = cardTranslator(locale);
  const listing = (await ask(`/serviceProviders/details?id=${id}`)) as OutputOf<typeof readListing>;
  const items = (await ask(`/serviceItems?providerId=${id}`)) as Items;
  const nextFree = await nextFreeStart(deps, ask, id, items);
  const price = Math.min(...items.map((item) => item.price).filter((amount) => amount > 0));
  const changing = [
    ...(Number.isFinite(price) ? [t("card.priceFrom", { price: euro(price, locale) })] : []),
    ...(nextFree ? [t("card.nextFree", { when: timeOf(nextFree, locale) })] : []),
  ];
  const card: Card = {
    communityId: listing.community.communityId,
    label: listing.community.name,
    name: listing.name,
    lines: [listing.category.title, listing.address, changing.join(" · ")].filter(Boolean),
    brandLine: t("card.brandLine"),
    letters: lettersOf(listing.name),
    isRightToLeft: directionOf(locale) === "rtl",
  };
  return { card, logoUrl: listing.profile_image_url };
}

/** The first free start time for the shortest service. */
async function nextFreeStart(deps: Deps, ask: Ask, id: number, items: Items): Promise<string | null> {
  const shortest = items.toSorted((a, b) => (a.duration_minutes ?? 0) - (b.duration_minutes ?? 0))[0];
  const { kindredProviderId } = (await ask(`/serviceProviders/${id}/kindred-provider-id`)) as OutputOf<
    typeof resolveProviderAccount
  >;
  if (!shortest || kindredProviderId === null) return null;
  const now = deps.clock.now();
  const query = new URLSearchParams({
    kindredProviderId: String(kindredProviderId),
    serviceItemId: String(shortest.id),
    startTime: now.toISOString(),
    endTime: new Date(now.getTime() + lookAheadMs).toISOString(),
  });
  const slots = (await ask(`/providerCalendar/slots?${query}`)) as OutputOf<typeof listSlots>;
  return slots[0]?.start_time ?? null;
}

export function siteCard(locale: Locale): Card {
  const t = cardTranslator(locale);
  const common = translator<"common">(locale, messagesFor(locale, "common"));
  return {
    communityId: null,
    label: t("card.site.label"),
    name: t("card.site.name"),
    lines: [common("product.tagline")],
    brandLine: t("card.brandLine"),
    letters: product.name.slice(0, 1),
    isRightToLeft: directionOf(locale) === "rtl",
  };
}

export function flyerCard(locale: Locale, publicUrl: string): FlyerCard {
  const t = translator<"about">(locale, messagesFor(locale, "about"));
  const common = translator<"common">(locale, messagesFor(locale, "common"));
  const half = (who: "customer" | "host") => ({
    title: t(`how.${who}.title`),
    steps: ([1, 2, 3, 4] as const).map((step) => ({
      title: t(`how.${who}.${step}.title`),
      text: t(`how.${who}.${step}.text`),
    })),
  });
  return {
    title: t("how.title"),
    tagline: common("product.tagline"),
    halves: [half("customer"), half("host")],
    address: new URL(publicUrl).host,
    isRightToLeft: directionOf(locale) === "rtl",
  };
}

function euro(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(languageOf(locale), { style: "currency", currency: product.currency }).format(amount);
}

function timeOf(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLanguageOf(locale), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: product.timeZone,
  }).format(new Date(instant));
}

function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word.length > 1);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
