import { z } from "zod";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { Id, IdNumber, InstantOut, Line, MailAddress, orNone, Paragraphs } from "./values.ts";

export const sendContactMessage = endpoint({
  method: "POST",
  path: "/contactMessages",
  room: "support",
  summary: "Write to the people who run the product",
  body: z.object({
    name: Line({ max: 120, missing: "name_required" }).meta({ description: "Who writes", example: "Samuel Borg" }),
    email: MailAddress.meta({ description: "Where to answer", example: "samuel@example.com" }),
    message: Paragraphs({ max: 4000 }).meta({ description: "What they write" }),
  }),
  status: 202,
  output: done(Nothing),
  refusals: [],
});

const deletionReasons = ["privacy", "unused", "experience", "other"] as const;

export const requestDeletion = endpoint({
  method: "POST",
  path: "/deletionRequests",
  room: "support",
  summary: "Ask for an account to be erased; the answer is the same whether or not there is one",
  body: z.object({
    email: MailAddress.meta({ description: "The account's address", example: "adwoa@example.com" }),
    reason: orNone(z.enum(deletionReasons, "not_an_option")).meta({
      description: "privacy, unused, experience or other; may be left out",
      example: "unused",
    }),
    comments: orNone(Paragraphs({ max: 2000 })).meta({ description: "More about it, or nothing" }),
    confirmed: z
      .literal(true, "confirmation_required")
      .meta({ description: "That the person knows it cannot be undone", example: true }),
  }),
  status: 202,
  output: done(Nothing),
  refusals: [],
});

const DeletionRequest = z
  .object({
    email: z.string().meta({ description: "Whose account", example: "adwoa@example.com" }),
    requestedAt: InstantOut,
    dueAt: InstantOut.meta({ description: "By when it is carried out" }),
    confirmedAt: InstantOut.nullable().meta({ description: "When the mailed link was used; null until then" }),
    erasedAt: InstantOut.nullable().meta({ description: "When it was carried out; the address is empty from then on" }),
  })
  .meta({ id: "DeletionRequest", description: "A request to erase an account, for whoever holds its mailed link" });

const tokenParams = z.object({
  token: z.string().max(100).meta({ description: "The last part of the mailed link", example: "uYz8…" }),
});

export const readDeletionRequest = endpoint({
  method: "GET",
  path: "/deletionRequests/{token}",
  room: "support",
  summary: "A deletion request, for whoever holds its mailed link; changes nothing",
  params: tokenParams,
  status: 200,
  output: DeletionRequest,
  refusals: ["not_found"],
});

export const confirmDeletion = endpoint({
  method: "POST",
  path: "/deletionRequests/{token}/confirm",
  room: "support",
  summary: "Confirm a deletion request; a second time changes nothing",
  params: tokenParams,
  status: 200,
  output: done(DeletionRequest),
  refusals: ["not_found"],
});

const ContactMessage = z
  .object({
    id: z.int().meta({ description: "The message's number", example: 5 }),
    name: z.string().meta({ description: "Who wrote", example: "Samuel Borg" }),
    email: z.string().meta({ description: "Where to answer", example: "samuel@example.com" }),
    message: z.string().meta({ description: "What they wrote" }),
    isDemo: z.boolean().meta({ description: "Whether it is demo content" }),
    createdAt: InstantOut,
    answer: z.string().nullable().meta({ description: "What was answered" }),
    answeredAt: InstantOut.nullable().meta({ description: "When it was answered" }),
    answeredBy: z.string().nullable().meta({ description: "The moderator who answered" }),
  })
  .meta({ id: "ContactMessage", description: "A message to the operator, for moderators" });

export const listContactMessages = endpoint({
  method: "GET",
  path: "/moderation/messages",
  room: "support",
  summary: "Contact messages: waiting ones oldest first, answered ones newest first",
  query: z.object({
    show: z
      .enum(["waiting", "answered"], "not_an_option")
      .default("waiting")
      .meta({ description: "waiting or answered" }),
  }),
  status: 200,
  output: z.array(ContactMessage),
  refusals: ["not_signed_in", "moderators_only"],
});

export const answerContactMessage = endpoint({
  method: "POST",
  path: "/moderation/messages/{id}/answer",
  room: "support",
  summary: "Answer a contact message by mail, once",
  params: z.object({ id: Id }),
  body: z.object({ answer: Paragraphs({ max: 4000 }).meta({ description: "The answer, mailed as it is" }) }),
  status: 200,
  output: done(Nothing),
  refusals: ["not_signed_in", "moderators_only", "not_found", "message_is_answered"],
});

export const listDeletionRequests = endpoint({
  method: "GET",
  path: "/moderation/deletions",
  room: "support",
  summary: "Deletion requests, the one due first at the top",
  status: 200,
  output: z.array(
    z
      .object({
        id: z.string().meta({ description: "The request's id" }),
        email: z.string().meta({ description: "Whose account", example: "adwoa@example.com" }),
        reason: z.string().nullable().meta({ description: "Why, where it was said", example: "unused" }),
        comments: z.string().nullable().meta({ description: "More about it" }),
        requestedAt: InstantOut,
        dueAt: InstantOut.meta({ description: "By when it is carried out" }),
        confirmedAt: InstantOut.nullable().meta({ description: "When the mailed link was used; null until then" }),
        isLate: z.boolean().meta({ description: "Confirmed, and the day has passed" }),
        couldMean: z
          .array(
            z.object({
              userId: z.int().meta({ description: "The person's id", example: 7 }),
              name: z.string().meta({ description: "The name they sign in with", example: "Adwoa Mensah" }),
              email: z.string().meta({ description: "The address they sign in with" }),
            }),
          )
          .nullable()
          .meta({
            description: "Whom the address may mean, where it does not say; null where nothing has to be settled",
          }),
      })
      .meta({ id: "DeletionRequestRow", description: "A request to erase an account, for moderators" }),
  ),
  refusals: ["not_signed_in", "moderators_only"],
});

export const settleDeletion = endpoint({
  method: "POST",
  path: "/moderation/deletions/{id}/settle",
  room: "support",
  summary: "Say whose account a deletion request means, where its address does not; it is then carried out",
  params: z.object({ id: z.uuid("unknown_format").meta({ description: "The request's id" }) }),
  body: z.object({
    userId: IdNumber.nullable().meta({ description: "One of those whom the address may mean", example: 7 }),
  }),
  status: 202,
  output: done(Nothing),
  refusals: ["not_signed_in", "moderators_only", "not_found", "decision_not_possible"],
});
