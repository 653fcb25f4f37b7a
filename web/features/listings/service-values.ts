import type { CallInput, CallOutput } from "#contract/calls.ts";
import { type LanguageCode, languageCodes } from "#contract/lists/languages.ts";
import { emptyTexts, type TextValues } from "#web/features/hosts/index.ts";
import type { Picture } from "#web/features/uploads/index.ts";
import { unchecked } from "#web/lib/form-result.ts";

export type Listing = CallOutput<"GET /serviceProviders/details">;
type ListingBody = CallInput<"POST /serviceProviders">["body"];

export type ServiceValues = {
  readonly name: string;
  readonly description: string;
  readonly communityId: number | null;
  readonly categoryId: number | null;
  readonly subcategoryIds: readonly number[];
  readonly address: string;
  readonly countryIso: string;
  readonly cityId: string;
  readonly languages: readonly LanguageCode[];
  readonly phoneNumber: string;
  /** The country of a phone number without `+`. Empty means the listing's country. */
  readonly phoneCountry: string;
  readonly whatsappNumber: string;
  readonly whatsappCountry: string;
  readonly websiteUrl: string;
  readonly isHiddenFromSearch: boolean;
  readonly logo: Picture | null;
  readonly portfolio: readonly Picture[];
  readonly askedCategoryId: number | null;
  /** The version being edited, or null for a new service. */
  readonly revision: number | null;
} & TextValues;

export function emptyService(categoryId: number | null, countryIso: string, locale: string): ServiceValues {
  return {
    ...emptyTexts(locale),
    name: "",
    description: "",
    communityId: null,
    categoryId,
    subcategoryIds: [],
    address: "",
    countryIso,
    cityId: "",
    languages: [],
    phoneNumber: "",
    phoneCountry: "",
    whatsappNumber: "",
    whatsappCountry: "",
    websiteUrl: "",
    isHiddenFromSearch: false,
    logo: null,
    portfolio: [],
    askedCategoryId: categoryId,
    revision: null,
  };
}

export function serviceValuesOf(listing: Listing): ServiceValues {
  return {
    name: listing.name,
    description: listing.description,
    language: listing.language ?? listing.textLanguage,
    translations: listing.translations ?? {},
    communityId: listing.community.communityId,
    categoryId: listing.category_id,
    subcategoryIds: listing.subcategoryIds,
    address: listing.address,
    countryIso: listing.country_iso,
    cityId: listing.cityId === null ? "" : String(listing.cityId),
    languages: languageCodes.filter((code) => listing.languages.includes(code)),
    phoneNumber: listing.phone_number_formatted,
    phoneCountry: "",
    whatsappNumber: listing.whatsapp_number_formatted ?? "",
    whatsappCountry: "",
    websiteUrl: listing.website_url ?? "",
    isHiddenFromSearch: listing.isHiddenFromSearch,
    logo: pictureOf(listing.profile_image_url),
    portfolio: listing.portfolioImages.map(({ image_url }) => pictureOf(image_url)),
    askedCategoryId: null,
    revision: listing.revision ?? null,
  };
}

const pictureOf = (url: string): Picture => ({ url, thumb: url, name: "" });

/** If the URL names another category than the draft does, the category in the URL is used. */
export function withDraft(begun: ServiceValues, kept: Partial<ServiceValues>): ServiceValues {
  const restored = { ...begun, ...kept };
  if (begun.askedCategoryId === null || begun.askedCategoryId === restored.askedCategoryId) return restored;
  const isSame = begun.askedCategoryId === restored.categoryId;
  return {
    ...restored,
    askedCategoryId: begun.askedCategoryId,
    categoryId: begun.askedCategoryId,
    subcategoryIds: isSame ? restored.subcategoryIds : [],
  };
}

export function withScheme(address: string): string {
  const text = address.trim();
  return text === "" || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

export function listingBodyOf(values: ServiceValues): ListingBody {
  return unchecked<ListingBody>({
    name: values.name,
    address: values.address,
    countryIso: values.countryIso,
    cityId: values.cityId === "" ? null : Number(values.cityId),
    languages: [...values.languages],
    phoneNumber: values.phoneNumber,
    phoneCountry: values.phoneCountry || values.countryIso,
    whatsappNumber: values.whatsappNumber,
    whatsappCountry: values.whatsappCountry || values.countryIso,
    websiteUrl: withScheme(values.websiteUrl),
    description: values.description,
    language: values.language,
    translations: values.translations,
    isHiddenFromSearch: values.isHiddenFromSearch,
    communities: [values.communityId],
    categoryId: values.categoryId,
    subcategoryIds: [...values.subcategoryIds],
    profileImageUrl: values.logo?.url ?? null,
    portfolioImages: values.portfolio.map(({ url }) => url),
    isCommunityFavorite: false,
  });
}
