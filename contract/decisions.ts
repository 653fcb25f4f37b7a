import { z } from "zod";
import { moderatorRefusals } from "./caller-refusals.ts";
import { endpoint } from "./endpoint.ts";
import { InstantOut } from "./values.ts";

export const Decision = z
  .object({
    id: z.int().meta({ description: "Decision id", example: 12 }),
    subject: z
      .enum(["services", "events", "reports", "messages", "mails", "deletions", "members"])
      .meta({ description: "Kind of subject", example: "services" }),
    subjectId: z.string().meta({ description: "Id of the subject", example: "7" }),
    action: z
      .enum([
        "approved",
        "refused",
        "suspended",
        "reinstated",
        "highlighted",
        "unhighlighted",
        "answered",
        "upheld",
        "dismissed",
        "sent_again",
        "settled",
        "joined",
        "role_changed",
        "left",
        "removed",
      ])
      .meta({ description: "Decision", example: "approved" }),
    reason: z
      .string()
      .nullable()
      .meta({ description: "Reason code; null if the decision needs none", example: "photos" }),
    words: z.string().nullable().meta({ description: "Moderator's note; null if there is none" }),
    by: z.string().nullable().meta({
      description: "Name of the moderator or member who decided; null once their account has been erased",
      example: "Marija Vella",
    }),
    at: InstantOut.meta({ description: "When it was decided, in UTC" }),
  })
  .meta({ id: "Decision", description: "Decision of a moderator: who, when and why" });

export const listDecisions = endpoint({
  method: "GET",
  path: "/moderation/decisions",
  room: "decisions",
  summary: "List moderators' decisions, newest first; at most 200",
  status: 200,
  output: z.array(
    Decision.extend({
      subjectName: z.string().nullable().meta({
        description: "Name of the listing, event or host; null for other subjects, and once the host is deleted",
        example: "Amara's Braids",
      }),
      memberName: z.string().nullable().optional().meta({
        description: "Only sent for `members`: name of the member; null once their account has been erased",
        example: "Kofi Mensah",
      }),
    }).meta({ id: "NamedDecision", description: "Decision of a moderator, with the name of its subject" }),
  ),
  refusals: moderatorRefusals,
});
