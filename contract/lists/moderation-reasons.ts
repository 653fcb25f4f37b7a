/** What a moderator looks at before approving; each is a field of the decision. */
export const reviewChecks = ["hasCheckedContact", "hasCheckedPhotos", "hasCheckedData"] as const;

/** Why a moderator refuses or suspends. The sentences are in `messages/`. */
export const reviewReasons = [
  "contact",
  "photos",
  "personal_data",
  "prohibited",
  "misleading",
  "complaints",
  "other",
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** What somebody may report a listing for. */
export const reportReasons = ["not_real", "not_theirs", "personal_data", "prohibited", "harm", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
