import type { ReviewState } from "#server/db/column-types.ts";

const serviceCategories = 9;
const reviewHours = 48;

export function isServiceCategory(id: number): boolean {
  return id >= 1 && id <= serviceCategories;
}

/** How the review of a listing or an event stands. Withheld: it was refused, and nobody has looked at the change yet. */
type Standing = { readonly review_state: ReviewState; readonly is_withheld: boolean };

/** Whether a stranger may see something that stands so; `before` shows only what a moderator has approved. */
export function isPublic({ review_state, is_withheld }: Standing, listingReview: "after" | "before"): boolean {
  return publicStates(listingReview).includes(review_state) && !is_withheld;
}

export function publicStates(listingReview: "after" | "before"): readonly ReviewState[] {
  return listingReview === "after" ? ["verified", "in_review"] : ["verified"];
}

/** A customer books what a stranger sees; a host writes callers down unless the moderators took the listing down. */
export function isBookable(
  standing: Standing,
  listingReview: "after" | "before",
  by: "customer" | "provider",
): boolean {
  return isPublic(standing, by === "provider" ? "after" : listingReview);
}

/** The promise is an answer in less than 48 hours. */
export function reviewDueAt(state: ReviewState, requestedAt: Date): Date | null {
  return state === "in_review" ? new Date(requestedAt.getTime() + reviewHours * 3_600_000) : null;
}

/**
 * What an edit does to the review. After a material one, approved and refused things are looked at again, suspended ones
 * stay so; what was refused stays hidden until then, and a mark goes with what it was given for.
 */
export function reviewAfterEdit(before: Standing, isMaterial: boolean) {
  const state = isMaterial && before.review_state !== "suspended" ? "in_review" : before.review_state;
  return {
    state,
    isNew: state !== before.review_state,
    isWithheld: before.is_withheld || (before.review_state === "refused" && state === "in_review"),
    losesMark: isMaterial,
  };
}

/** A change of anything that a moderator looks at. */
export function isMaterialEdit<T extends object>(before: T, after: Partial<T>): boolean {
  return Object.entries(after).some(
    ([name, value]) => JSON.stringify(before[name as keyof T]) !== JSON.stringify(value),
  );
}

type Content = Readonly<Record<string, string>>;

/** Field by field, what is not as it was before. A field that is newer than the record of what was before is left out. */
export function changesOf(before: Content | null, now: Content): { field: string; before: string; now: string }[] {
  if (!before) return [];
  return Object.keys(now)
    .filter((field) => before[field] !== undefined && before[field] !== now[field])
    .map((field) => ({ field, before: before[field] ?? "", now: now[field] ?? "" }));
}
