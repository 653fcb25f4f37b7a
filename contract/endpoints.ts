import * as serviceCategories from "./service-categories.ts";

/** Every call of the API. The OpenAPI document, the typed client and the test that walks all routes read this list. */
export const endpoints = {
  listSubcategories: serviceCategories.listSubcategories,
} as const;
