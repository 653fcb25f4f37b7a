import type { z } from "zod";
import type { ListingBody } from "#contract/listings.ts";
import { cityName } from "#contract/lists/cities.ts";
import { languageCodes } from "#contract/lists/languages.ts";
import type { FieldProblem } from "#contract/refusals.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ownsFinishedImages } from "#server/features/uploads/index.ts";
import { readPhone } from "#server/platform/phone-number.ts";
import { refuse } from "#server/refusal.ts";
import { textsOf } from "./host-texts.ts";
import type { ListingChildren, ListingFields } from "./listing-store.ts";
import { findSubcategories } from "./subcategory-store.ts";

type Body = z.output<typeof ListingBody>;
type Present = {
  /** Pictures that the listing already has may stay, no matter who uploaded them. */
  readonly logo: string;
  readonly portfolio: readonly string[];
  readonly cityId: number | null;
  readonly languages: readonly string[];
  readonly isHiddenFromSearch: boolean;
  readonly texts: Pick<ListingFields, "language" | "translations">;
} | null;

/** These checks need the database or several fields, so the schema cannot do them. */
export async function checkListing(
  { settings }: Pick<Deps, "settings">,
  trx: Db,
  { userId, locale }: { readonly userId: number; readonly locale: Locale },
  body: Body,
  present: Present,
): Promise<{ fields: ListingFields; children: ListingChildren }> {
  const problems: Record<string, FieldProblem> = {};
  const logo = body.profileImageUrl ?? present?.logo ?? null;
  if (!logo) problems.profileImageUrl = "image_required";
  const phone = readPhone(body.phoneNumber, body.phoneCountry ?? body.countryIso);
  if (phone.problem) problems.phoneNumber = phone.problem;
  const whatsapp = body.whatsappNumber ? readPhone(body.whatsappNumber, body.whatsappCountry ?? body.countryIso) : null;
  if (whatsapp?.problem) problems.whatsappNumber = whatsapp.problem;
  const isServed = settings.countries.some(({ code }) => code === body.countryIso);
  if (body.cityId && !(isServed && cityName(body.countryIso, body.cityId))) problems.cityId = "not_an_option";
  const subcategoryIds = [...new Set(body.subcategoryIds)];
  const offered = new Set((await findSubcategories(trx, body.categoryId)).map(({ id }) => id));
  if (subcategoryIds.length === 0 && offered.size > 0) problems.subcategoryIds = "subcategory_required";
  if (subcategoryIds.some((id) => !offered.has(id))) problems.subcategoryIds = "not_an_option";
  const known = new Set([present?.logo, ...(present?.portfolio ?? [])]);
  const isOwn = async (urls: readonly string[]) =>
    ownsFinishedImages(
      trx,
      userId,
      urls.filter((url) => !known.has(url)),
    );
  if (logo && !(await isOwn([logo]))) problems.profileImageUrl = "bad_image";
  if (!(await isOwn(body.portfolioImages))) problems.portfolioImages = "bad_image";
  if (!logo || Object.keys(problems).length > 0) refuse("invalid_fields", { fields: problems });
  return {
    fields: {
      name: body.name,
      address: body.address,
      country_iso: body.countryIso,
      city_id: body.cityId === undefined ? cityIn(body.countryIso, present?.cityId) : body.cityId,
      languages: languageCodes.filter((code) => (body.languages ?? present?.languages ?? []).includes(code)),
      phone_number: phone.number ?? body.phoneNumber,
      whatsapp_number: whatsapp ? (whatsapp.number ?? body.whatsappNumber) : null,
      website_url: body.websiteUrl,
      description: body.description,
      community_id: body.communities[0],
      category_id: body.categoryId,
      profile_image_url: logo,
      is_hidden_from_search: body.isHiddenFromSearch ?? present?.isHiddenFromSearch ?? false,
      ...textsOf(body, present?.texts ?? null, locale),
    },
    children: { subcategoryIds, portfolio: body.portfolioImages },
  };
}

/** Clients of the first release do not send a city. The current city stays if it is in the country. */
function cityIn(country: string, cityId: number | null | undefined): number | null {
  return cityId && cityName(country, cityId) ? cityId : null;
}
