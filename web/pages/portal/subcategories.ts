import type { RouterContextProvider } from "react-router";
import { defaultCountryOf, pageApi } from "./portal-session.ts";

/** Empty if they cannot be loaded. */
export async function loadSubcategories(context: Readonly<RouterContextProvider>, categoryId: number | null) {
  if (categoryId === null) return { categoryId, list: [] };
  const params = { categoryId: String(categoryId) };
  const call = pageApi(context)("GET /serviceCategories/{categoryId}/subcategories", {
    params,
    query: { hostCountry: defaultCountryOf(context) },
  });
  return { categoryId, list: await call.catch(() => []) };
}
