import type { ModerationState } from "#server/db/column-types.ts";

export type ModerationDecision = "approve" | "refuse" | "suspend" | "reinstate";

const outcomes: Readonly<Record<ModerationState, Partial<Record<ModerationDecision, ModerationState>>>> = {
  in_review: { approve: "verified", refuse: "refused", suspend: "suspended" },
  verified: { suspend: "suspended" },
  refused: { approve: "verified" },
  suspended: { reinstate: "verified" },
};

export function stateAfterDecision(state: ModerationState, decision: ModerationDecision): ModerationState | null {
  return outcomes[state][decision] ?? null;
}

export function needsReason(decision: ModerationDecision): boolean {
  return decision === "refuse" || decision === "suspend";
}
