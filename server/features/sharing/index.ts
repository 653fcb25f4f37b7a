export { addSharePreviewRoutes } from "./preview-routes.ts";
