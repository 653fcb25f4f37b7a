import { z } from "zod";
import { moderatorRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { Id, IdNumber, InstantOut, Line, MailAddress, orNone, Paragraphs } from "./values.ts";

export const sendContactMessage = endpoint({
  method: "POST",
  path: "/contactMessages",
  room: "support",
  summary: "Send a message to the operator",
  body: z.object({
    name: Line({ max: 120, missing: "name_required" }).meta({ description: "Sender's name", example: "Samuel Borg" }),
    email: MailAddress.meta({ description: "Sender's email address", example: "samuel@example.com" }),
    message: Paragraphs({ max: 4000 }).meta({ description: "Text of the message" }),
  }),
  status: 202,
  output: success(Nothing),
  refusals: [],
});

const deletionReasons = ["privacy", "unused", "experience", "other"] as const;

export const requestDeletion = endpoint({
  method: "POST",
  path: "/deletionRequests",
  room: "support",
  summary: "Request the erasure of an account; the response is the same whether or not the account exists",
  body: z.object({
    email: MailAddress.meta({ description: "Email address of the account", example: "adwoa@example.com" }),
    reason: orNone(z.enum(deletionReasons, "not_an_option")).meta({
      description: "Optional reason: privacy, unused, experience or other",
      example: "unused",
    }),
    comments: orNone(Paragraphs({ max: 2000 })).meta({ description: "Optional comments" }),
    confirmed: z
      .literal(true, "confirmation_required")
      .meta({ description: "Confirms that erasure cannot be undone; must be true", example: true }),
  }),
  status: 202,
  output: success(Nothing),
  refusals: [],
});

const DeletionRequest = z
  .object({
    email: z
      .string()
      .meta({ description: "Email address of the account; empty once it is erased", example: "adwoa@example.com" }),
    requestedAt: InstantOut,
    dueAt: InstantOut.meta({ description: "Latest date for carrying out the erasure, in UTC" }),
    confirmedAt: InstantOut.nullable().meta({ description: "When the request was confirmed, in UTC; null until then" }),
    erasedAt: InstantOut.nullable().meta({ description: "When the erasure was carried out, in UTC; null until then" }),
  })
  .meta({ id: "DeletionRequest", description: "Request to erase an account" });

const tokenParams = z.object({
  token: z.string().max(100).meta({ description: "Last part of the emailed link", example: "uYz8…" }),
});

export const readDeletionRequest = endpoint({
  method: "GET",
  path: "/deletionRequests/{token}",
  room: "support",
  summary: "Get a deletion request by its emailed link",
  params: tokenParams,
  status: 200,
  output: DeletionRequest,
  refusals: ["not_found"],
});

export const confirmDeletion = endpoint({
  method: "POST",
  path: "/deletionRequests/{token}/confirm",
  room: "support",
  summary: "Confirm a deletion request; confirming again changes nothing",
  params: tokenParams,
  status: 200,
  output: success(DeletionRequest),
  refusals: ["not_found"],
});

const ContactMessage = z
  .object({
    id: z.int().meta({ description: "Message id", example: 5 }),
    name: z.string().meta({ description: "Sender's name", example: "Samuel Borg" }),
    email: z.string().meta({ description: "Sender's email address", example: "samuel@example.com" }),
    message: z.string().meta({ description: "Text of the message" }),
    isDemo: z.boolean().meta({ description: "Whether it is demo content" }),
    createdAt: InstantOut,
    answer: z.string().nullable().meta({ description: "Answer that was mailed; null if not answered yet" }),
    answeredAt: InstantOut.nullable().meta({ description: "When it was answered, in UTC; null if not answered yet" }),
    answeredBy: z
      .string()
      .nullable()
      .meta({ description: "Name of the moderator who answered; null if not answered yet" }),
  })
  .meta({ id: "ContactMessage", description: "Contact message as moderators see it" });

export const listContactMessages = endpoint({
  method: "GET",
  path: "/moderation/messages",
  room: "support",
  summary: "List contact messages: waiting ones oldest first, answered ones newest first; at most 200",
  query: z.object({
    show: z
      .enum(["waiting", "answered"], "not_an_option")
      .default("waiting")
      .meta({ description: "Which messages to list" }),
  }),
  status: 200,
  output: z.array(ContactMessage),
  refusals: moderatorRefusals,
});

export const answerContactMessage = endpoint({
  method: "POST",
  path: "/moderation/messages/{id}/answer",
  room: "support",
  summary: "Answer a contact message by email; possible once",
  params: z.object({ id: Id }),
  body: z.object({ answer: Paragraphs({ max: 4000 }).meta({ description: "Text of the answer" }) }),
  status: 200,
  output: success(Nothing),
  refusals: [...moderatorRefusals, "not_found", "message_is_answered"],
});

export const listDeletionRequests = endpoint({
  method: "GET",
  path: "/moderation/deletions",
  room: "support",
  summary: "List open deletion requests: confirmed ones first, then by due date; at most 200",
  status: 200,
  output: z.array(
    z
      .object({
        id: z.string().meta({ description: "Request id" }),
        email: z.string().meta({ description: "Email address of the account", example: "adwoa@example.com" }),
        reason: z.string().nullable().meta({ description: "Reason given; null if none", example: "unused" }),
        comments: z.string().nullable().meta({ description: "Comments given; null if none" }),
        requestedAt: InstantOut,
        dueAt: InstantOut.meta({ description: "Latest date for carrying out the erasure, in UTC" }),
        confirmedAt: InstantOut.nullable().meta({
          description: "When the request was confirmed, in UTC; null until then",
        }),
        isLate: z.boolean().meta({ description: "Whether the request is confirmed and past its due date" }),
        couldMean: z
          .array(
            z.object({
              userId: z.int().meta({ description: "User id", example: 7 }),
              name: z.string().meta({ description: "Name from the user's sign-in", example: "Adwoa Mensah" }),
              email: z.string().meta({ description: "Email address from the user's sign-in" }),
            }),
          )
          .nullable()
          .meta({
            description:
              "Users who share this email address, for a moderator to choose from; null if no choice is needed",
          }),
      })
      .meta({ id: "DeletionRequestRow", description: "Deletion request as moderators see it" }),
  ),
  refusals: moderatorRefusals,
});

export const settleDeletion = endpoint({
  method: "POST",
  path: "/moderation/deletions/{id}/settle",
  room: "support",
  summary: "Choose which user a deletion request means, if several share the address; the erasure then starts",
  params: z.object({ id: z.uuid("unknown_format").meta({ description: "Request id" }) }),
  body: z.object({
    userId: IdNumber.nullable().meta({ description: "User id from `couldMean`; required", example: 7 }),
  }),
  status: 202,
  output: success(Nothing),
  refusals: [...moderatorRefusals, "not_found", "decision_not_possible"],
});
