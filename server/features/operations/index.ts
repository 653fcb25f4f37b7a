export { mostFailedMails } from "./list-failed-mails.ts";
export { operationsRoutes } from "./routes.ts";
