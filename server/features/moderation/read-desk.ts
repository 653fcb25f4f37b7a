import type { OutputOf } from "#contract/endpoint.ts";
import type { readDesk as endpoint } from "#contract/moderation.ts";
import type { Deps } from "#server/deps.ts";
import { eventModeration } from "#server/features/events/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { listingModeration } from "#server/features/listings/index.ts";
import { listFailingFeeds } from "#server/features/news/index.ts";
import { maxFailedMails } from "#server/features/operations/index.ts";
import { countOpenReports } from "#server/features/reports/index.ts";
import { countDeletionRequests, countWaitingMessages } from "#server/features/support/index.ts";

export async function readDesk(deps: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  const { db } = deps;
  return {
    services: await listingModeration.count(db, "in_review"),
    events: await eventModeration.count(db, "in_review"),
    reports: await countOpenReports(db),
    messages: await countWaitingMessages(db),
    deletions: await countDeletionRequests(db),
    suspended: (await listingModeration.count(db, "suspended")) + (await eventModeration.count(db, "suspended")),
    feeds: (await listFailingFeeds(deps)).length,
    mails: (await deps.mail.listFailed(maxFailedMails)).length,
  };
}
