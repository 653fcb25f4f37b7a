import type { z } from "zod";
import type { ProviderCard } from "#contract/hosts.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Deps } from "#server/deps.ts";
import { findOpenHost } from "#server/features/hosts/index.ts";
import { findShownListing } from "./visible-listing.ts";

export async function providerCard(
  deps: Deps,
  hostId: number,
  locale: Locale,
): Promise<z.output<typeof ProviderCard> | null> {
  const host = await findOpenHost(deps.db, hostId);
  if (!host) return null;
  const listing = await findShownListing(deps, host.id, locale);
  return {
    id: host.id,
    name: listing?.name ?? host.first_name ?? `#${host.id}`,
    profile_image_url: listing?.profile_image_url ?? null,
    address: listing?.address ?? null,
  };
}
