export { ownsFinishedImages } from "./owns-finished-images.ts";
export { uploadRoutes } from "./routes.ts";
export { filesOf } from "./upload-files.ts";
export { uploadJobs } from "./upload-jobs.ts";
export { deleteUploadsOf, findUploadsOf, releaseUploads } from "./upload-store.ts";
