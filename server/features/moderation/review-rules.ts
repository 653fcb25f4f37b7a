import type { ReviewState } from "#server/db/column-types.ts";

export type ReviewDecision = "approve" | "refuse" | "suspend" | "reinstate";

const outcomes: Readonly<Record<ReviewState, Partial<Record<ReviewDecision, ReviewState>>>> = {
  in_review: { approve: "verified", refuse: "refused", suspend: "suspended" },
  verified: { suspend: "suspended" },
  refused: { approve: "verified" },
  suspended: { reinstate: "verified" },
};

/** Null when the decision is not possible in this state. */
export function stateAfterDecision(state: ReviewState, decision: ReviewDecision): ReviewState | null {
  return outcomes[state][decision] ?? null;
}

/** A decision against the host must give its reason. */
export function needsReason(decision: ReviewDecision): boolean {
  return decision === "refuse" || decision === "suspend";
}
