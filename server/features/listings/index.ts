export { announceListingChanges, listingTopic } from "./announce-listing-change.ts";
export { fillSubcategories } from "./fill-subcategories.ts";
export { everyText, textsOf, translatedContent } from "./host-texts.ts";
export { listPublicListings } from "./list-public-listings.ts";
export { reviewAnswer } from "./listing-answer.ts";
export { findListingEditsOf, insertListingEdit } from "./listing-edit-store.ts";
export { type ContentModeration, listingModeration, type ModeratedItem } from "./listing-moderation.ts";
export {
  changesOf,
  isMaterialEdit,
  isPublic,
  type ListingReview,
  moderationAfterEdit,
  moderationDueAt,
  publicStates,
} from "./listing-rules.ts";
export {
  deleteListingsOf,
  findAllListingsOf,
  findListingPlaces,
  findVenue,
  findVenueNames,
  insertListing,
  markDemo,
  markListingDeleted,
  type Venue,
} from "./listing-store.ts";
export { ownListing } from "./own-listing.ts";
export { findListingPictures, findTakenDownLogos } from "./picture-store.ts";
export { readListing } from "./read-listing.ts";
export { resolveProviderAccount } from "./resolve-provider-account.ts";
export { listingRoutes } from "./routes.ts";
export { venuePlace } from "./venue-place.ts";
export {
  bookableVenue,
  findShownListing,
  findShownNames,
  hiddenListings,
  type ShownName,
  visibleListing,
} from "./visible-listing.ts";
