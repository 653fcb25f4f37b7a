import type { OutputOf } from "#contract/endpoint.ts";
import type { listServiceItems } from "#contract/service-items.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDayClock } from "#format/times.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { directionOf, translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { listSlots } from "#server/features/calendar/index.ts";
import type { HostVisitor } from "#server/features/hosts/index.ts";
import { readListing, resolveProviderAccount } from "#server/features/listings/index.ts";
import { listItems } from "#server/features/service-items/index.ts";
import type { ShareCard } from "#server/platform/share-card/share-card.ts";
import { iconOfService } from "./category-icons.ts";

type Items = OutputOf<typeof listServiceItems>;

const lookAheadMs = 14 * 86_400_000;

export async function listingCard(
  deps: Deps,
  locale: Locale,
  id: number,
): Promise<{ readonly card: Omit<ShareCard, "logo">; readonly logoUrl: string }> {
  const t = translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
  // The preview must not show more than an anonymous visitor sees, so nobody is signed in here.
  const visitor: HostVisitor = { kind: "visitor", address: "share-preview", locale, person: null, memberships: [] };
  const { body: listing } = await readListing(deps, visitor, { query: { id } });
  const items = await listItems(deps, visitor, { query: { providerId: id } });
  const nextFree = await nextFreeStart(deps, visitor, id, items);
  const price = lowestPrice(items);
  const changing = [
    ...(price !== null ? [t("card.priceFrom", { price: formatPrice(price, locale, listing.currency) })] : []),
    ...(nextFree ? [t("card.nextFree", { when: formatDayClock(nextFree, locale, listing.timeZone) })] : []),
  ];
  const card = {
    communityId: listing.community.communityId,
    label: listing.community.name,
    name: listing.name,
    lines: [listing.category.title, listing.address, changing.join(" · ")].filter(Boolean),
    brandLine: t("card.brandLine"),
    letters: lettersOf(listing.name),
    icon: await iconOfService(listing.category_id),
    isRightToLeft: directionOf(locale) === "rtl",
  };
  return { card, logoUrl: listing.profile_image_url };
}

async function nextFreeStart(deps: Deps, visitor: HostVisitor, id: number, items: Items): Promise<string | null> {
  const shortest = items.toSorted((a, b) => (a.duration_minutes ?? 0) - (b.duration_minutes ?? 0))[0];
  const { kindredProviderId } = await resolveProviderAccount(deps, visitor, { params: { providerId: id } });
  if (!shortest || kindredProviderId === null) return null;
  const now = deps.clock.now();
  const query = {
    kindredProviderId,
    serviceItemId: shortest.id,
    startTime: now.toISOString(),
    endTime: new Date(now.getTime() + lookAheadMs).toISOString(),
  };
  const slots = await listSlots(deps, visitor, { query });
  return slots[0]?.start_time ?? null;
}

/** Null if all items are free. */
export function lowestPrice(items: Items): number | null {
  const prices = items.map((item) => item.price).filter((amount) => amount > 0);
  return prices.length > 0 ? Math.min(...prices) : null;
}

export function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word.length > 1);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
