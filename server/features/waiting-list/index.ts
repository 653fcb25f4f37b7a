export { takeOff } from "./end-offer.ts";
export { offerAfterChange } from "./offer-freed-time.ts";
export { waitingListRoutes } from "./routes.ts";
export {
  deletePastWaiting,
  deleteWaitingListOf,
  findNamedWaiting,
  findWaitingOfCustomer,
  findWaitingOfHost,
} from "./waiting-erasure-store.ts";
export { waitingListJobs } from "./waiting-jobs.ts";
export type { WaitingRow } from "./waiting-store.ts";
