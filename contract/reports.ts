import { z } from "zod";
import { moderatorRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { reportReasons } from "./lists/moderation-reasons.ts";
import { Id, IdNumber, InstantOut, MailAddress, orNone, Paragraphs } from "./values.ts";

const Reason = z.enum(reportReasons, "not_an_option");

export const reportListing = endpoint({
  method: "POST",
  path: "/reports",
  room: "reports",
  summary: "Report a listing or an event to the moderators; no account needed",
  body: z.object({
    listingId: IdNumber.optional().meta({ description: "Listing id; required without `eventId`", example: 7 }),
    eventId: IdNumber.optional().meta({ description: "Event id, instead of `listingId`" }),
    reason: Reason.meta({ description: `Reason code: ${reportReasons.join(", ")}`, example: "not_real" }),
    details: orNone(Paragraphs({ max: 2000 })).meta({
      description: "What is wrong; required if the reason is `other`",
    }),
    email: orNone(MailAddress).meta({ description: "Optional email address to hear about the outcome", example: "" }),
  }),
  status: 202,
  output: success(Nothing),
  refusals: ["not_found"],
});

const Report = z
  .object({
    id: z.int().meta({ description: "Report id", example: 3 }),
    listingId: z.int().nullable().meta({ description: "Listing id; null if it is about an event", example: 7 }),
    eventId: z.int().nullable().meta({ description: "Event id; null if it is about a listing", example: null }),
    listingName: z.string().meta({ description: "Name of the listing or event", example: "Amara's Braids" }),
    reason: z.string().meta({ description: "Reason code", example: "not_real" }),
    details: z.string().nullable().meta({ description: "Text by the reporter; null if there is none" }),
    email: z
      .string()
      .nullable()
      .meta({ description: "Reporter's email address; null if none was given or the report is closed" }),
    isDemo: z.boolean().meta({ description: "Whether it is demo content" }),
    createdAt: InstantOut.meta({ description: "When it was reported, in UTC" }),
    closedAt: InstantOut.nullable().meta({ description: "When it was closed, in UTC; null while it is open" }),
    outcome: z.enum(["upheld", "dismissed"]).nullable().meta({ description: "Outcome; null while it is open" }),
    closedBy: z
      .string()
      .nullable()
      .meta({ description: "Name of the moderator who closed it; null while it is open or once they were erased" }),
    note: z.string().nullable().meta({ description: "Moderator's note; null if there is none" }),
  })
  .meta({ id: "Report", description: "Report about a listing or an event" });

export const listReports = endpoint({
  method: "GET",
  path: "/moderation/reports",
  room: "reports",
  summary: "List reports: open ones oldest first, closed ones newest first; at most 200",
  query: z.object({
    show: z.enum(["open", "closed"], "not_an_option").default("open").meta({ description: "Which reports to list" }),
    about: z
      .enum(["listings", "events", "everything"], "not_an_option")
      .default("listings")
      .meta({ description: "What the reports are about" }),
    listingId: Id.optional().meta({ description: "Only reports about this listing" }),
    eventId: Id.optional().meta({ description: "Only reports about this event; also needs `about`" }),
  }),
  status: 200,
  output: z.array(Report),
  refusals: moderatorRefusals,
});

export const closeReport = endpoint({
  method: "POST",
  path: "/moderation/reports/{id}/close",
  room: "reports",
  summary: "Close a report with its outcome; a reporter who left an address gets an email",
  params: z.object({ id: Id.meta({ description: "Report id" }) }),
  body: z.object({
    outcome: z.enum(["upheld", "dismissed"], "not_an_option").meta({ description: "Outcome", example: "dismissed" }),
    note: orNone(Paragraphs({ max: 2000 })).meta({ description: "Optional note for the record; never mailed" }),
  }),
  status: 200,
  output: success(Nothing),
  refusals: [...moderatorRefusals, "not_found", "already_closed"],
});
