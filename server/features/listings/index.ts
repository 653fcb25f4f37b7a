export { fillSubcategories } from "./fill-subcategories.ts";
export { listingRoutes } from "./routes.ts";
