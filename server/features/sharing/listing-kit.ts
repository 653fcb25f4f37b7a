import { cityName } from "#contract/lists/cities.ts";
import { formatPrice } from "#format/numbers.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import type { HostVisitor } from "#server/features/hosts/index.ts";
import { readListing, visibleListing } from "#server/features/listings/index.ts";
import { listItems } from "#server/features/service-items/index.ts";
import { iconOfService } from "./category-icons.ts";
import { type KitSubject, linkOf } from "./kit-subject.ts";
import { lettersOf, lowestPrice } from "./listing-card.ts";

export async function listingKit(deps: Deps, locale: Locale, id: number): Promise<KitSubject> {
  const t = translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
  // The pictures must not show more than an anonymous visitor sees, so nobody is signed in here.
  const visitor: HostVisitor = { kind: "visitor", address: "share-kit", locale, person: null, memberships: [] };
  const { host_id: hostId } = await visibleListing(deps, visitor, id);
  const { body: listing } = await readListing(deps, visitor, { query: { id } });
  const items = await listItems(deps, visitor, { query: { providerId: id } });
  const price = lowestPrice(items);
  const profile = `/providerPage?id=${id}`;
  const city = listing.cityId ? cityName(listing.country_iso, listing.cityId) : undefined;
  return {
    hostId,
    communityId: listing.community.communityId,
    label: listing.community.name,
    title: listing.name,
    facts: [listing.category.title, city ?? listing.address],
    posterFacts: [listing.category.title, listing.address],
    price: price === null ? null : t("card.priceFrom", { price: formatPrice(price, locale, listing.currency) }),
    promise: t("card.brandLine"),
    scan: t(items.length > 0 ? "kit.scanToBook" : "kit.scanToRead"),
    leaf: null,
    letters: lettersOf(listing.name),
    icon: await iconOfService(listing.category_id),
    logoUrl: listing.profile_image_url,
    photoUrl: listing.portfolioImages[0]?.image_url ?? null,
    ...linkOf(deps, profile, items.length > 0 ? `/booking?providerId=${id}` : profile),
  };
}
