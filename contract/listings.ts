import { z } from "zod";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { communities } from "./lists/communities.ts";
import { formCountryCodes } from "./lists/countries.ts";
import { serviceCategories } from "./lists/service-categories.ts";
import { Subcategory } from "./service-categories.ts";
import {
  HostCountry,
  Id,
  IdempotencyKey,
  IdNumber,
  IfMatch,
  InstantOut,
  Line,
  orNone,
  Paragraphs,
  PhoneCountry,
  WebAddress,
} from "./values.ts";

const mostPortfolioImages = 20;

export const ReviewState = z
  .enum(["in_review", "verified", "refused", "suspended"])
  .meta({ id: "ReviewState", description: "Where the moderators' review stands" });

/** Shown to the owner next to the label "Published", which is fixed by the specification. */
export const Review = z
  .object({
    state: ReviewState,
    due_at: InstantOut.nullable().meta({ description: "When an answer is promised; null once it is given" }),
    is_public: z.boolean().meta({
      description: "Whether others see it: a listing refused before its last edit is hidden until it is approved",
    }),
    reason: z.string().nullable().meta({ description: "Why it was refused or suspended" }),
  })
  .meta({ id: "Review", description: "The review of a listing or event, for its owner" });

export const Listing = z
  .object({
    id: z.int().meta({ description: "The listing's id", example: 7 }),
    name: z.string().meta({ description: "Its name", example: "Amara's Braids" }),
    address: z.string().meta({ description: "Where it is", example: "12 Triq il-Kbira, Birkirkara" }),
    country_iso: z.string().meta({ description: "Two letters", example: "MT" }),
    phone_number: z.string().meta({ description: "To call, in E.164", example: "+35621223344" }),
    phone_number_formatted: z.string().meta({ description: "The same, as people write it", example: "+356 2122 3344" }),
    whatsapp_number: z.string().nullable().meta({ description: "To message, in E.164" }),
    whatsapp_number_formatted: z.string().nullable().meta({ description: "The same, as people write it" }),
    website_url: z.string().nullable().meta({ description: "Its own site" }),
    description: z.string().meta({ description: "In the host's words" }),
    community: z
      .object({
        communityId: z.int().meta({ description: "1 to 6", example: 1 }),
        name: z.string().meta({ description: "Its name", example: "Sub-Saharan Africa" }),
      })
      .meta({ description: "The community it belongs to" }),
    category_id: z.int().meta({ description: "1 to 9", example: 2 }),
    category: z
      .object({ title: z.string().meta({ description: "Its name", example: "Beauty and Fashion" }) })
      .meta({ description: "The category" }),
    subcategoryIds: z.array(z.int()).meta({ description: "The chosen subcategories' ids" }),
    subcategories: z.array(Subcategory).meta({ description: "The chosen subcategories" }),
    profile_image_url: z.string().meta({ description: "The logo" }),
    portfolioImages: z
      .array(
        z.object({
          id: z.int().meta({ description: "The picture's id" }),
          image_url: z.string().meta({ description: "Where it is" }),
        }),
      )
      .meta({ description: "Pictures of the work, in the host's order" }),
    is_community_favorite: z.boolean().meta({ description: "A moderator's word" }),
    is_verified: z.boolean().meta({ description: "Whether the moderators have checked it" }),
    status: z.literal("Published").meta({ description: "Always Published" }),
    created_at: InstantOut,
    user_id: z.int().optional().meta({ description: "Only to its owner" }),
    revision: z.int().optional().meta({ description: "Only to its owner: what `If-Match` takes, without the quotes" }),
    review: Review.optional().meta({ description: "Only to its owner" }),
  })
  .meta({ id: "Listing", description: "A service listing: the shop-window of a provider" });

const ignored = z.unknown().optional().meta({ description: "Accepted and ignored: the server decides" });
const communityIds = communities.map(({ communityId }) => communityId);
const categoryIds = serviceCategories.map(({ categoryId }) => categoryId);

export const ListingBody = z
  .object({
    name: Line({ max: 120 }).meta({ description: "Its name", example: "Amara's Braids" }),
    address: Line({ max: 200 }).meta({ description: "Where it is", example: "12 Triq il-Kbira, Birkirkara" }),
    countryIso: z
      .enum(formCountryCodes, "not_an_option")
      .meta({ description: "One of the 49 form countries", example: "MT" }),
    phoneNumber: Line({ max: 40 }).meta({ description: "A phone number, local or with +", example: "+356 2122 3344" }),
    phoneCountry: PhoneCountry.optional().meta({
      description: "Whose number it is when it has no +; the listing's country when left out",
    }),
    whatsappNumber: orNone(Line({ max: 40 })).meta({ description: "A phone number, or nothing" }),
    whatsappCountry: PhoneCountry.optional().meta({ description: "The same for the WhatsApp number" }),
    websiteUrl: orNone(WebAddress).meta({ description: "An http or https address, or nothing" }),
    description: Paragraphs({ max: 4000 }).meta({ description: "In the host's words" }),
    communities: z
      .tuple([z.literal(communityIds, "not_an_option")], "not_an_option")
      .meta({ description: "A list of exactly one community id", example: [1] }),
    categoryId: z.literal(categoryIds, "not_an_option").meta({ description: "1 to 9", example: 2 }),
    subcategoryIds: z
      .array(IdNumber)
      .max(30, "too_long")
      .default([])
      .meta({ description: "Ids of that category's subcategories" }),
    profileImageUrl: orNone(Line({ max: 500 })).meta({
      description: "The logo, from an upload of the caller's; required to create",
    }),
    portfolioImages: z
      .array(Line({ max: 500 }))
      .max(mostPortfolioImages, "too_long")
      .default([])
      .meta({ description: `Up to ${mostPortfolioImages} pictures, from uploads of the caller's` }),
    userId: ignored,
    isCommunityFavorite: ignored,
  })
  .meta({ id: "ListingBody", description: "A service listing as its host writes it" });

export const listOwnListings = endpoint({
  method: "GET",
  path: "/serviceProviders",
  room: "listings",
  summary: "The caller's own listings, newest first; the total is in `X-Total-Count`",
  query: z.object({
    userId: Id,
    hostCountry: HostCountry,
    limit: z.coerce.number().int().min(1).max(100).default(100).meta({ description: "At most this many" }),
    offset: z.coerce.number().int().min(0).max(10_000).default(0).meta({ description: "Skip this many" }),
  }),
  status: 200,
  output: z.array(Listing),
  refusals: ["not_signed_in", "not_yours"],
  elsewhere: "empty_list",
});

export const readListing = endpoint({
  method: "GET",
  path: "/serviceProviders/details",
  room: "listings",
  summary:
    "One listing, as anyone may see it; its owner sees it in any state. With `kindredProviderId` instead of `id`, the account's oldest published one",
  query: z.object({ id: Id.optional(), kindredProviderId: Id.optional(), hostCountry: HostCountry }),
  status: 200,
  output: Listing,
  refusals: ["not_found"],
  elsewhere: "not_found",
});

export const createListing = endpoint({
  method: "POST",
  path: "/serviceProviders",
  room: "listings",
  summary: "Publish a service listing",
  query: z.object({ hostCountry: HostCountry }),
  headers: IdempotencyKey,
  body: ListingBody,
  status: 201,
  output: done(Listing),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "unsupported_country",
    "request_in_flight",
    "same_key_other_request",
  ],
});

export const updateListing = endpoint({
  method: "PUT",
  path: "/serviceProviders/{id}",
  room: "listings",
  summary: "Change one's own listing; without a logo the present one stays",
  params: z.object({ id: Id }),
  query: z.object({ hostCountry: HostCountry }),
  headers: IfMatch,
  body: ListingBody,
  status: 200,
  output: done(Listing),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "not_yours",
    "not_found",
    "unsupported_country",
    "version_is_stale",
    "version_required",
  ],
});

export const deleteListing = endpoint({
  method: "DELETE",
  path: "/serviceProviders/{id}",
  room: "listings",
  summary: "Take down one's own listing",
  params: z.object({ id: Id }),
  query: z.object({ hostCountry: HostCountry }),
  status: 200,
  output: done(Nothing),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "not_yours",
    "not_found",
    "unsupported_country",
  ],
});

export const resolveProviderAccount = endpoint({
  method: "GET",
  path: "/serviceProviders/{providerId}/kindred-provider-id",
  room: "listings",
  summary: "The provider account that takes bookings for a listing",
  params: z.object({ providerId: Id }),
  status: 200,
  output: z.object({
    kindredProviderId: z.int().nullable().meta({ description: "Null when nobody can be booked there", example: 1 }),
  }),
  refusals: ["not_found"],
});
