import { z } from "zod";
import { Decision } from "./decisions.ts";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { ReviewState } from "./listings.ts";
import { reviewReasons } from "./lists/moderation-reasons.ts";
import { ServiceItem } from "./service-items.ts";
import { Id, InstantOut, Line, orNone, Paragraphs } from "./values.ts";

const forModerators = ["not_signed_in", "moderators_only"] as const;
const waiting = z.int().meta({ description: "How many wait", example: 4 });
const Kind = z.enum(["services", "events"], "not_an_option").meta({ description: "services or events" });

export const readDesk = endpoint({
  method: "GET",
  path: "/moderation",
  room: "moderation",
  summary: "How many wait in each queue of the review desk",
  status: 200,
  output: z
    .object({
      services: waiting,
      events: waiting,
      reports: waiting,
      messages: waiting,
      deletions: waiting,
      suspended: waiting,
      feeds: waiting,
      mails: waiting,
    })
    .meta({ id: "Desk", description: "The queues of the review desk" }),
  refusals: [...forModerators],
});

export const ReviewedRow = z
  .object({
    kind: Kind,
    id: z.int().meta({ description: "The listing's or event's id", example: 7 }),
    title: z.string().meta({ description: "Its name", example: "Amara's Braids" }),
    host: z.string().meta({ description: "The host's name", example: "Amara Okafor" }),
    address: z.string().meta({ description: "Where it is" }),
    category: z.string().meta({ description: "Its category", example: "Food" }),
    communityId: z.int().meta({ description: "1 to 6", example: 1 }),
    imageUrl: z.string().meta({ description: "Its picture" }),
    state: ReviewState,
    requestedAt: InstantOut.meta({ description: "When the review was asked for" }),
    dueAt: InstantOut.nullable().meta({ description: "By when an answer is promised; null once it is given" }),
    isLate: z.boolean().meta({ description: "Whether the promise is broken" }),
    changed: z
      .array(z.string())
      .nullable()
      .meta({ description: "What changed since the last decision; null for something new", example: ["address"] }),
    isDemo: z.boolean().meta({ description: "Whether it is demo content" }),
  })
  .meta({ id: "ReviewedRow", description: "A listing or event as a queue shows it" });

export const listReviewed = endpoint({
  method: "GET",
  path: "/moderation/reviews/{kind}",
  room: "moderation",
  summary: "Listings or events by how their review stands: those waiting oldest first, the others newest first",
  params: z.object({ kind: Kind }),
  query: z.object({
    show: z
      .enum(["waiting", "decided", "suspended"], "not_an_option")
      .default("waiting")
      .meta({ description: "waiting, decided or suspended" }),
    search: orNone(Line({ max: 120 })).meta({ description: "Part of a name, the host's name, or an id" }),
  }),
  status: 200,
  output: z.array(ReviewedRow),
  refusals: [...forModerators],
});

const Change = z.object({
  field: z.string().meta({ description: "Which field", example: "description" }),
  before: z.string().meta({ description: "What the moderators decided on" }),
  now: z.string().meta({ description: "What stands there now" }),
});

export const HostEdit = z
  .object({
    id: z.int().meta({ description: "The edit's id" }),
    by: z.string().nullable().meta({ description: "Which host; null once they are erased", example: "Amara Okafor" }),
    at: InstantOut,
    item: z
      .object({
        id: z.int().meta({ description: "The item's id", example: 11 }),
        name: z.string().meta({ description: "What it was called after the edit", example: "Knotless braids" }),
      })
      .nullable()
      .meta({ description: "The service item that was edited; null for an edit of the listing or event itself" }),
    action: z
      .enum(["added", "changed", "deleted"])
      .meta({ description: "Items are added, changed and deleted; everything else is changed", example: "changed" }),
    isNewReview: z.boolean().meta({ description: "Whether the edit sent the listing or event back to review" }),
    changes: z
      .array(
        z.object({
          field: z.string().meta({ description: "Which field", example: "description" }),
          before: z.string().meta({ description: "What stood there before" }),
          now: z.string().meta({ description: "What the host wrote" }),
        }),
      )
      .meta({ description: "Field by field" }),
  })
  .meta({ id: "HostEdit", description: "One edit of a listing, its items or an event by its host" });

export const ReviewedItem = ReviewedRow.extend({
  revision: z.int().meta({ description: "The version that is shown; a decision names it", example: 3 }),
  isPublic: z.boolean().meta({ description: "Whether strangers see it now" }),
  isHighlighted: z.boolean().meta({ description: "Community Favorite, or featured for an event" }),
  reason: z.string().nullable().meta({ description: "Why it was refused or suspended, as its host reads it" }),
  accountId: z.int().nullable().meta({ description: "The host's provider account" }),
  hostEmail: z.string().nullable().meta({ description: "Where the decision is mailed to" }),
  content: z
    .record(z.string(), z.string())
    .meta({ description: "Every field a moderator looks at, as text; pictures one address a line" }),
  changes: z.array(Change).meta({ description: "Field by field, what changed since the last decision" }),
  items: z.array(ServiceItem).meta({ description: "What can be booked at a listing, at most 200; none at an event" }),
  openReports: z.int().meta({ description: "Reports about it that nobody has closed", example: 0 }),
  createdAt: InstantOut,
  decisions: z.array(Decision).meta({ description: "Everything decided about it, newest first" }),
  edits: z.array(HostEdit).meta({ description: "What its host changed, newest first, at most 50 edits" }),
}).meta({ id: "ReviewedItem", description: "A listing or event as a moderator sees it" });

const checked = z.boolean("not_an_option").default(false);
const itemParams = z.object({ kind: Kind, id: Id });

export const readReviewed = endpoint({
  method: "GET",
  path: "/moderation/reviews/{kind}/{id}",
  room: "moderation",
  summary: "One listing or event with everything a decision needs",
  params: itemParams,
  status: 200,
  output: ReviewedItem,
  refusals: [...forModerators, "not_found"],
});

export const readHost = endpoint({
  method: "GET",
  path: "/moderation/hosts/{accountId}",
  room: "providers",
  summary: "Whose calendar a moderator looks at",
  params: z.object({ accountId: Id }),
  status: 200,
  output: z
    .object({
      accountId: z.int().meta({ description: "The provider account", example: 1 }),
      name: z.string().meta({ description: "The host's name", example: "Amara Okafor" }),
      isSuspended: z.boolean().meta({ description: "Whether the account is suspended" }),
    })
    .meta({ id: "ModeratedHost", description: "A host as a moderator sees them" }),
  refusals: [...forModerators, "not_found"],
});

export const decideReview = endpoint({
  method: "POST",
  path: "/moderation/reviews/{kind}/{id}/decision",
  room: "moderation",
  summary: "Approve, refuse, suspend or reinstate; the host is told by mail",
  params: itemParams,
  body: z.object({
    decision: z
      .enum(["approve", "refuse", "suspend", "reinstate"], "not_an_option")
      .meta({ description: "approve, refuse, suspend or reinstate", example: "approve" }),
    revision: z.int("required").meta({ description: "The version that was looked at", example: 3 }),
    reason: orNone(z.enum(reviewReasons, "not_an_option")).meta({
      description: `Needed to refuse or suspend: ${reviewReasons.join(", ")}`,
      example: "photos",
    }),
    message: orNone(Paragraphs({ max: 2000 })).meta({ description: "To the host; needed when the reason is other" }),
    hasCheckedContact: checked.meta({ description: "Needed to approve: contact details answer and are the host's" }),
    hasCheckedPhotos: checked.meta({ description: "Needed to approve: the photos belong to the host" }),
    hasCheckedData: checked.meta({ description: "Needed to approve: no one else's data, nothing prohibited" }),
  }),
  status: 200,
  output: done(ReviewedItem),
  refusals: [...forModerators, "not_found", "decision_not_possible", "version_is_stale"],
});

export const highlightReviewed = endpoint({
  method: "POST",
  path: "/moderation/reviews/{kind}/{id}/highlight",
  room: "moderation",
  summary: "Mark a listing as a Community Favorite or feature an event, or take that back",
  params: itemParams,
  body: z.object({ isOn: z.boolean("required").meta({ description: "Marked or not", example: true }) }),
  status: 200,
  output: done(ReviewedItem),
  refusals: [...forModerators, "not_found", "decision_not_possible"],
});

export const listFailingFeeds = endpoint({
  method: "GET",
  path: "/moderation/feeds",
  room: "moderation",
  summary: "News feeds that failed the last time, the most stubborn first",
  status: 200,
  output: z.array(
    z
      .object({
        address: z.string().meta({ description: "The feed's address", example: "https://news.example/feed.xml" }),
        failuresInRow: z.int().meta({ description: "How often it failed since it last worked", example: 3 }),
        lastError: z.string().nullable().meta({ description: "What was wrong, in one word", example: "too_slow" }),
        lastTriedAt: InstantOut.nullable().meta({ description: "When it was last tried" }),
        lastGoodAt: InstantOut.nullable().meta({ description: "When it last worked; null: never" }),
      })
      .meta({ id: "FailingFeed", description: "A news feed that does not work" }),
  ),
  refusals: [...forModerators],
});

const FailedMail = z
  .object({
    id: z.string().meta({ description: "The mail's id" }),
    to: z.string().meta({ description: "Its one recipient", example: "nadia@example.org" }),
    subject: z.string().meta({ description: "Its subject", example: "Booking confirmed" }),
    createdAt: InstantOut,
    attempts: z.int().meta({ description: "How often it was tried", example: 3 }),
    hasGivenUp: z.boolean().meta({ description: "Whether it is not tried again by itself" }),
    lastError: z.string().nullable().meta({ description: "What the mail server said, without any address" }),
  })
  .meta({ id: "FailedMail", description: "A mail that could not be delivered so far" });

export const listFailedMails = endpoint({
  method: "GET",
  path: "/moderation/mails",
  room: "moderation",
  summary: "Mails whose sending failed, newest first",
  status: 200,
  output: z.array(FailedMail),
  refusals: [...forModerators],
});

export const sendMailAgain = endpoint({
  method: "POST",
  path: "/moderation/mails/{id}/retry",
  room: "moderation",
  summary: "Try a failed mail again now",
  params: z.object({ id: z.uuid("unknown_format").meta({ description: "The mail's id" }) }),
  status: 202,
  output: done(Nothing),
  refusals: [...forModerators, "not_found"],
});

const count = z.int().meta({ description: "How many jobs" });

export const listJobQueues = endpoint({
  method: "GET",
  path: "/moderation/jobs",
  room: "moderation",
  summary: "How the background work stands, queue by queue",
  status: 200,
  output: z.array(
    z
      .object({
        queue: z.string().meta({ description: "The queue's name", example: "send-mail" }),
        waiting: count,
        deferred: count,
        running: count,
        retrying: count,
        failed: count,
        deadLetters: count,
        oldestWaitingSeconds: z.number().nullable().meta({ description: "How long the oldest has waited" }),
        lastFailureAt: InstantOut.nullable().meta({ description: "When one last gave up" }),
      })
      .meta({ id: "JobQueue", description: "One queue of background work" }),
  ),
  refusals: [...forModerators],
});
