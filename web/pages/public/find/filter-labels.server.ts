import { categoryBySlug } from "#contract/lists/categories.ts";
import { communities } from "#contract/lists/communities.ts";
import { languageNames } from "#contract/lists/languages.ts";
import { formatDay } from "#format/dates.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { languageOf, translator } from "#messages/translate.ts";
import { cityCalled } from "./places.server.ts";

export const filterNames = [
  "kind",
  "when",
  "community",
  "category",
  "subcategory",
  "city",
  "within",
  "language",
  "price",
] as const;
export type FilterName = (typeof filterNames)[number];
export type Labels = (name: FilterName, value: string) => string;

export function filterLabels(locale: Locale, country: string): Labels {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const names = namesIn(locale);
  const labels: Record<FilterName, (value: string) => string> = {
    kind: (value) => t(value === "events" ? "kind.events" : "kind.services"),
    when: (value) =>
      value === "today" || value === "tomorrow" || value === "weekend" || value === "week"
        ? t(`when.${value}`)
        : formatDay(value, locale, "UTC"),
    community: (value) => names.community(communities.find(({ slug }) => slug === value)?.communityId ?? 0),
    category: (value) => names.category(categoryBySlug(value)?.title ?? ""),
    subcategory: (value) => names.subcategory({ id: Number(value), title: value }),
    city: (value) => cityCalled(country, value),
    within: (value) => t("filters.within", { km: value }),
    language: (value) => languageNames([value], languageOf(locale)),
    price: () => t("filters.free"),
  };
  return (name, value) => labels[name](value);
}
