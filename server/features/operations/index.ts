export { maxFailedMails } from "./list-failed-mails.ts";
export { operationsRoutes } from "./routes.ts";
