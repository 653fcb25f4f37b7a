import { z } from "zod";
import { publisherRefusals } from "./caller-refusals.ts";
import { usualCountry } from "./countries/country-packs.ts";
import { communities } from "./lists/communities.ts";
import { formCountryCodes } from "./lists/countries.ts";
import { InstantOut } from "./values.ts";

// What listings and events share.

export const ModerationState = z
  .enum(["in_review", "verified", "refused", "suspended"])
  .meta({ id: "ReviewState", description: "Moderation status of a listing or event" });

/** The owner sees this next to the label "Published", which the specification requires. */
const Moderation = z
  .object({
    state: ModerationState,
    due_at: InstantOut.nullable().meta({
      description: "Until when a decision is promised, in UTC; null unless it is in review",
    }),
    is_public: z.boolean().meta({
      description: "Whether it is public. Content that was refused and then edited stays hidden until it is approved",
    }),
    reason: z.string().nullable().meta({ description: "Why it was refused or suspended; null otherwise" }),
  })
  .meta({ id: "Review", description: "Moderation of a listing or event, for its owner" });

export const publishedFields = {
  is_verified: z.boolean().meta({ description: "Whether moderators have approved it" }),
  status: z.literal("Published").meta({ description: "Always Published" }),
  created_at: InstantOut.meta({ description: "When it was created, in UTC" }),
  user_id: z.int().optional().meta({ description: "Id of the owner; only sent to the owner" }),
  kindredProviderId: z.int().optional().meta({ description: "Provider account id; only sent to the owner" }),
  revision: z
    .int()
    .optional()
    .meta({ description: "Version for `If-Match`, without the quotes; only sent to the owner" }),
  review: Moderation.optional().meta({ description: "Moderation status; only sent to the owner" }),
};

const communityIds = communities.map(({ communityId }) => communityId);

export const CommunityIdIn = z.literal(communityIds, "not_an_option");

export const FormCountry = z
  .enum(formCountryCodes, "not_an_option")
  .meta({ description: "Country, as an ISO 3166 code; one of the 49 in the form", example: usualCountry });

export const ignored = z.unknown().optional().meta({ description: "Ignored; the server sets this value" });

export const createRefusals = [
  ...publisherRefusals,
  "not_yours",
  "unsupported_country",
  "request_in_flight",
  "same_key_other_request",
] as const;

export const deleteRefusals = [...publisherRefusals, "not_yours", "not_found", "unsupported_country"] as const;

export const updateRefusals = [...deleteRefusals, "version_is_stale", "version_required"] as const;
