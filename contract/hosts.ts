import { z } from "zod";
import { memberRefusals, publisherRefusals } from "./caller-refusals.ts";
import { usualCountry } from "./countries/country-packs.ts";
import { endpoint, success } from "./endpoint.ts";
import { SessionProvider } from "./session.ts";
import { HostCountry, Id, LocalDate, MailAddress, Name } from "./values.ts";

export const ProviderCard = z
  .object({
    id: z.int().meta({ description: "Provider account id", example: 1 }),
    name: z
      .string()
      .meta({ description: "Name of the oldest public listing, or the host's first name", example: "Amara's Braids" }),
    profile_image_url: z.string().nullable().meta({ description: "Logo of that listing; null if there is none" }),
    address: z
      .string()
      .nullable()
      .meta({ description: "Address of that listing; null if there is none", example: "12 Triq il-Kbira, Birkirkara" }),
  })
  .meta({ id: "ProviderCard", description: "Public part of a provider account" });

export const readProviders = endpoint({
  method: "GET",
  path: "/kindredProviders",
  room: "providers",
  summary:
    "Get the caller's own account by `userId`, or the public part of any account by `providerId`; an array of at most one",
  query: z.object({
    userId: Id.optional().meta({ description: "The caller's user id" }),
    providerId: Id.optional().meta({ description: "Provider account id, instead of `userId`" }),
    hostCountry: HostCountry,
  }),
  status: 200,
  output: z.array(z.union([SessionProvider, ProviderCard])),
  refusals: ["not_signed_in", "not_yours", "not_found"],
  elsewhere: "empty_list",
});

const ignored = z.unknown().optional().meta({ description: "Ignored; the server sets this value" });

export const registerProvider = endpoint({
  method: "POST",
  path: "/kindredProviders",
  room: "providers",
  summary: "Create the caller's provider account",
  query: z.object({ hostCountry: HostCountry }),
  body: z.object({
    user_id: ignored,
    first_name: Name({ max: 80 }).meta({ description: "First name", example: "Amara" }),
    last_name: Name({ max: 80 }).meta({ description: "Last name", example: "Okafor" }),
    date_of_birth: z
      .preprocess((value) => value || undefined, LocalDate.optional())
      .refine((date) => date !== undefined, "date_of_birth_required")
      // The line above has refused a missing date, but it does not change the type.
      .transform((date) => date as string)
      .meta({ description: "Date of birth, at least 18 years ago", example: "1990-05-17" }),
    email: MailAddress.meta({ description: "Contact email address", example: "amara@example.com" }),
    agreed_to_terms: z
      .literal(true, "terms_required")
      .meta({ description: "Acceptance of the provider terms; must be true" }),
    terms_accepted_at: ignored,
  }),
  status: 201,
  output: success(SessionProvider),
  refusals: ["not_signed_in", "unsupported_country", "account_exists"],
});

const OwnHost = z
  .object({
    id: z.int().meta({ description: "Provider account id of the host", example: 1 }),
    name: z.string().meta({ description: "Name of the host", example: "Amara Okafor" }),
    country: z
      .string()
      .meta({ description: "Country that the host belongs to, as an ISO 3166 code", example: usualCountry }),
    isTrader: z.boolean().meta({ description: "Whether the host says that it acts as a trader (EU consumer law)" }),
  })
  .meta({ id: "OwnHost", description: "Host, as its members see it" });

const hostParams = z.object({ hostId: Id.meta({ description: "Provider account id of the host" }) });

export const readOwnHost = endpoint({
  method: "GET",
  path: "/hosts/{hostId}",
  room: "hosts",
  summary: "Get a host that you are a member of",
  params: hostParams,
  status: 200,
  output: OwnHost,
  refusals: memberRefusals,
});

export const updateHost = endpoint({
  method: "PATCH",
  path: "/hosts/{hostId}",
  room: "hosts",
  summary: "Change your own host; fields that are left out stay as they are",
  params: hostParams,
  body: z.object({
    name: Name({ max: 120 }).optional().meta({ description: "Name of the host", example: "Amara's Braids" }),
    isTrader: z
      .boolean("wrong_type")
      .optional()
      .meta({ description: "Whether the host acts as a trader (EU consumer law)" }),
  }),
  status: 200,
  output: success(OwnHost),
  refusals: [...publisherRefusals, "not_found"],
});
