import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { InstantOut } from "./values.ts";

export const Decision = z
  .object({
    id: z.int().meta({ description: "The decision's number", example: 12 }),
    subject: z
      .enum(["services", "events", "reports", "messages", "mails", "deletions"])
      .meta({ description: "What kind of thing it is about", example: "services" }),
    subjectId: z.string().meta({ description: "Which one", example: "7" }),
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
      ])
      .meta({ description: "What was decided", example: "approved" }),
    reason: z.string().nullable().meta({ description: "The reason's code, where one is needed", example: "photos" }),
    words: z.string().nullable().meta({ description: "What the moderator wrote beside it" }),
    by: z
      .string()
      .nullable()
      .meta({ description: "The moderator's name; null once that moderator was erased", example: "Marija Vella" }),
    at: InstantOut,
  })
  .meta({ id: "Decision", description: "What a moderator decided: who, when, why" });

export const listDecisions = endpoint({
  method: "GET",
  path: "/moderation/decisions",
  room: "decisions",
  summary: "What moderators decided, newest first",
  status: 200,
  output: z.array(
    Decision.extend({
      subjectName: z.string().nullable().meta({
        description: "What the listing or event is called; null for everything else",
        example: "Amara's Braids",
      }),
    }).meta({ id: "NamedDecision", description: "What a moderator decided, with the name of what it is about" }),
  ),
  refusals: ["not_signed_in", "moderators_only"],
});
