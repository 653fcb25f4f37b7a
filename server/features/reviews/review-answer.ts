import type { z } from "zod";
import type { VisitReview } from "#contract/reviews.ts";
import type { ReviewRow } from "./review-store.ts";

export function reviewAnswer(row: ReviewRow): z.output<typeof VisitReview> {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    author: row.author,
    serviceItemName: row.item_name,
    visitedAt: row.visited_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
