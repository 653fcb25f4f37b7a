export { AddListing } from "./add-listing.tsx";
export { DeleteControl } from "./delete-control.tsx";
export { ListingCard } from "./listing-card.tsx";
export { ListingPreview } from "./listing-preview.tsx";
export { ModerationNote, ModerationTags } from "./moderation-tags.tsx";
export { ServiceForm } from "./service-form.tsx";
export { isWebAddressOrEmpty } from "./service-rules.ts";
export { emptyService, type Listing, serviceValuesOf, withScheme } from "./service-values.ts";
