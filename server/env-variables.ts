import { z } from "zod";
import { countryCodes, isCountryCode, usualCountry } from "#contract/countries/country-packs.ts";
import { product } from "#contract/product.ts";

const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL" })
  .transform((url) => url.replace(/\/+$/, ""));

export const keepVariables = {
  customerDetailsMonths: ["KEEP_CUSTOMER_DETAILS_MONTHS", 6],
  guestDetailsDays: ["KEEP_GUEST_DETAILS_DAYS", 30],
  blockedPhonesMonths: ["KEEP_BLOCKED_PHONES_MONTHS", 12],
  // A year, the year before it to compare with, and a few weeks.
  countedCustomersDays: ["KEEP_COUNTED_CUSTOMERS_DAYS", 760],
  contactMessagesDays: ["KEEP_CONTACT_MESSAGES_DAYS", 365],
  reportsDays: ["KEEP_REPORTS_DAYS", 365],
  mailsDays: ["KEEP_MAILS_DAYS", 30],
  technicalRecordsDays: ["KEEP_TECHNICAL_RECORDS_DAYS", 30],
  repeatedAnswersHours: ["KEEP_REPEATED_ANSWERS_HOURS", 48],
  unfinishedUploadsHours: ["KEEP_UNFINISHED_UPLOADS_HOURS", 24],
  unusedPicturesDays: ["KEEP_UNUSED_PICTURES_DAYS", 7],
  idleSessionHours: ["KEEP_IDLE_SESSION_HOURS", 12],
  sessionDays: ["KEEP_SESSION_DAYS", 7],
} as const;

const wholeNumber = z.coerce.number("must be a whole number").int("must be a whole number");
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres://");

/** The variables of rate limits are in `limit-defaults.ts`. */
export const Environment = z.object({
  PORT: z.coerce.number("must be a port number").int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: httpUrl.optional(),
  TRUST_PROXY: z.coerce.number("must be the number of proxies in front of the product").int().min(0).max(9).default(0),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_SESSION_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: wholeNumber.min(3, "must be at least 3").max(1000).default(20),
  DATABASE_PREPARED: onOff.optional(),
  DATABASE_WAIT_SECONDS: wholeNumber.min(0).max(3600).default(60),
  STOP_DELAY_SECONDS: wholeNumber.min(0).max(60).default(0),
  APP_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  // A trailing slash is part of the issuer's identifier, so it is kept.
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: "must be an http or https URL" }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  HOST_COUNTRIES: z
    .string()
    .default(usualCountry)
    .transform((text) => [
      ...new Set(
        text
          .toUpperCase()
          .split(",")
          .map((code) => code.trim())
          .filter(Boolean),
      ),
    ])
    .refine((codes) => codes.length > 0 && codes.every(isCountryCode), `must be a list of ${countryCodes.join(", ")}`),
  ADMIN_EMAILS: z.string().default(""),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default("auto"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.email("must be an email address").default(product.supportEmail),
  LISTING_REVIEW: z.enum(["after", "before"], "must be after or before").default("after"),
  OPEN_BOOKINGS_PER_PHONE: z.coerce.number("must be a whole number").int().min(1).default(3),
  DELETION_LINK_DAYS: wholeNumber.min(1).max(30).default(7),
  DELETION_DUE_DAYS: wholeNumber.min(1).max(30).default(30),
  DELETION_GRACE_DAYS: wholeNumber.min(0).max(29).default(0),
  RATE_LIMITS: onOff.default(true),
  DEMO: onOff.optional(),
  DESIGN_PAGE: onOff.default(false),
  SERVICE_WORKER: onOff.default(true),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(300).optional(),
  OPERATOR_EMAIL: z.email("must be an email address").optional(),
  OPERATOR_PHONE: z.string().max(40).optional(),
  OPERATOR_REGISTRATION: z.string().max(60).optional(),
  OPERATOR_VAT: z.string().max(60).optional(),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/, "must contain only letters, digits, hyphens and underscores")
    .optional(),
  ANALYTICS_CONFIG_URL: httpUrl.optional(),
  ANALYTICS_API_KEY: z.string().optional(),
  ANALYTICS_SCRIPT_URL: httpUrl.default("https://www.googletagmanager.com/gtag/js"),
  NEWS_FEEDS_FILE: z.string().default("news-feeds.json"),
  NEWS_API_URL: httpUrl.optional(),
  NETWORK_API_URL: httpUrl.optional(),
  NETWORK_API_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4000}$/, "must be a token without spaces")
    .optional(),
  NETWORK_API_VIEWER: z
    .string()
    .regex(/^[A-Za-z][\w-]*: ?[\x21-\x7e]{1,200}$/, "must be a header, such as X-User-Id: viewer")
    .optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  TRACES_URL: httpUrl.optional(),
  TRACES_RATIO: z.coerce.number("must be a number from 0 to 1").min(0).max(1).default(1),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});
