import { z } from "zod";
import { moderatorRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { InstantOut } from "./values.ts";

export const listFailingFeeds = endpoint({
  method: "GET",
  path: "/moderation/feeds",
  room: "moderation",
  summary: "List news feeds whose last attempt failed, those with the most failures in a row first",
  status: 200,
  output: z.array(
    z
      .object({
        address: z.string().meta({ description: "URL of the feed", example: "https://news.example/feed.xml" }),
        failuresInRow: z.int().meta({ description: "Number of failures in a row", example: 3 }),
        lastError: z.string().nullable().meta({ description: "Error code of the last failure", example: "too_slow" }),
        lastTriedAt: InstantOut.nullable().meta({ description: "When it was last fetched, in UTC; null if never" }),
        lastGoodAt: InstantOut.nullable().meta({ description: "When it last worked, in UTC; null if never" }),
      })
      .meta({ id: "FailingFeed", description: "News feed that fails" }),
  ),
  refusals: [...moderatorRefusals],
});

const FailedMail = z
  .object({
    id: z.string().meta({ description: "Mail id" }),
    to: z.string().meta({ description: "Email address of the recipient", example: "nadia@example.org" }),
    subject: z.string().meta({ description: "Subject line", example: "Booking confirmed" }),
    createdAt: InstantOut.meta({ description: "When it was queued, in UTC" }),
    attempts: z.int().meta({ description: "Number of attempts", example: 3 }),
    hasGivenUp: z.boolean().meta({ description: "Whether automatic retries have ended" }),
    lastError: z
      .string()
      .nullable()
      .meta({ description: "Error of the last attempt, without email addresses; null if unknown" }),
  })
  .meta({ id: "FailedMail", description: "Mail that could not be sent so far" });

export const listFailedMails = endpoint({
  method: "GET",
  path: "/moderation/mails",
  room: "moderation",
  summary: "List mails that could not be sent, newest first; at most 100",
  status: 200,
  output: z.array(FailedMail),
  refusals: [...moderatorRefusals],
});

export const sendMailAgain = endpoint({
  method: "POST",
  path: "/moderation/mails/{id}/retry",
  room: "moderation",
  summary: "Retry a failed mail now",
  params: z.object({ id: z.uuid("unknown_format").meta({ description: "Mail id" }) }),
  status: 202,
  output: success(Nothing),
  refusals: [...moderatorRefusals, "not_found"],
});

const jobCount = (description: string) => z.int().meta({ description });

export const listJobQueues = endpoint({
  method: "GET",
  path: "/moderation/jobs",
  room: "moderation",
  summary: "List the background job queues with their counts",
  status: 200,
  output: z.array(
    z
      .object({
        queue: z.string().meta({ description: "Name of the queue", example: "send-mail" }),
        waiting: jobCount("Jobs that are due"),
        deferred: jobCount("Jobs scheduled for later"),
        running: jobCount("Jobs being run"),
        retrying: jobCount("Jobs waiting for a retry"),
        failed: jobCount("Jobs that failed for good"),
        deadLetters: jobCount("Failed jobs in the dead letter queue"),
        oldestWaitingSeconds: z
          .number()
          .nullable()
          .meta({ description: "Seconds that the oldest due job has waited; null if none is waiting" }),
        lastFailureAt: InstantOut.nullable().meta({
          description: "When a job last failed for good, in UTC; null if none did",
        }),
      })
      .meta({ id: "JobQueue", description: "Queue of background jobs" }),
  ),
  refusals: [...moderatorRefusals],
});
