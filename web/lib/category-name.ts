import { type EventCategory, eventCategories } from "#contract/lists/event-categories.ts";
import type { ServiceCategory } from "#contract/lists/service-categories.ts";
import type { Translate } from "#messages/translate.ts";

/** The lists of categories have English titles. */
export function categoryName(t: Translate<"names">, title: ServiceCategory["title"] | EventCategory): string {
  return t(`category.${title}`);
}

/** Empty if there is no such category. */
export function eventCategoryName(t: Translate<"names">, title: string): string {
  const known = eventCategories.find((one) => one === title);
  return known ? categoryName(t, known) : "";
}
