import type { ReviewState } from "#server/db/tables.ts";

const serviceCategories = 9;
const reviewHours = 48;

export function isServiceCategory(id: number): boolean {
  return id >= 1 && id <= serviceCategories;
}

/** Whether a stranger may see something in this state; `before` shows only what a moderator has approved. */
export function isPublic(state: ReviewState, listingReview: "after" | "before"): boolean {
  return state === "verified" || (state === "in_review" && listingReview === "after");
}

export function publicStates(listingReview: "after" | "before"): readonly ReviewState[] {
  return listingReview === "after" ? ["verified", "in_review"] : ["verified"];
}

/** A customer books what a stranger sees; a host writes callers down unless the moderators took the listing down. */
export function isBookable(
  state: ReviewState,
  listingReview: "after" | "before",
  by: "customer" | "provider",
): boolean {
  return isPublic(state, listingReview) || (by === "provider" && state === "in_review");
}

/** The promise is an answer in less than 48 hours. */
export function reviewDueAt(state: ReviewState, requestedAt: Date): Date | null {
  return state === "in_review" ? new Date(requestedAt.getTime() + reviewHours * 3_600_000) : null;
}

/** What a material edit does to the review: approved and refused things are looked at again, suspended ones stay so. */
export function stateAfterEdit(state: ReviewState, isMaterial: boolean): ReviewState {
  return isMaterial && state !== "suspended" ? "in_review" : state;
}

/** A change of anything that a moderator looks at. */
export function isMaterialEdit<T extends object>(before: T, after: Partial<T>): boolean {
  return Object.entries(after).some(
    ([name, value]) => JSON.stringify(before[name as keyof T]) !== JSON.stringify(value),
  );
}
