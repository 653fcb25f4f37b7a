import { readProviders as readProvidersContract } from "#contract/hosts.ts";
import * as contract from "#contract/listings.ts";
import { listSubcategories } from "#contract/service-categories.ts";
import { activeManager, anyoneOrMember } from "#server/features/hosts/index.ts";
import { anyone, anyoneKnown, signedIn } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { listingTopic } from "./announce-listing-change.ts";
import { createListing } from "./create-listing.ts";
import { listOwnListings } from "./list-own-listings.ts";
import { readListing } from "./read-listing.ts";
import { readProviders } from "./read-providers.ts";
import { readSubcategories } from "./read-subcategories.ts";
import { resolveProviderAccount } from "./resolve-provider-account.ts";
import { updateListing } from "./update-listing.ts";

export const listingRoutes: readonly Route[] = [
  route(listSubcategories, anyone, readSubcategories),
  route(readProvidersContract, anyoneKnown, readProviders),
  route(contract.listOwnListings, signedIn, listOwnListings),
  route(contract.readListing, anyoneOrMember, readListing, {
    topics: ({ query }) => (query.id === undefined ? null : [listingTopic(query.id)]),
    canReadReplica: true,
    isKept: true,
  }),
  route(contract.createListing, activeManager, createListing),
  route(contract.updateListing, activeManager, updateListing),
  route(contract.resolveProviderAccount, anyone, resolveProviderAccount, {
    topics: ({ params }) => [listingTopic(params.providerId)],
    canReadReplica: true,
    isKept: true,
  }),
];
