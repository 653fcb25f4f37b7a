import { z } from "zod";
import { publisherRefusals } from "./caller-refusals.ts";
import { endpoint, success } from "./endpoint.ts";
import { Id, InstantOut, orNone, Paragraphs } from "./values.ts";

export const VisitReview = z
  .object({
    id: z.int().meta({ description: "Review id", example: 5 }),
    stars: z.int().min(1).max(5).meta({ description: "Rating, 1 to 5", example: 5 }),
    text: z.string().nullable().meta({ description: "Text by the customer; null if there is none" }),
    author: z.string().meta({ description: "Customer's first name and initials", example: "Maria C." }),
    serviceItemName: z.string().meta({ description: "Name of the booked service item", example: "Knotless braids" }),
    visitedAt: InstantOut.meta({ description: "When the visit took place, in UTC" }),
    createdAt: InstantOut.meta({ description: "When the review was written, in UTC" }),
    answer: z.string().nullable().meta({ description: "Public answer by the host; null if there is none" }),
    answeredAt: InstantOut.nullable().meta({
      description: "When the host answered, in UTC; null if there is no answer",
    }),
  })
  .meta({ id: "VisitReview", description: "Review by a customer after a completed visit" });

const RatingSummary = z
  .object({
    average: z
      .number()
      .nullable()
      .meta({ description: "Average rating, with one decimal; null if there are no reviews", example: 4.9 }),
    count: z.int().meta({ description: "Number of reviews", example: 31 }),
  })
  .meta({ id: "RatingSummary", description: "Rating of a listing" });

export const readReviews = endpoint({
  method: "GET",
  path: "/reviews",
  room: "reviews",
  summary: "Get the rating of a listing and its reviews, newest first",
  query: z.object({
    providerId: Id.meta({ description: "Listing id" }),
    limit: z.coerce
      .number()
      .int()
      .min(0)
      .max(50)
      .default(10)
      .meta({ description: "Maximum number of reviews; 0 for the rating only" }),
    offset: z.coerce.number().int().min(0).max(10_000).default(0).meta({ description: "Number of reviews to skip" }),
  }),
  status: 200,
  output: z.object({
    summary: RatingSummary,
    reviews: z.array(VisitReview).meta({ description: "Reviews, newest first" }),
  }),
  refusals: ["not_found"],
});

const secretParams = z.object({
  secret: z
    .string()
    .max(100)
    .meta({ description: "Last part of the booking's private link", example: "K7MPQ2XWRTq3v…" }),
});

export const readVisitReview = endpoint({
  method: "GET",
  path: "/bookings/{secret}/review",
  room: "reviews",
  summary: "Get the review of a visit by the booking's private link",
  params: secretParams,
  status: 200,
  output: z.object({
    canReview: z.boolean().meta({ description: "Whether the visit is completed and not reviewed yet" }),
    author: z.string().meta({ description: "Name shown with the review", example: "Maria C." }),
    review: VisitReview.nullable().meta({ description: "Null if the visit has not been reviewed" }),
  }),
  refusals: ["not_found", "booking_details_erased"],
});

export const reviewVisit = endpoint({
  method: "POST",
  path: "/bookings/{secret}/review",
  room: "reviews",
  summary: "Review a completed visit; possible once",
  params: secretParams,
  body: z.object({
    stars: z
      .int("stars_required")
      .min(1, "stars_required")
      .max(5, "stars_required")
      .meta({ description: "Rating, 1 to 5", example: 5 }),
    text: orNone(Paragraphs({ max: 1000 })).meta({ description: "Optional text" }),
  }),
  status: 201,
  output: success(VisitReview),
  refusals: ["not_found", "booking_details_erased", "own_link_required", "visit_not_completed", "already_reviewed"],
});

export const answerReview = endpoint({
  method: "POST",
  path: "/reviews/{id}/answer",
  room: "reviews",
  summary: "Publish an answer to a review of your own listing; possible once",
  params: z.object({ id: Id.meta({ description: "Review id" }) }),
  body: z.object({
    answer: Paragraphs({ max: 1000 }).meta({ description: "Text of the answer", example: "Thank you!" }),
  }),
  status: 200,
  output: success(VisitReview),
  refusals: [...publisherRefusals, "not_yours", "not_found", "already_answered"],
});
