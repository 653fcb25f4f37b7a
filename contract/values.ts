import { z } from "zod";
import { countryPack, usualCountry } from "./countries/country-packs.ts";
import { callingCodes } from "./lists/calling-codes.ts";
import { mostServices } from "./lists/limits.ts";
import { instantPattern, readInstant } from "./parse/instant.ts";
import { isBlank, withoutInvisible } from "./parse/visible-text.ts";
import type { FieldProblem } from "./refusals.ts";

const problem = (name: FieldProblem): FieldProblem => name;

/** Paths and queries use this type. A JSON body uses `IdNumber`. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, problem("bad_id"))
  .transform(Number)
  .refine((id) => id < 2 ** 31, problem("bad_id"))
  .meta({ description: "Positive integer id", example: "1", type: "integer" });

export const IdNumber = z
  .number(problem("bad_id"))
  .int(problem("bad_id"))
  .positive(problem("bad_id"))
  .max(2 ** 31 - 1, problem("bad_id"))
  .meta({ description: "Positive integer id", example: 1 });

/** Several ids in a query, such as `11,12`. */
export const IdList = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,5}$/, problem("bad_id"))
  .transform((text) => text.split(",").map(Number))
  .refine((ids) => ids.every((id) => id < 2 ** 31) && new Set(ids).size === ids.length, problem("bad_id"))
  .meta({ description: "One to six ids, separated by commas", example: "11,12", type: "string" });

export const ServiceItemIds = z
  .array(IdNumber, problem("bad_service_items"))
  .min(1, problem("bad_service_items"))
  .max(mostServices, problem("bad_service_items"))
  .refine((ids) => new Set(ids).size === ids.length, problem("bad_service_items"))
  .meta({
    description: "One to six service item ids of one listing, in the order of the visit. They follow each other",
    example: [11],
  });

export const OwnHost = Id.optional().meta({
  description: "Provider account id of a host that you manage; without it, the one you registered or your current one",
});

/**
 * Any two letters are accepted here. `answerUnservedCountry` in `server/http/route.ts` handles countries that we do not
 * serve.
 */
export const HostCountry = z
  .string()
  .regex(/^[A-Za-z]{2}$/, problem("unknown_format"))
  .transform((code) => code.toUpperCase())
  .optional()
  .meta({
    description: "Host country, as an ISO 3166 code; the first that is served if left out",
    example: usualCountry,
  });

export const placeFields = {
  hostCountry: z.string().meta({ description: "Country of the host, as an ISO 3166 code", example: usualCountry }),
  timeZone: z.string().meta({
    description: "Time zone of the venue, as an IANA name",
    example: countryPack(usualCountry).timeZone,
  }),
  currency: z.string().meta({ description: "Currency of the prices, as an ISO 4217 code", example: "EUR" }),
};

/** Forms send the number as text. Empty text becomes null. */
export const CityId = z
  .preprocess(
    (value) => (value === "" ? null : typeof value === "string" ? Number(value) : (value ?? null)),
    z.int("not_an_option").positive("not_an_option").nullable(),
  )
  .meta({ description: "City id, one of the cities of the country; null if none is given", example: 3 });

/** Accepts any offset and becomes UTC. */
export const Instant = z
  .string(problem("bad_instant"))
  .regex(instantPattern, problem("bad_instant"))
  .refine((text) => readInstant(text) !== null, problem("bad_instant"))
  .transform((text) => new Date(text).toISOString())
  .meta({ description: "Date and time in ISO 8601 with a UTC offset", example: "2027-03-28T09:00:00Z" });

/** A repeated request with the same key gets the first response again. */
export const IdempotencyKey = z
  .object({
    "idempotency-key": z
      .uuid(problem("unknown_format"))
      .optional()
      .meta({ description: "UUID created for this request; send the same one when retrying" }),
  })
  .meta({ description: "With a key, a repeated request returns the first response instead of acting again" });

/** Browsers send these for people who ask not to be counted. */
export const OptOut = z.object({
  "sec-gpc": z.string().max(10).optional().meta({ description: "Global Privacy Control: `1` means do not count" }),
  dnt: z.string().max(10).optional().meta({ description: "Do Not Track: `1` means do not count" }),
});

/** A change is made only if this is still the current version. */
export const IfMatch = z.object({
  "if-match": z
    .string()
    .regex(/^"\d+"$/, problem("unknown_format"))
    .optional()
    .meta({ description: "ETag of the version being edited; the request is refused if it is no longer current" }),
});

/** The amount is in the currency of the host's country and has at most two decimals. */
export const Price = z
  .number(problem("bad_price"))
  .min(0, problem("bad_price"))
  .max(100_000, problem("bad_price"))
  .refine((price) => Math.abs(Math.round(price * 100) - price * 100) < 1e-6, problem("bad_price"))
  .meta({ description: "Amount in whole currency units, with at most two decimals", example: 35 });

export const orNone = <S extends z.ZodType<string | null>>(schema: S) =>
  z.preprocess((value) => (typeof value === "string" && isBlank(value) ? null : (value ?? null)), schema.nullable());

/** Credentials in the URL are not allowed. `https://` is added if the scheme is missing. */
export const WebAddress = z
  .string(problem("bad_web_address"))
  .max(500, problem("too_long"))
  .transform((text) => withoutInvisible(text).trim())
  .transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine(isWebAddress, problem("bad_web_address"))
  .meta({
    description: "http or https URL; `https://` is added if the scheme is missing",
    example: "https://amara.example",
  });

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s\p{Cc}]/u.test(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && (hostname.includes(".") || hostname === "localhost");
}

/**
 * This is stricter than `z.email`: one line, a local part of at most 64 characters, no label that ends with a hyphen.
 */
export const MailAddress = z
  .string("bad_email")
  .max(254, problem("too_long"))
  .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), problem("bad_email"))
  .transform((value) => withoutInvisible(value).trim())
  .refine((value) => value !== "", problem("required"))
  .pipe(z.email(problem("bad_email")))
  .refine((value) => (value.split("@")[0] ?? "").length <= 64 && !/-\.|-$/.test(value), problem("bad_email"));

/** Of a customer or guest, who may leave it out. */
export const OptionalEmail = z.string("bad_email").trim().max(254, "too_long").pipe(z.email("bad_email"));

/** Phone numbers without a calling code belong to this country. */
export const PhoneCountry = z
  .string(problem("not_an_option"))
  .refine((code) => callingCodes.has(code), problem("not_an_option"))
  .meta({ description: "Country of phone numbers without a +, as an ISO 3166 code", example: "GB" });

/** Of a customer or guest. */
export const OptionalPhoneCountry = PhoneCountry.optional().meta({
  description: "Country of phone numbers without a +, as an ISO 3166 code; the host's if left out",
});

/** Responses always use UTC with `Z`. */
export const InstantOut = z.iso
  .datetime()
  .meta({ description: "Date and time in UTC, in ISO 8601", example: "2027-03-28T09:00:00.000Z" });

export const LocalDate = z.iso
  .date(problem("unknown_format"))
  .meta({ description: "Calendar date without a time", example: "1990-05-17" });

const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Long text may contain tabs and line breaks. */
const controlCharactersButLines = /[^\P{Cc}\t\r\n]/u;

type Limits = {
  readonly min?: number;
  readonly max: number;
  /** Some fields have their own text for a missing value. */
  readonly missing?: FieldProblem;
};

function text(forbidden: RegExp, { min = 1, max, missing }: Limits) {
  return z
    .string(missing ?? problem("wrong_type"))
    .refine((value) => value.isWellFormed() && !forbidden.test(value), problem("bad_text"))
    .transform((value) => (isBlank(value) ? "" : withoutInvisible(value).normalize("NFC").trim()))
    .refine((value) => [...value].length >= min, missing ?? (min === 1 ? problem("required") : problem("too_short")))
    .refine((value) => [...value].length <= max, problem("too_long"));
}

/**
 * The text is trimmed, in NFC, and without control characters or useless invisible characters. Limits count code
 * points.
 */
export const Line = (limits: Limits) => text(controlCharacters, limits);

/** Two letters before the dot are an abbreviation, as in "St.Julian's". */
const containsWebAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]{3,}\.\p{L}{2,}/iu;

/** Names appear in the subjects of mails, so they must not be web addresses. */
export const Name = (limits: Limits) =>
  Line(limits).refine((value) => !containsWebAddress.test(value), problem("web_address_in_name"));

export const Paragraphs = (limits: Limits) => text(controlCharactersButLines, limits);
