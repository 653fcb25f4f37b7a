import { eventCategories } from "./event-categories.ts";
import { serviceCategories } from "./service-categories.ts";

export type Category = { readonly slug: string; readonly title: string; readonly kind: "services" | "events" };

const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

/** The categories of services, then those of events. Addresses use the slugs. */
export const categories: readonly Category[] = [
  ...serviceCategories.map(({ title }) => ({ slug: slugOf(title), title, kind: "services" as const })),
  ...eventCategories.map((title) => ({ slug: slugOf(title), title, kind: "events" as const })),
];

export function categoryBySlug(slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug);
}

export function categoryByTitle(title: string): Category | undefined {
  return categories.find((category) => category.title === title);
}
