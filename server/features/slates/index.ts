export { listSlates } from "./list-slates.ts";
export { addSlateMediaRoutes } from "./media-routes.ts";
export { addSlatePreviewRoute } from "./preview-route.ts";
export { slateRoutes } from "./routes.ts";
export { slateJobs } from "./slate-jobs.ts";
export { insertAuthor, insertSlate } from "./slate-store.ts";
