/** Checks before an approval; each is a field of the decision. */
export const reviewChecks = ["hasCheckedContact", "hasCheckedPhotos", "hasCheckedData"] as const;

/** Reasons for a refusal or a suspension. The texts are in `messages/`. */
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

export const reportReasons = ["not_real", "not_theirs", "personal_data", "prohibited", "harm", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
