import { z } from "zod";
import { moderatorRefusals } from "./caller-refusals.ts";
import { Decision } from "./decisions.ts";
import { endpoint, success } from "./endpoint.ts";
import { moderationReasons } from "./lists/moderation-reasons.ts";
import { ModerationState } from "./published.ts";
import { ServiceItem } from "./service-items.ts";
import { Id, InstantOut, Line, orNone, Paragraphs, placeFields } from "./values.ts";

const waiting = z.int().meta({ description: "Number of entries waiting", example: 4 });
const Kind = z.enum(["services", "events"], "not_an_option").meta({ description: "Listings (`services`) or events" });

export const readDesk = endpoint({
  method: "GET",
  path: "/moderation",
  room: "moderation",
  summary: "Count the entries waiting in each queue of the moderation desk",
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
    .meta({ id: "Desk", description: "Number of entries waiting in each queue of the moderation desk" }),
  refusals: [...moderatorRefusals],
});

export const ModerationRow = z
  .object({
    kind: Kind,
    id: z.int().meta({ description: "Listing id or event id", example: 7 }),
    title: z.string().meta({ description: "Name of the listing or title of the event", example: "Amara's Braids" }),
    host: z.string().meta({ description: "Name of the host", example: "Amara Okafor" }),
    address: z.string().meta({ description: "Address" }),
    category: z.string().meta({ description: "Category", example: "Food" }),
    communityId: z.int().meta({ description: "Community id, 1 to 6", example: 1 }),
    imageUrl: z.string().meta({ description: "URL of the logo or image" }),
    state: ModerationState,
    requestedAt: InstantOut.meta({ description: "Since when it has been waiting for moderation, in UTC" }),
    dueAt: InstantOut.nullable().meta({
      description: "Until when a decision is promised, in UTC; null unless it is in review",
    }),
    isLate: z.boolean().meta({ description: "Whether the promised time has passed without a decision" }),
    changed: z
      .array(z.string())
      .nullable()
      .meta({
        description: "Names of the fields changed since the last decision; null if there is no earlier version",
        example: ["address"],
      }),
    isDemo: z.boolean().meta({ description: "Whether it is demo content" }),
  })
  .meta({ id: "ReviewedRow", description: "Listing or event in a moderation queue" });

export const listModerated = endpoint({
  method: "GET",
  path: "/moderation/reviews/{kind}",
  room: "moderation",
  summary: "List listings or events by moderation status: waiting ones oldest first, others newest first; at most 200",
  params: z.object({ kind: Kind }),
  query: z.object({
    show: z
      .enum(["waiting", "decided", "suspended"], "not_an_option")
      .default("waiting")
      .meta({ description: "Which ones to list" }),
    search: orNone(Line({ max: 120 })).meta({
      description: "Search text: part of a name or of the host's name, or an id",
    }),
  }),
  status: 200,
  output: z.array(ModerationRow),
  refusals: [...moderatorRefusals],
});

const Change = z.object({
  field: z.string().meta({ description: "Name of the field", example: "description" }),
  before: z.string().meta({ description: "Value at the last decision" }),
  now: z.string().meta({ description: "Current value" }),
});

export const HostEdit = z
  .object({
    id: z.int().meta({ description: "Edit id" }),
    by: z
      .string()
      .nullable()
      .meta({ description: "Name of the host; null once their account has been erased", example: "Amara Okafor" }),
    at: InstantOut.meta({ description: "When the edit was made, in UTC" }),
    item: z
      .object({
        id: z.int().meta({ description: "Service item id", example: 11 }),
        name: z.string().meta({ description: "Name of the item after the edit", example: "Knotless braids" }),
      })
      .nullable()
      .meta({ description: "Service item that was edited; null if the listing or event itself was edited" }),
    action: z
      .enum(["added", "changed", "deleted"])
      .meta({ description: "Kind of edit; `added` and `deleted` only for service items", example: "changed" }),
    isNewReview: z.boolean().meta({ description: "Whether the edit sent the listing or event back to moderation" }),
    changes: z
      .array(
        z.object({
          field: z.string().meta({ description: "Name of the field", example: "description" }),
          before: z.string().meta({ description: "Value before the edit" }),
          now: z.string().meta({ description: "Value after the edit" }),
        }),
      )
      .meta({ description: "Changed fields" }),
  })
  .meta({ id: "HostEdit", description: "Edit of a listing, its service items or an event by the host" });

export const ModerationDetail = ModerationRow.extend({
  revision: z.int().meta({ description: "Current version; send it with a decision", example: 3 }),
  isPublic: z.boolean().meta({ description: "Whether it is public now" }),
  isHighlighted: z
    .boolean()
    .meta({ description: "Whether a listing is a Community Favorite, or an event is featured" }),
  reason: z
    .string()
    .nullable()
    .meta({ description: "Why it was refused or suspended, as shown to the host; null otherwise" }),
  accountId: z.int().nullable().meta({ description: "Provider account id of the host; null if there is none" }),
  hostEmail: z
    .string()
    .nullable()
    .meta({ description: "Email address the decision is sent to; null if there is no account" }),
  content: z
    .record(z.string(), z.string())
    .meta({ description: "All fields that moderators check, as text by field name; image URLs one per line" }),
  changes: z.array(Change).meta({ description: "Fields changed since the last decision" }),
  items: z.array(ServiceItem).meta({ description: "Service items of a listing, at most 200; empty for an event" }),
  currency: placeFields.currency,
  openReports: z.int().meta({ description: "Number of open reports", example: 0 }),
  createdAt: InstantOut.meta({ description: "When it was created, in UTC" }),
  decisions: z.array(Decision).meta({ description: "Decisions about it, newest first" }),
  edits: z.array(HostEdit).meta({ description: "Edits by the host, newest first; at most 50" }),
}).meta({ id: "ReviewedItem", description: "Listing or event as moderators see it" });

const checked = z.boolean("not_an_option").default(false);
const itemParams = z.object({ kind: Kind, id: Id.meta({ description: "Listing id or event id" }) });

export const readModerated = endpoint({
  method: "GET",
  path: "/moderation/reviews/{kind}/{id}",
  room: "moderation",
  summary: "Get a listing or event with everything needed for a decision",
  params: itemParams,
  status: 200,
  output: ModerationDetail,
  refusals: [...moderatorRefusals, "not_found"],
});

export const readHost = endpoint({
  method: "GET",
  path: "/moderation/hosts/{accountId}",
  room: "providers",
  summary: "Get the host of a provider account",
  params: z.object({ accountId: Id.meta({ description: "Provider account id" }) }),
  status: 200,
  output: z
    .object({
      accountId: z.int().meta({ description: "Provider account id", example: 1 }),
      name: z.string().meta({ description: "Name of the host", example: "Amara Okafor" }),
      isSuspended: z.boolean().meta({ description: "Whether the account is suspended" }),
      ...placeFields,
    })
    .meta({ id: "ModeratedHost", description: "Host as moderators see them" }),
  refusals: [...moderatorRefusals, "not_found"],
});

export const decideModeration = endpoint({
  method: "POST",
  path: "/moderation/reviews/{kind}/{id}/decision",
  room: "moderation",
  summary: "Approve, refuse, suspend or reinstate a listing or event; the host gets an email",
  params: itemParams,
  body: z.object({
    decision: z
      .enum(["approve", "refuse", "suspend", "reinstate"], "not_an_option")
      .meta({ description: "Decision", example: "approve" }),
    revision: z.int("required").meta({ description: "Version that the moderator checked", example: 3 }),
    reason: orNone(z.enum(moderationReasons, "not_an_option")).meta({
      description: `Reason code; required to refuse or suspend: ${moderationReasons.join(", ")}`,
      example: "photos",
    }),
    message: orNone(Paragraphs({ max: 2000 })).meta({
      description: "Message to the host; required if the reason is `other`",
    }),
    hasCheckedContact: checked.meta({
      description: "Must be true to approve: the contact details work and belong to the host",
    }),
    hasCheckedPhotos: checked.meta({ description: "Must be true to approve: the photos belong to the host" }),
    hasCheckedData: checked.meta({
      description: "Must be true to approve: no personal data of others, no prohibited content",
    }),
  }),
  status: 200,
  output: success(ModerationDetail),
  refusals: [...moderatorRefusals, "not_found", "decision_not_possible", "version_is_stale"],
});

export const highlightModerated = endpoint({
  method: "POST",
  path: "/moderation/reviews/{kind}/{id}/highlight",
  room: "moderation",
  summary: "Mark a listing as a Community Favorite or feature an event, or undo it",
  params: itemParams,
  body: z.object({ isOn: z.boolean("required").meta({ description: "True to mark, false to undo", example: true }) }),
  status: 200,
  output: success(ModerationDetail),
  refusals: [...moderatorRefusals, "not_found", "decision_not_possible"],
});
