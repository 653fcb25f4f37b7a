import type { Deps } from "#server/deps.ts";
import { defineJob, type JobDefinition } from "#server/platform/jobs/job-definition.ts";
import { findOverdue, type Thread } from "./message-store.ts";
import { sendQueue } from "./queue-messages.ts";
import { sendMessages } from "./send-messages.ts";

export const webhookJobs: readonly JobDefinition[] = [
  defineJob<Thread>({ name: sendQueue, run: sendMessages }),
  defineJob({ name: "find-unsent-webhooks", schedule: "*/5 * * * *", run: findUnsent }),
];

/** A process may have died after it claimed a message. */
async function findUnsent(deps: Deps): Promise<void> {
  for (const { host_id, webhook_id, about } of await findOverdue(deps.db)) {
    const thread: Thread = { hostId: host_id, webhookId: webhook_id, about };
    await deps.jobs.enqueue(deps.db, sendQueue, thread);
  }
}
