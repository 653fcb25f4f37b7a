import type { FieldProblem, RefusalCode } from "#contract/refusals.ts";

/** Every refusal of the API and every problem of a field, worded for a person. */
export const refusals = {
  malformed_request: "The request could not be read. Check how it is written and send it again.",
  invalid_fields: "Please correct the highlighted fields.",
  unsupported_country: "Kindred is not open in this country yet.",
  not_signed_in: "Please sign in first.",
  not_yours: "This belongs to someone else.",
  foreign_origin: "This request came from another site and was not carried out.",
  provider_account_required: "Please create your provider account first.",
  moderators_only: "Only moderators can do this.",
  not_found: "We could not find that.",
  method_not_allowed: "This address does not take that kind of request.",
  body_too_large: "That is too large to send.",
  unsupported_media_type: "Send this as JSON.",
  too_many_requests: "Too many requests in a short time. Please wait a little and try again.",
  internal: "Something broke on our side, and it has been noted. Please try again in a moment.",
  unavailable: "We cannot answer right now. Please try again in a few seconds.",

  "field.required": "This field is required",
  "field.wrong_type": "This value has the wrong form",
  "field.too_short": "This is too short",
  "field.too_long": "This is too long",
  "field.too_small": "This number is too small",
  "field.too_large": "This number is too large",
  "field.not_an_option": "Choose one of the options",
  "field.unknown_format": "This value has the wrong form",
  "field.unknown_field": "This field is not known here",
  "field.bad_text": "This text has characters that cannot be used",
  "field.bad_id": "This is not a valid id",
  "field.bad_instant": "Give the time with its offset, such as 2027-03-28T09:00:00Z",
} as const satisfies Record<RefusalCode | `field.${FieldProblem}`, string>;
