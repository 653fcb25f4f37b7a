import type { BreadcrumbList, ItemList } from "schema-dts";
import type { CardView } from "./search-view.ts";

/** Structured data (schema.org) for a page of results. */
export function foundThings(
  publicUrl: string,
  trail: readonly { readonly name: string; readonly path: string }[],
  cards: readonly CardView[],
): readonly object[] {
  const breadcrumbs: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, n) => ({
      "@type": "ListItem",
      position: n + 1,
      name,
      item: publicUrl + path,
    })),
  };
  if (cards.length === 0) return [breadcrumbs];
  const list: ItemList = {
    "@type": "ItemList",
    numberOfItems: cards.length,
    itemListElement: cards.map(({ name, to }, n) => ({
      "@type": "ListItem",
      position: n + 1,
      name,
      url: publicUrl + to,
    })),
  };
  return [breadcrumbs, list];
}
