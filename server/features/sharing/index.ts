export { addShareKitRoutes } from "./kit-routes.ts";
export { addSharePreviewRoutes } from "./preview-routes.ts";
