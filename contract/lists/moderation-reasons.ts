/** A moderator must confirm these checks before an approval. Each is a field of the decision. */
export const moderationChecks = ["hasCheckedContact", "hasCheckedPhotos", "hasCheckedData"] as const;

/** Each reason has two texts in `messages/en`: `moderation.ts` for the desk and `mail.ts` for the host. */
export const moderationReasons = [
  "contact",
  "photos",
  "personal_data",
  "prohibited",
  "misleading",
  "complaints",
  "other",
] as const;
export type ModerationReason = (typeof moderationReasons)[number];

export const reportReasons = ["not_real", "not_theirs", "personal_data", "prohibited", "harm", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
