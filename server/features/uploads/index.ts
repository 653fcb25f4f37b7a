export { findImageSizes, ownsFinishedImages } from "./find-images.ts";
export { uploadRoutes } from "./routes.ts";
export { uploadJobs } from "./upload-jobs.ts";
export type { FinishedImage } from "./upload-store.ts";
