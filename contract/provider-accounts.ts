import { z } from "zod";
import { done, endpoint } from "./endpoint.ts";
import { SessionProvider } from "./session.ts";
import { HostCountry, Id, Line, LocalDate, MailAddress } from "./values.ts";

export const ProviderCard = z
  .object({
    id: z.int().meta({ description: "The provider account's id", example: 1 }),
    name: z.string().meta({ description: "What to call the provider", example: "Amara's Braids" }),
    profile_image_url: z.string().nullable().meta({ description: "Its picture" }),
    address: z.string().nullable().meta({ description: "Where it is", example: "12 Triq il-Kbira, Birkirkara" }),
  })
  .meta({ id: "ProviderCard", description: "What anyone may know of a provider account" });

export const readProviders = endpoint({
  method: "GET",
  path: "/kindredProviders",
  room: "providers",
  summary: "The caller's own account by `userId`, or the public card of an account by `providerId`",
  query: z.object({ userId: Id.optional(), providerId: Id.optional(), hostCountry: HostCountry }),
  status: 200,
  output: z.array(z.union([SessionProvider, ProviderCard])),
  refusals: ["not_signed_in", "not_yours", "not_found"],
  elsewhere: "empty_list",
});

const ignored = z.unknown().optional().meta({ description: "Accepted and ignored: the server decides" });

export const registerProvider = endpoint({
  method: "POST",
  path: "/kindredProviders",
  room: "providers",
  summary: "Create the caller's provider account",
  query: z.object({ hostCountry: HostCountry }),
  body: z.object({
    user_id: ignored,
    first_name: Line({ max: 80 }).meta({ description: "First name", example: "Amara" }),
    last_name: Line({ max: 80 }).meta({ description: "Last name", example: "Okafor" }),
    date_of_birth: z
      .preprocess((value) => value || undefined, LocalDate.optional())
      .refine((date) => date !== undefined, "date_of_birth_required")
      .transform((date) => date as string)
      .meta({ description: "At least 18 years ago", example: "1990-05-17" }),
    email: MailAddress.meta({ description: "Where to write to", example: "amara@example.com" }),
    agreed_to_terms: z.literal(true, "terms_required").meta({ description: "Must be true" }),
    terms_accepted_at: ignored,
  }),
  status: 201,
  output: done(SessionProvider),
  refusals: ["not_signed_in", "unsupported_country", "account_exists"],
});
