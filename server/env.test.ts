import { expect, test } from "vitest";
import { readSettings, withPort } from "./env.ts";

test("uses defaults when no variable is set", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:3000",
    demo: true,
    rateLimits: true,
  });
});

test("ownOrigins contains every loopback name", () => {
  expect(readSettings({ PORT: "4000" }).ownOrigins).toEqual([
    "http://localhost:4000",
    "http://127.0.0.1:4000",
    "http://[::1]:4000",
  ]);
});

test("withPort updates port and publicUrl when the system chose the port", () => {
  expect(withPort(readSettings({ PORT: "0" }), 41234)).toMatchObject({
    port: 41234,
    publicUrl: "http://127.0.0.1:41234",
  });
});

test("treats an empty variable as not set", () => {
  expect(readSettings({ PORT: "", PUBLIC_URL: "" }).port).toBe(3000);
});

const oidc = { OIDC_ISSUER: "https://accounts.example", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" };

test("demo content is off when PUBLIC_URL is a public address", () => {
  const settings = readSettings({ PUBLIC_URL: "https://kindred.example/", ...oidc });
  expect(settings).toMatchObject({
    demo: false,
    publicUrl: "https://kindred.example",
    ownOrigins: ["https://kindred.example"],
  });
});

test.for<[string, Record<string, string>]>([
  ["PORT", { PORT: "eighty" }],
  ["PORT", { PORT: "70000" }],
  ["PUBLIC_URL", { HOST: "0.0.0.0" }],
  ["PUBLIC_URL", { PUBLIC_URL: "ftp://x.example" }],
  ["OIDC_ISSUER", { PUBLIC_URL: "https://kindred.example" }],
  ["OIDC_CLIENT_ID", { OIDC_ISSUER: "https://accounts.example" }],
  ["S3_BUCKET", { S3_ENDPOINT: "https://s3.example" }],
  ["SMTP_URL", { SMTP_URL: "http://mail.example" }],
  ["APP_SECRET", { DATABASE_URL: "postgres://x" }],
  ["APP_SECRET", { APP_SECRET: "short" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
  ["DEMO", { DEMO: "yes" }],
  ["LISTING_REVIEW", { LISTING_REVIEW: "never" }],
  ["RATE_LIMITS", { RATE_LIMITS: "1" }],
  ["KEEP_MAILS_DAYS", { KEEP_MAILS_DAYS: "0" }],
  ["KEEP_CUSTOMER_DETAILS_MONTHS", { KEEP_CUSTOMER_DETAILS_MONTHS: "half a year" }],
  ["DELETION_DUE_DAYS", { DELETION_DUE_DAYS: "31" }],
  ["DELETION_GRACE_DAYS", { DELETION_GRACE_DAYS: "-1" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["TRUST_PROXY", { TRUST_PROXY: "all" }],
])("the error names %s when its value is invalid or missing", ([name, env]) => {
  expect(() => readSettings(env)).toThrow(name);
});

test("NETWORK_API_URL requires NETWORK_API_TOKEN; NETWORK_API_VIEWER must be a header", () => {
  expect(() => readSettings({ NETWORK_API_URL: "https://network.example" })).toThrow("NETWORK_API_TOKEN");
  expect(() => readSettings({ NETWORK_API_VIEWER: "nobody" })).toThrow("NETWORK_API_VIEWER");
  const settings = readSettings({
    NETWORK_API_URL: "https://network.example/",
    NETWORK_API_TOKEN: "word",
    NETWORK_API_VIEWER: "X-User-Id: viewer",
  });
  expect(settings.network).toEqual({
    url: "https://network.example",
    token: "word",
    viewer: { header: "X-User-Id", value: "viewer" },
  });
});

test("HOST_COUNTRIES turns on countries; the first is the default", () => {
  const codes = (list: string) => readSettings({ HOST_COUNTRIES: list }).countries.map(({ code }) => code);
  expect([codes(""), codes("GB"), codes(" gb, MT,GB ")]).toEqual([["MT"], ["GB"], ["GB", "MT"]]);
});

test.for(["XX", "MT,XX", ",", "Malta"])("HOST_COUNTRIES=%s is refused, and the error names the variable", (list) => {
  expect(() => readSettings({ HOST_COUNTRIES: list })).toThrow(/^HOST_COUNTRIES: must be a list of MT, IE, GB$/);
});
