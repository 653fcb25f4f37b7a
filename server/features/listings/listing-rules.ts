import type { ModerationState } from "#server/db/column-types.ts";
import type { Settings } from "#server/env.ts";

const serviceCategories = 9;
const moderationHours = 48;

export function isServiceCategory(id: number): boolean {
  return id >= 1 && id <= serviceCategories;
}

export type ListingReview = Settings["listingReview"];

/** Withheld content was refused, then edited, and has not been reviewed again. */
type ModerationStatus = { readonly review_state: ModerationState; readonly is_withheld: boolean };

/** With `before`, strangers see a listing only after a moderator approved it. */
export function isPublic({ review_state, is_withheld }: ModerationStatus, listingReview: ListingReview): boolean {
  return publicStates(listingReview).includes(review_state) && !is_withheld;
}

export function publicStates(listingReview: ListingReview): readonly ModerationState[] {
  return listingReview === "after" ? ["verified", "in_review"] : ["verified"];
}

/** A host can also book for callers while the listing is still in review. */
export function isBookable(
  status: ModerationStatus,
  listingReview: ListingReview,
  by: "customer" | "provider",
): boolean {
  return isPublic(status, by === "provider" ? "after" : listingReview);
}

/** Hosts are promised an answer within 48 hours. */
export function moderationDueAt(state: ModerationState, requestedAt: Date): Date | null {
  return state === "in_review" ? new Date(requestedAt.getTime() + moderationHours * 3_600_000) : null;
}

/**
 * A material edit removes the highlight and sends verified and refused content back to the moderators. Suspended
 * content stays suspended. Refused content stays hidden until the next decision.
 */
export function moderationAfterEdit(before: ModerationStatus, isMaterial: boolean) {
  const state = isMaterial && before.review_state !== "suspended" ? "in_review" : before.review_state;
  return {
    state,
    isNew: state !== before.review_state,
    isWithheld: before.is_withheld || (before.review_state === "refused" && state === "in_review"),
    removesHighlight: isMaterial,
  };
}

export function isMaterialEdit<T extends object>(before: T, after: Partial<T>): boolean {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).some(([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value));
}

type Content = Readonly<Record<string, string>>;

/** Skips fields that did not exist yet when `before` was recorded. */
export function changesOf(before: Content | null, now: Content): { field: string; before: string; now: string }[] {
  if (!before) return [];
  return Object.keys(now)
    .filter((field) => before[field] !== undefined && before[field] !== now[field])
    .map((field) => ({ field, before: before[field] ?? "", now: now[field] ?? "" }));
}
