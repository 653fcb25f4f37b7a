import { z } from "zod";
import { done, endpoint } from "./endpoint.ts";
import { Id, InstantOut, orNone, Paragraphs } from "./values.ts";

export const VisitReview = z
  .object({
    id: z.int().meta({ description: "The review's id", example: 5 }),
    stars: z.int().min(1).max(5).meta({ description: "1 to 5", example: 5 }),
    text: z.string().nullable().meta({ description: "In the customer's words" }),
    author: z.string().meta({ description: "First name and initials", example: "Maria C." }),
    serviceItemName: z.string().meta({ description: "What they came for", example: "Knotless braids" }),
    visitedAt: InstantOut,
    createdAt: InstantOut,
    answer: z.string().nullable().meta({ description: "The host's public answer" }),
    answeredAt: InstantOut.nullable().meta({ description: "When the host answered" }),
  })
  .meta({ id: "VisitReview", description: "What a customer says after a completed visit" });

const RatingSummary = z
  .object({
    average: z.number().nullable().meta({ description: "Of the stars, one decimal; null without any", example: 4.9 }),
    count: z.int().meta({ description: "How many reviews", example: 31 }),
  })
  .meta({ id: "RatingSummary", description: "A listing's rating, from real reviews alone" });

export const readReviews = endpoint({
  method: "GET",
  path: "/reviews",
  room: "reviews",
  summary: "A listing's rating and its reviews, newest first",
  query: z.object({
    providerId: Id,
    limit: z.coerce.number().int().min(0).max(50).default(10).meta({ description: "At most this many" }),
    offset: z.coerce.number().int().min(0).max(10_000).default(0).meta({ description: "Skip this many" }),
  }),
  status: 200,
  output: z.object({ summary: RatingSummary, reviews: z.array(VisitReview).meta({ description: "The newest first" }) }),
  refusals: ["not_found"],
});

const secretParams = z.object({
  secret: z.string().max(100).meta({ description: "The last part of the private link", example: "K7MPQ2XWRTq3v…" }),
});

export const readVisitReview = endpoint({
  method: "GET",
  path: "/bookings/{secret}/review",
  room: "reviews",
  summary: "The review of a visit, for whoever holds its private link",
  params: secretParams,
  status: 200,
  output: z.object({
    canReview: z.boolean().meta({ description: "Whether the visit is over and not reviewed yet" }),
    author: z.string().meta({ description: "How the author would be named", example: "Maria C." }),
    review: VisitReview.nullable(),
  }),
  refusals: ["not_found", "booking_details_erased"],
});

export const reviewVisit = endpoint({
  method: "POST",
  path: "/bookings/{secret}/review",
  room: "reviews",
  summary: "Review a completed visit, once",
  params: secretParams,
  body: z.object({
    stars: z
      .int("stars_required")
      .min(1, "stars_required")
      .max(5, "stars_required")
      .meta({ description: "1 to 5", example: 5 }),
    text: orNone(Paragraphs({ max: 1000 })).meta({ description: "A few words, or nothing" }),
  }),
  status: 201,
  output: done(VisitReview),
  refusals: ["not_found", "booking_details_erased", "visit_not_completed", "already_reviewed"],
});

export const answerReview = endpoint({
  method: "POST",
  path: "/reviews/{id}/answer",
  room: "reviews",
  summary: "Answer a review of one's own listing in public, once",
  params: z.object({ id: Id }),
  body: z.object({ answer: Paragraphs({ max: 1000 }).meta({ description: "The answer", example: "Thank you!" }) }),
  status: 200,
  output: done(VisitReview),
  refusals: [
    "not_signed_in",
    "provider_account_required",
    "account_suspended",
    "not_yours",
    "not_found",
    "already_answered",
  ],
});
