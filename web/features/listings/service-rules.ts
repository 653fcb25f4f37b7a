import { citiesOf } from "#contract/lists/cities.ts";
import { isBlank } from "#contract/parse/visible-text.ts";
import { type FormPartProps, hasHalfTranslation } from "#web/features/hosts/index.ts";
import { type ServiceValues, withScheme } from "./service-values.ts";

export type ServiceField = Exclude<
  keyof ServiceValues,
  "askedCategoryId" | "phoneCountry" | "whatsappCountry" | "revision"
>;
export type ServicePartProps = FormPartProps<ServiceValues, ServiceField>;
type ServiceProblem =
  | "form.required"
  | "form.needsImage"
  | "form.badWebAddress"
  | "serviceForm.badPhone"
  | "serviceForm.needsSubcategory"
  | "texts.incomplete";
export type ServiceProblems = Partial<Record<ServiceField, ServiceProblem>>;

const requiredTexts = ["name", "description", "address", "countryIso", "phoneNumber"] as const;

type Known = {
  readonly isNew: boolean;
  readonly hasSubcategories: boolean;
  readonly servedCountries: readonly string[];
  readonly isPhone: (text: string, country: string) => boolean;
};

/** The server validates again, and checks more. */
export function serviceProblems(values: ServiceValues, known: Known): ServiceProblems {
  const problems: ServiceProblems = {};
  for (const field of requiredTexts) if (isBlank(values[field])) problems[field] = "form.required";
  const hasCities = known.servedCountries.includes(values.countryIso) && citiesOf(values.countryIso).length > 0;
  if (values.cityId === "" && hasCities) problems.cityId = "form.required";
  if (values.communityId === null) problems.communityId = "form.required";
  if (values.categoryId === null) problems.categoryId = "form.required";
  if (known.hasSubcategories && values.subcategoryIds.length === 0)
    problems.subcategoryIds = "serviceForm.needsSubcategory";
  if (!problems.phoneNumber && !known.isPhone(values.phoneNumber, values.phoneCountry || values.countryIso))
    problems.phoneNumber = "serviceForm.badPhone";
  if (
    !isBlank(values.whatsappNumber) &&
    !known.isPhone(values.whatsappNumber, values.whatsappCountry || values.countryIso)
  )
    problems.whatsappNumber = "serviceForm.badPhone";
  if (!isWebAddressOrEmpty(values.websiteUrl)) problems.websiteUrl = "form.badWebAddress";
  if (hasHalfTranslation(values)) problems.translations = "texts.incomplete";
  if (known.isNew && !values.logo) problems.logo = "form.needsImage";
  return problems;
}

export function isWebAddressOrEmpty(text: string): boolean {
  const address = withScheme(text);
  if (address === "") return true;
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  return new URL(address).hostname.includes(".");
}

export const serviceWireFields: Readonly<Record<string, ServiceField>> = {
  name: "name",
  description: "description",
  language: "translations",
  translations: "translations",
  address: "address",
  countryIso: "countryIso",
  cityId: "cityId",
  languages: "languages",
  phoneNumber: "phoneNumber",
  phoneCountry: "phoneNumber",
  whatsappCountry: "whatsappNumber",
  whatsappNumber: "whatsappNumber",
  websiteUrl: "websiteUrl",
  isHiddenFromSearch: "isHiddenFromSearch",
  communities: "communityId",
  categoryId: "categoryId",
  subcategoryIds: "subcategoryIds",
  profileImageUrl: "logo",
  portfolioImages: "portfolio",
};
