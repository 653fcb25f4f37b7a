import type { ReviewState } from "#server/db/column-types.ts";

export type ReviewDecision = "approve" | "refuse" | "suspend" | "reinstate";

const outcomes: Readonly<Record<ReviewState, Partial<Record<ReviewDecision, ReviewState>>>> = {
  in_review: { approve: "verified", refuse: "refused", suspend: "suspended" },
  verified: { suspend: "suspended" },
  refused: { approve: "verified" },
  suspended: { reinstate: "verified" },
};

/** Where a decision leads from here; null when it cannot be made here. */
export function stateAfterDecision(state: ReviewState, decision: ReviewDecision): ReviewState | null {
  return outcomes[state][decision] ?? null;
}

/** Whatever takes something away from a host is told with its reason. */
export function needsReason(decision: ReviewDecision): boolean {
  return decision === "refuse" || decision === "suspend";
}
