export { importJobs } from "./import-jobs.ts";
export { deleteImportsOf, findImports } from "./import-store.ts";
export { importRoutes } from "./routes.ts";
