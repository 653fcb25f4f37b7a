export { supportRoutes } from "./routes.ts";
export { supportJobs } from "./support-jobs.ts";
export { erasureQueue, isUnclear } from "./support-rules.ts";
export {
  countDeletionRequests,
  countWaitingMessages,
  type DeletionRequestRow,
  deleteMessages,
  findMessagesFrom,
  findRequestsFrom,
  findRequestToCarryOut,
  insertDemoMessage,
  markRequestsErased,
  markUnclear,
} from "./support-store.ts";
