export { deleteOldMessages } from "./message-store.ts";
export { queueWebhooks } from "./queue-messages.ts";
export { webhookRoutes } from "./routes.ts";
export { webhookJobs } from "./webhook-jobs.ts";
export { deleteWebhooksOf, findWebhooks } from "./webhook-store.ts";
