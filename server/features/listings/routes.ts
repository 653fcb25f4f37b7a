import { listSubcategories } from "#contract/service-categories.ts";
import { anyone } from "#server/features/identity/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { readSubcategories } from "./read-subcategories.ts";

export const listingRoutes: readonly Route[] = [route(listSubcategories, anyone, readSubcategories)];
