/** Every way the API says no, with its HTTP status. The sentences are in `messages/`. */
export const refusalStatus = {
  malformed_request: 400,
  invalid_fields: 400,
  unsupported_country: 400,
  not_signed_in: 401,
  not_yours: 403,
  foreign_origin: 403,
  provider_account_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;
export type RefusalStatus = (typeof refusalStatus)[RefusalCode];

/** What can be wrong with one field. A schema names the problem; `messages/` words it. */
export const fieldProblems = [
  "required",
  "wrong_type",
  "too_short",
  "too_long",
  "too_small",
  "too_large",
  "not_an_option",
  "unknown_format",
  "unknown_field",
  "bad_text",
  "bad_id",
  "bad_instant",
] as const;

export type FieldProblem = (typeof fieldProblems)[number];
