export { deleteListing } from "./delete-listing.ts";
export { fillSubcategories } from "./fill-subcategories.ts";
export { reviewAnswer } from "./listing-answer.ts";
export { isMaterialEdit, isPublic, stateAfterEdit } from "./listing-rules.ts";
export { findVenue } from "./listing-store.ts";
export { ownListing } from "./own-listing.ts";
export { providerCard } from "./provider-card.ts";
export { listingRoutes } from "./routes.ts";
export { visibleListing } from "./visible-listing.ts";
