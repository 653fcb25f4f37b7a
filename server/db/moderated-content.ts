import { sql } from "kysely";
import type { ModerationState } from "./column-types.ts";

export type ModerationFilter = {
  readonly states: readonly ModerationState[];
  readonly order: "oldest" | "newest";
  readonly search: { readonly text: string; readonly id: number | null; readonly hostIds: readonly number[] } | null;
  readonly limit: number;
};

/**
 * The revision does not change: it counts versions of the host's content, and a decision does not change the content.
 */
export function columnsAfterDecision(state: ModerationState, reason: string | null) {
  return {
    review_state: state,
    is_withheld: false,
    review_reason: reason,
    content_before_review: null,
    updated_at: sql<Date>`now()`,
  };
}

/** Demo content gets earlier dates, so that lists have an order. */
export function columnsOfDemo(state: ModerationState, daysOld: number) {
  const then = sql<Date>`now() - ${daysOld} * interval '1 day'`;
  return {
    is_demo: true,
    review_state: state,
    created_at: then,
    // Different waiting times give the review queue an order.
    review_requested_at: state === "verified" ? then : sql<Date>`now() - ${daysOld} * interval '132 minutes'`,
  };
}

export type ReviewAfterEdit = {
  readonly state: ModerationState;
  readonly isWithheld: boolean;
  readonly removesHighlight: boolean;
};

export type Resubmission = { readonly contentBefore: object } | null;

export function columnsAfterEdit(review: ReviewAfterEdit, resubmission: Resubmission) {
  return {
    review_state: review.state,
    is_withheld: review.isWithheld,
    revision: sql<number>`revision + 1`,
    updated_at: sql<Date>`now()`,
    ...(resubmission
      ? {
          review_requested_at: sql<Date>`now()`,
          review_reason: null,
          content_before_review: JSON.stringify(resubmission.contentBefore),
        }
      : {}),
  };
}
