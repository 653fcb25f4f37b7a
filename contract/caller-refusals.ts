// These refusals depend on who calls, not on what is asked for.

export const memberRefusals = ["not_signed_in", "provider_account_required", "not_found"] as const;
export const managerRefusals = ["not_signed_in", "provider_account_required", "role_required", "not_found"] as const;
/** A suspended host may publish nothing. */
export const publisherRefusals = [
  "not_signed_in",
  "provider_account_required",
  "role_required",
  "account_suspended",
] as const;
export const moderatorRefusals = ["not_signed_in", "moderators_only"] as const;
