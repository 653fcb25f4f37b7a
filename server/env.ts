import type { z } from "zod";
import { type CountryPack, countryPack } from "#contract/countries/country-packs.ts";
import { product } from "#contract/product.ts";
import { Environment, keepVariables } from "./env-variables.ts";
import {
  type LimitFigures,
  type LimitName,
  limitFigures,
  limitNames,
  limitVariable,
  parseLimit,
} from "./platform/limit-defaults.ts";

/** No other file in `server/` reads `process.env`. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** The URL never ends with a slash. */
  readonly publicUrl: string;
  /** A loopback address has several origins: localhost, 127.0.0.1 and [::1]. */
  readonly ownOrigins: readonly string[];
  readonly isLoopback: boolean;
  /** Only the entries of this many proxies in X-Forwarded-For are trusted. */
  readonly trustedProxies: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly database: DatabaseSettings;
  /** After SIGTERM, `/readyz` answers 503 for this long before requests are refused, so that a balancer notices. */
  readonly stopDelaySeconds: number;
  readonly appSecret: string | null;
  /** Hosts may register in these countries. The first is the default. */
  readonly countries: readonly [CountryPack, ...CountryPack[]];
  /** If this is null, the local issuer is used. */
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** The addresses are in lower case. A user whose verified address is in this list is a moderator. */
  readonly adminEmails: readonly string[];
  readonly s3: S3Settings | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** With `before`, a listing is public only after a moderator approved it. */
  readonly listingReview: "after" | "before";
  readonly rateLimits: boolean;
  /** Counts confirmed bookings that have not ended, per phone number and host. */
  readonly openBookingsPerPhone: number;
  readonly limits: LimitFigures;
  readonly keep: KeepTimes;
  readonly deletion: DeletionTimes;
  readonly demo: boolean;
  readonly designPage: boolean;
  /** If it is off, browsers remove the service worker and everything it stored. */
  readonly serviceWorker: boolean;
  readonly operator: Operator;
  readonly analytics: AnalyticsSettings | null;
  /** The path is relative to the working directory. */
  readonly newsFeedsFile: string;
  /** If this is set, news comes from this host instead of our own database. */
  readonly newsApiUrl: string | null;
  readonly network: NetworkSettings | null;
  /** Without it, only the local machine may read `/metrics`. */
  readonly metricsToken: string | null;
  readonly tracing: TracingSettings | null;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
};

type DatabaseSettings = {
  /** If this is set, `databaseUrl` leads to a pooler in transaction mode. Migrations and LISTEN need a session. */
  readonly sessionUrl: string | null;
  /** Public pages may be read from there. */
  readonly replicaUrl: string | null;
  readonly connections: number;
  readonly namesStatements: boolean;
  /** A start waits this long for a database that accepts writes. */
  readonly waitSeconds: number;
};

export type TracingSettings = {
  /** An OTLP/HTTP collector, such as `http://127.0.0.1:4318/v1/traces`. */
  readonly url: string;
  /** The part of all requests and jobs that is recorded, from 0 to 1. */
  readonly ratio: number;
};

/** The privacy policy states the same periods. `promises.test.ts` compares them. */
type KeepTimes = Readonly<Record<keyof typeof keepVariables, number>>;

type DeletionTimes = {
  /** The link in the mail works for this many days, and an unconfirmed request is kept equally long. */
  readonly linkDays: number;
  readonly dueDays: number;
  /** A confirmed request waits this many days before the erasure. */
  readonly graceDays: number;
};

/** The contact page does not show fields that are null. */
type Operator = Readonly<
  Record<"name" | "email", string> & Record<"address" | "phone" | "registration" | "vat", string | null>
>;

export type AnalyticsSettings = {
  /** This id is used if there is no `config`, or if it cannot be fetched. */
  readonly measurementId: string | null;
  readonly config: { readonly url: string; readonly apiKey: string } | null;
  readonly scriptUrl: string;
};

export type S3Settings = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly publicUrl: string;
};

/** If this is set, slates and their authors come from this host instead of our own database. */
export type NetworkSettings = {
  readonly url: string;
  readonly token: string;
  /** This header is sent with every request to the network host. It is the same for all readers. */
  readonly viewer: { readonly header: string; readonly value: string } | null;
};

/** The message names the invalid variable. */
export class SettingsError extends Error {}

const loopbackHosts = ["127.0.0.1", "localhost", "::1", "[::1]"];

export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const values = parsed.data;
  const isLoopback = loopbackHosts.includes(values.HOST);
  if (!isLoopback && !values.PUBLIC_URL) {
    throw new SettingsError("PUBLIC_URL: must be set when HOST is not a loopback address");
  }
  if (values.DATABASE_URL && !values.APP_SECRET) {
    throw new SettingsError(
      "APP_SECRET: must be set when DATABASE_URL is set, so that every process uses the same secret",
    );
  }
  const publicUrl = values.PUBLIC_URL ?? `http://${values.HOST === "::1" ? "[::1]" : values.HOST}:${values.PORT}`;
  const publicIsLoopback = loopbackHosts.includes(new URL(publicUrl).hostname);
  if (!publicIsLoopback && !values.OIDC_ISSUER) {
    throw new SettingsError(
      "OIDC_ISSUER: must be set when PUBLIC_URL is not a loopback address; the local issuer is only for trying out the product",
    );
  }
  const isDemo = values.DEMO ?? (!values.DATABASE_URL && publicIsLoopback);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    ownOrigins: publicIsLoopback ? loopbackOrigins(publicUrl) : [new URL(publicUrl).origin],
    isLoopback: publicIsLoopback,
    trustedProxies: values.TRUST_PROXY,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    database: databaseOf(values),
    stopDelaySeconds: values.STOP_DELAY_SECONDS,
    appSecret: values.APP_SECRET ?? null,
    countries: countriesOf(values),
    oidc: oidcOf(values),
    adminEmails: values.ADMIN_EMAILS.toLowerCase()
      .split(",")
      .map((address) => address.trim())
      .filter(Boolean),
    s3: s3Of(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    listingReview: values.LISTING_REVIEW,
    rateLimits: values.RATE_LIMITS,
    openBookingsPerPhone: values.OPEN_BOOKINGS_PER_PHONE,
    limits: limitsOf(given),
    keep: keepOf(given),
    deletion: {
      linkDays: values.DELETION_LINK_DAYS,
      dueDays: values.DELETION_DUE_DAYS,
      graceDays: Math.min(values.DELETION_GRACE_DAYS, values.DELETION_DUE_DAYS - 1),
    },
    demo: isDemo,
    designPage: values.DESIGN_PAGE,
    serviceWorker: values.SERVICE_WORKER,
    operator: operatorOf(values, isDemo),
    analytics: analyticsOf(values),
    newsFeedsFile: values.NEWS_FEEDS_FILE,
    newsApiUrl: values.NEWS_API_URL ?? null,
    network: networkOf(values),
    metricsToken: values.METRICS_TOKEN ?? null,
    tracing: values.TRACES_URL ? { url: values.TRACES_URL, ratio: values.TRACES_RATIO } : null,
    logLevel: values.LOG_LEVEL,
  };
}

type Values = z.output<typeof Environment>;

function databaseOf(values: Values): DatabaseSettings {
  for (const name of ["DATABASE_SESSION_URL", "DATABASE_REPLICA_URL"] as const) {
    if (values[name] && !values.DATABASE_URL)
      throw new SettingsError(`${name}: must be set together with DATABASE_URL`);
  }
  return {
    sessionUrl: values.DATABASE_SESSION_URL ?? null,
    replicaUrl: values.DATABASE_REPLICA_URL ?? null,
    connections: values.DATABASE_CONNECTIONS,
    namesStatements: values.DATABASE_PREPARED ?? !values.DATABASE_SESSION_URL,
    waitSeconds: values.DATABASE_WAIT_SECONDS,
  };
}

function oidcOf(values: Values): Settings["oidc"] {
  if (!hasGroup(values, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"])) return null;
  return { issuer: values.OIDC_ISSUER, clientId: values.OIDC_CLIENT_ID, clientSecret: values.OIDC_CLIENT_SECRET };
}

function countriesOf({ HOST_COUNTRIES }: Values): Settings["countries"] {
  const [first = "", ...others] = HOST_COUNTRIES;
  return [countryPack(first), ...others.map(countryPack)];
}

/**
 * The demo shows example details, so that its contact page is complete. Any other installation must not show an
 * invented company.
 */
function operatorOf(values: Values, isDemo: boolean): Operator {
  const standIn = isDemo ? product.exampleOperator : null;
  return {
    name: values.OPERATOR_NAME ?? standIn?.name ?? product.name,
    email: values.OPERATOR_EMAIL ?? standIn?.email ?? product.supportEmail,
    address: values.OPERATOR_ADDRESS ?? standIn?.address ?? null,
    phone: values.OPERATOR_PHONE ?? null,
    registration: values.OPERATOR_REGISTRATION ?? standIn?.registration ?? null,
    vat: values.OPERATOR_VAT ?? standIn?.vat ?? null,
  };
}

function analyticsOf(values: Values): AnalyticsSettings | null {
  const config = hasGroup(values, ["ANALYTICS_CONFIG_URL", "ANALYTICS_API_KEY"])
    ? { url: values.ANALYTICS_CONFIG_URL, apiKey: values.ANALYTICS_API_KEY }
    : null;
  const measurementId = values.ANALYTICS_MEASUREMENT_ID ?? null;
  if (!config && !measurementId) return null;
  return { measurementId, config, scriptUrl: values.ANALYTICS_SCRIPT_URL };
}

function networkOf(values: Values): NetworkSettings | null {
  if (!hasGroup(values, ["NETWORK_API_URL", "NETWORK_API_TOKEN"])) return null;
  const [header = "", value = ""] = values.NETWORK_API_VIEWER?.split(/: ?(.*)/) ?? [];
  return {
    url: values.NETWORK_API_URL,
    token: values.NETWORK_API_TOKEN,
    viewer: header ? { header, value } : null,
  };
}

function s3Of(values: Values): S3Settings | null {
  const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_PUBLIC_URL"] as const;
  if (!hasGroup(values, names)) return null;
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    bucket: values.S3_BUCKET,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    publicUrl: values.S3_PUBLIC_URL,
  };
}

function limitsOf(given: NodeJS.ProcessEnv): LimitFigures {
  const figures: Record<LimitName, LimitFigures[LimitName]> = { ...limitFigures };
  for (const name of limitNames) {
    const variable = limitVariable(name);
    const text = given[variable];
    const figure = text === undefined ? limitFigures[name] : parseLimit(text);
    if (!figure) throw new SettingsError(`${variable}: must be a count and a number of seconds, such as 10/60`);
    figures[name] = figure;
  }
  return figures;
}

function keepOf(given: NodeJS.ProcessEnv): KeepTimes {
  const times = Object.entries(keepVariables).map(([name, [variable, usual]]) => {
    const time = Number(given[variable] ?? usual);
    if (!Number.isSafeInteger(time) || time < 1) throw new SettingsError(`${variable}: must be a whole number above 0`);
    return [name, time];
  });
  // It has the names of `keepVariables`, but Object.fromEntries does not say so.
  return Object.fromEntries(times) as KeepTimes;
}

/** The variables of a group must be set together or not at all. */
function hasGroup<N extends keyof Values>(
  values: Values,
  names: readonly N[],
): values is Values & { readonly [name in N]: NonNullable<Values[name]> } {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    throw new SettingsError(`${missing.join(", ")}: must be set together with the other variables of its group`);
  }
  return missing.length === 0;
}

function loopbackOrigins(publicUrl: string): string[] {
  const { protocol, port } = new URL(publicUrl);
  return ["localhost", "127.0.0.1", "[::1]"].map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/** With `PORT=0` the system chooses the port, which is known only after the start. */
export function withPort(settings: Settings, port: number): Settings {
  if (settings.port !== 0) return settings;
  const publicUrl =
    new URL(settings.publicUrl).port === "0" ? settings.publicUrl.replace(/:0$/, `:${port}`) : settings.publicUrl;
  const ownOrigins = settings.isLoopback ? loopbackOrigins(publicUrl) : settings.ownOrigins;
  return { ...settings, port, publicUrl, ownOrigins };
}
