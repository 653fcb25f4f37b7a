import { z } from "zod";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { reportReasons } from "./lists/moderation-reasons.ts";
import { Id, IdNumber, InstantOut, MailAddress, orNone, Paragraphs } from "./values.ts";

const Reason = z.enum(reportReasons, "not_an_option");

export const reportListing = endpoint({
  method: "POST",
  path: "/reports",
  room: "reports",
  summary: "Report a listing to the moderators, without an account",
  body: z.object({
    listingId: IdNumber.meta({ description: "Which listing", example: 7 }),
    reason: Reason.meta({ description: reportReasons.join(", "), example: "not_real" }),
    details: orNone(Paragraphs({ max: 2000 })).meta({ description: "What is wrong; needed when the reason is other" }),
    email: orNone(MailAddress).meta({ description: "Where to say how it ended, or nothing", example: "" }),
  }),
  status: 202,
  output: done(Nothing),
  refusals: ["not_found"],
});

const Report = z
  .object({
    id: z.int().meta({ description: "The report's number", example: 3 }),
    listingId: z.int().meta({ description: "Which listing", example: 7 }),
    listingName: z.string().meta({ description: "Its name", example: "Amara's Braids" }),
    reason: z.string().meta({ description: "The reason's code", example: "not_real" }),
    details: z.string().nullable().meta({ description: "What the reporter wrote" }),
    email: z
      .string()
      .nullable()
      .meta({ description: "The reporter's address, where one was given, until it is closed" }),
    isDemo: z.boolean().meta({ description: "Whether it is demo content" }),
    createdAt: InstantOut,
    closedAt: InstantOut.nullable().meta({ description: "When a moderator closed it" }),
    outcome: z.enum(["upheld", "dismissed"]).nullable().meta({ description: "How it ended" }),
    closedBy: z.string().nullable().meta({ description: "The moderator who closed it" }),
    note: z.string().nullable().meta({ description: "Why, in the moderator's words" }),
  })
  .meta({ id: "Report", description: "What somebody reported about a listing" });

export const listReports = endpoint({
  method: "GET",
  path: "/moderation/reports",
  room: "reports",
  summary: "Reports: open ones oldest first, closed ones newest first",
  query: z.object({
    show: z.enum(["open", "closed"], "not_an_option").default("open").meta({ description: "open or closed" }),
    listingId: Id.optional(),
  }),
  status: 200,
  output: z.array(Report),
  refusals: ["not_signed_in", "moderators_only"],
});

export const closeReport = endpoint({
  method: "POST",
  path: "/moderation/reports/{id}/close",
  room: "reports",
  summary: "Say how a report ended; whoever left an address is told by mail",
  params: z.object({ id: Id }),
  body: z.object({
    outcome: z
      .enum(["upheld", "dismissed"], "not_an_option")
      .meta({ description: "upheld or dismissed", example: "dismissed" }),
    note: orNone(Paragraphs({ max: 2000 })).meta({ description: "Why; kept on record, never mailed" }),
  }),
  status: 200,
  output: done(Nothing),
  refusals: ["not_signed_in", "moderators_only", "not_found", "already_closed"],
});
