import { cityName } from "#contract/lists/cities.ts";
import type { NamedLanguage } from "#contract/lists/languages.ts";
import { serviceCategoryById } from "#contract/lists/service-categories.ts";
import { type ConflictField, textsInWords } from "#web/features/hosts/index.ts";
import { categoryName } from "#web/lib/category-name.ts";
import { communityName } from "#web/lib/community-name.ts";
import type { useT } from "#web/lib/messages.tsx";
import type { useJoin } from "#web/lib/use-join.ts";
import type { ServiceValues } from "./service-values.ts";
import type { Subcategory } from "./use-subcategories.ts";

type Join = ReturnType<typeof useJoin>;
type Words = ReturnType<typeof useT<"portalForms" | "names">>;

export function serviceConflictFields(
  t: Words,
  join: Join,
  known: readonly Subcategory[],
  named: readonly NamedLanguage[],
): readonly ConflictField<ServiceValues>[] {
  const offerOf = ({ categoryId, subcategoryIds }: ServiceValues) => {
    const category = serviceCategoryById(categoryId ?? 0);
    const titles = known.filter(({ id }) => subcategoryIds.includes(id)).map(({ title }) => title);
    return join(category ? categoryName(t, category.title) : "", ...titles);
  };
  return [
    { label: t("serviceForm.name"), names: ["name"], text: (values) => values.name },
    { label: t("form.description"), names: ["description"], text: (values) => values.description },
    { label: t("texts.title"), names: ["language", "translations"], text: textsInWords },
    {
      label: t("ui.community"),
      names: ["communityId"],
      text: (values) => communityName(t, values.communityId ?? 0),
    },
    { label: t("form.category"), names: ["categoryId", "subcategoryIds"], text: offerOf },
    {
      label: t("form.address"),
      names: ["address", "countryIso", "cityId"],
      text: ({ address, countryIso, cityId }) => join(address, cityName(countryIso, cityId), countryIso),
    },
    {
      label: t("serviceForm.languages"),
      names: ["languages"],
      text: ({ languages }) => join(...named.flatMap(({ code, name }) => (languages.includes(code) ? [name] : []))),
    },
    { label: t("serviceForm.phone"), names: ["phoneNumber", "phoneCountry"], text: (values) => values.phoneNumber },
    {
      label: t("serviceForm.whatsapp"),
      names: ["whatsappNumber", "whatsappCountry"],
      text: (values) => values.whatsappNumber,
    },
    { label: t("serviceForm.website"), names: ["websiteUrl"], text: (values) => values.websiteUrl },
    {
      label: t("serviceForm.visibility"),
      names: ["isHiddenFromSearch"],
      text: (values) => t(values.isHiddenFromSearch ? "serviceForm.hidden" : "serviceForm.everybody"),
    },
    { label: t("serviceForm.logo"), names: ["logo"], pictures: ({ logo }) => (logo ? [logo.url] : []) },
    {
      label: t("serviceForm.portfolio"),
      names: ["portfolio"],
      pictures: ({ portfolio }) => portfolio.map(({ url }) => url),
    },
  ];
}
