export { findCards } from "./card-store.ts";
export { deleteEmptySearchesBefore, findEmptySearches } from "./empty-search-store.ts";
export { indexHosts, rebuildSearch } from "./index-host.ts";
export { keepSearch } from "./keep-search.ts";
export { listPlacePages } from "./list-place-pages.ts";
export { findNamesLike } from "./name-store.ts";
export { searchRoutes } from "./routes.ts";
export { refreshQueue, searchJobs } from "./search-jobs.ts";
export { countFacets, countHosts, limitSearchTime } from "./search-store.ts";
