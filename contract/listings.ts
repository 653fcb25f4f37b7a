import { z } from "zod";
import { usualCountry } from "./countries/country-packs.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { originalLanguage, ownTexts, textLanguage, translationsBody } from "./host-texts.ts";
import { languageCodes, maxLanguages } from "./lists/languages.ts";
import { maxPortfolioPhotos } from "./lists/limits.ts";
import { serviceCategories } from "./lists/service-categories.ts";
import {
  CommunityIdIn,
  createRefusals,
  deleteRefusals,
  FormCountry,
  ignored,
  publishedFields,
  updateRefusals,
} from "./published.ts";
import { Subcategory } from "./service-categories.ts";
import {
  CityId,
  HostCountry,
  Id,
  IdempotencyKey,
  IdNumber,
  IfMatch,
  Line,
  OwnHost,
  orNone,
  Paragraphs,
  PhoneCountry,
  placeFields,
  WebAddress,
} from "./values.ts";

export const Listing = z
  .object({
    id: z.int().meta({ description: "Listing id", example: 7 }),
    name: z.string().meta({ description: "Name of the listing", example: "Amara's Braids" }),
    address: z.string().meta({ description: "Address of the listing", example: "12 Triq il-Kbira, Birkirkara" }),
    country_iso: z.string().meta({ description: "Country, as an ISO 3166 code", example: usualCountry }),
    cityId: z.int().nullable().meta({ description: "City id; null if none was given", example: 2 }),
    languages: z
      .array(z.string())
      .meta({ description: "Languages that the host speaks, as BCP 47 codes", example: ["en", "mt"] }),
    phone_number: z.string().meta({ description: "Phone number in E.164 format", example: "+35621223344" }),
    phone_number_formatted: z
      .string()
      .meta({ description: "The phone number formatted for display", example: "+356 2122 3344" }),
    whatsapp_number: z
      .string()
      .nullable()
      .meta({ description: "WhatsApp number in E.164 format; null if there is none" }),
    whatsapp_number_formatted: z
      .string()
      .nullable()
      .meta({ description: "The WhatsApp number formatted for display; null if there is none" }),
    website_url: z.string().nullable().meta({ description: "Website; null if there is none" }),
    description: z.string().meta({ description: "Description by the host" }),
    community: z
      .object({
        communityId: z.int().meta({ description: "Community id, 1 to 6", example: 1 }),
        name: z.string().meta({ description: "Name of the community", example: "Sub-Saharan Africa" }),
      })
      .meta({ description: "Community of the listing" }),
    category_id: z.int().meta({ description: "Category id, 1 to 9", example: 2 }),
    category: z
      .object({ title: z.string().meta({ description: "Name of the category", example: "Beauty and Fashion" }) })
      .meta({ description: "Category of the listing" }),
    subcategoryIds: z.array(z.int()).meta({ description: "Ids of the chosen subcategories" }),
    subcategories: z.array(Subcategory).meta({ description: "Chosen subcategories" }),
    profile_image_url: z.string().meta({ description: "URL of the logo" }),
    portfolioImages: z
      .array(
        z.object({
          id: z.int().meta({ description: "Image id" }),
          image_url: z.string().meta({ description: "Image URL" }),
        }),
      )
      .meta({ description: "Portfolio images, in the order chosen by the host" }),
    is_community_favorite: z
      .boolean()
      .meta({ description: "Whether moderators have marked it as a Community Favorite" }),
    isTrader: z.boolean().meta({ description: "Whether the host says that it acts as a trader (EU consumer law)" }),
    isHiddenFromSearch: z
      .boolean()
      .meta({ description: "Whether only people with the link find it: search, site map and feeds leave it out" }),
    textLanguage,
    ...ownTexts(
      z.object({
        name: z.string().meta({ description: "Name of the listing in this language", example: "Les tresses d'Amara" }),
        description: z.string().meta({ description: "Description in this language" }),
      }),
    ),
    ...placeFields,
    ...publishedFields,
  })
  .meta({ id: "Listing", description: "Service listing: the public page of a service" });

const categoryIds = serviceCategories.map(({ categoryId }) => categoryId);

export const ListingBody = z
  .object({
    name: Line({ max: 120 }).meta({ description: "Name of the listing", example: "Amara's Braids" }),
    address: Line({ max: 200 }).meta({
      description: "Address of the listing",
      example: "12 Triq il-Kbira, Birkirkara",
    }),
    countryIso: FormCountry,
    cityId: CityId.optional().meta({
      description: "City id, one of the cities of the country; null for none; left out to keep the current one",
    }),
    languages: z
      .array(z.enum(languageCodes, "not_an_option"))
      .max(maxLanguages, "too_long")
      .optional()
      .meta({ description: "Languages that the host speaks, as BCP 47 codes; left out to keep the current ones" }),
    isHiddenFromSearch: z.boolean("wrong_type").optional().meta({
      description: "Whether search, site map and feeds leave it out; left out to keep the current choice",
    }),
    phoneNumber: Line({ max: 40 }).meta({
      description: "Phone number, national or with a +",
      example: "+356 2122 3344",
    }),
    phoneCountry: PhoneCountry.optional().meta({
      description: "Country of the phone number if it has no +; defaults to the country of the listing",
    }),
    whatsappNumber: orNone(Line({ max: 40 })).meta({
      description: "WhatsApp number, national or with a +; null if there is none",
    }),
    whatsappCountry: PhoneCountry.optional().meta({
      description: "Country of the WhatsApp number if it has no +; defaults to the country of the listing",
    }),
    websiteUrl: orNone(WebAddress).meta({ description: "Website, an http or https URL; null if there is none" }),
    description: Paragraphs({ max: 4000 }).meta({ description: "Description by the host" }),
    language: originalLanguage,
    translations: translationsBody(
      z.object({
        name: Line({ max: 120 }).meta({ description: "Name of the listing in this language" }),
        description: Paragraphs({ max: 4000 }).meta({ description: "Description in this language" }),
      }),
    ),
    communities: z
      .tuple([CommunityIdIn], "not_an_option")
      .meta({ description: "Array with exactly one community id, 1 to 6", example: [1] }),
    categoryId: z.literal(categoryIds, "not_an_option").meta({ description: "Category id, 1 to 9", example: 2 }),
    subcategoryIds: z
      .array(IdNumber)
      .max(30, "too_long")
      .default([])
      .meta({ description: "Subcategory ids, all of the chosen category" }),
    profileImageUrl: orNone(Line({ max: 500 })).meta({
      description: "URL of the logo, from an upload by the caller; required to create, null to keep the current one",
    }),
    portfolioImages: z
      .array(Line({ max: 500 }))
      .max(maxPortfolioPhotos, "too_long")
      .default([])
      .meta({ description: `Up to ${maxPortfolioPhotos} image URLs, from uploads by the caller` }),
    userId: ignored,
    isCommunityFavorite: ignored,
  })
  .meta({ id: "ListingBody", description: "Service listing to create or update" });

export const listOwnListings = endpoint({
  method: "GET",
  path: "/serviceProviders",
  room: "listings",
  summary: "List the caller's own listings, newest first; `X-Total-Count` has the total",
  query: z.object({
    userId: Id.meta({ description: "The caller's user id" }),
    kindredProviderId: OwnHost,
    hostCountry: HostCountry,
    limit: z.coerce.number().int().min(1).max(100).default(100).meta({ description: "Maximum number of results" }),
    offset: z.coerce.number().int().min(0).max(10_000).default(0).meta({ description: "Number of results to skip" }),
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
    "Get a public listing by `id`, or the oldest public listing of an account by `kindredProviderId`. Owners also see their own listings that are not public",
  query: z.object({
    id: Id.optional().meta({ description: "Listing id" }),
    kindredProviderId: Id.optional().meta({ description: "Provider account id, instead of `id`" }),
    hostCountry: HostCountry,
  }),
  status: 200,
  output: Listing,
  refusals: ["not_found"],
  elsewhere: "not_found",
});

export const createListing = endpoint({
  method: "POST",
  path: "/serviceProviders",
  room: "listings",
  summary: "Create and publish a service listing",
  query: z.object({ hostCountry: HostCountry, kindredProviderId: OwnHost }),
  headers: IdempotencyKey,
  body: ListingBody,
  status: 201,
  output: success(Listing),
  refusals: [...createRefusals],
});

export const updateListing = endpoint({
  method: "PUT",
  path: "/serviceProviders/{id}",
  room: "listings",
  summary: "Update your own listing; without a logo the current one is kept",
  params: z.object({ id: Id.meta({ description: "Listing id" }) }),
  query: z.object({ hostCountry: HostCountry }),
  headers: IfMatch,
  body: ListingBody,
  status: 200,
  output: success(Listing),
  refusals: [...updateRefusals],
});

export const deleteListing = endpoint({
  method: "DELETE",
  path: "/serviceProviders/{id}",
  room: "listings",
  summary: "Delete your own listing",
  params: z.object({ id: Id.meta({ description: "Listing id" }) }),
  query: z.object({ hostCountry: HostCountry }),
  status: 200,
  output: success(Nothing),
  refusals: [...deleteRefusals, "listing_has_bookings"],
});

export const resolveProviderAccount = endpoint({
  method: "GET",
  path: "/serviceProviders/{providerId}/kindred-provider-id",
  room: "listings",
  summary: "Get the provider account that takes bookings for a listing",
  params: z.object({ providerId: Id.meta({ description: "Listing id" }) }),
  status: 200,
  output: z.object({
    kindredProviderId: z
      .int()
      .nullable()
      .meta({ description: "Provider account id; null if the listing cannot be booked", example: 1 }),
  }),
  refusals: ["not_found"],
});
