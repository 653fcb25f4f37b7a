import type { z } from "zod";
import type { ProviderCard } from "#contract/provider-accounts.ts";
import type { Deps } from "#server/deps.ts";
import { findOpenAccount } from "#server/features/providers/index.ts";
import { publicStates } from "./listing-rules.ts";
import { findOldestListing } from "./listing-store.ts";

/** The public part of an account: its oldest public listing, or else only the first name. */
export async function providerCard(deps: Deps, accountId: number): Promise<z.output<typeof ProviderCard> | null> {
  const account = await findOpenAccount(deps.db, accountId);
  if (!account) return null;
  const listing = await findOldestListing(deps.db, account.user_id, publicStates(deps.settings.listingReview));
  return {
    id: account.id,
    name: listing?.name ?? account.first_name,
    profile_image_url: listing?.profile_image_url ?? null,
    address: listing?.address ?? null,
  };
}
