import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { routes } from "#server/app.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openApiDocument } from "./openapi.ts";

type Json = Record<string, unknown>;
const document = openApiDocument(routes, "http://localhost:3000");
const paths = document.paths as Record<string, Record<string, Json>>;
const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test("every endpoint of the contract is mounted exactly once, and no other", () => {
  const mounted = routes.map(({ endpoint }) => name(endpoint)).sort();
  expect(mounted).toEqual(Object.values(endpoints).map(name).sort());
  expect(new Set(mounted).size).toBe(mounted.length);
});

test("every route declares who may call it", () => {
  for (const { who } of routes) expect(who).not.toBe("");
});

describe("every operation is documented with its responses", () => {
  test.for(routes.map(({ endpoint }) => [name(endpoint), endpoint] as const))("%s", ([, endpoint]) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Json;
    expect(operation.summary).toBeTruthy();
    const responses = operation.responses as Json;
    expect(responses).toHaveProperty(String(endpoint.status));
    expect(responses).toHaveProperty("500");
    expect(undescribed(operation)).toEqual([]);
  });
});

test("optional fields are not required, and public endpoints need no session", () => {
  const { get, post } = paths["/providerCalendar/bookings"] as Record<string, Json>;
  const required = ["kindredProviderId", "startTime", "serviceItems", "customerName", "customerPhone"];
  expect(post).toMatchObject({
    security: [],
    requestBody: { content: { "application/json": { schema: { required } } } },
  });
  expect(get?.security).toEqual([{ session: [] }, { key: [] }]);
  expect(get?.description).toContain("an API key with the scope `read_bookings`");
});

test("every $ref points to an existing schema", () => {
  const schemas = (document.components as { schemas: Json }).schemas;
  for (const [, target] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
    expect(schemas).toHaveProperty((target as string).replace("#/components/schemas/", ""));
  }
  expect(Object.keys(schemas)).toContain("Listing");
  expect(undescribed(schemas)).toEqual([]);
});

test("every example is valid for its schema", () => {
  for (const endpoint of Object.values(endpoints)) {
    for (const part of ["params", "query", "body"] as const) {
      const schema = (endpoint as Record<string, unknown>)[part] as { shape?: Record<string, ZodLike> } | undefined;
      for (const [field, inner] of Object.entries(schema?.shape ?? {})) {
        const example = inner.meta?.()?.example;
        if (example !== undefined) expect([field, inner.safeParse(example).success]).toEqual([field, true]);
      }
    }
  }
});

type ZodLike = { meta?: () => { example?: unknown } | undefined; safeParse: (value: unknown) => { success: boolean } };

test("the document and its page are served without external resources", async () => {
  const app = await testApp();
  const json = await app.fetch("/api/openapi.json");
  expect(((await json.json()) as Json).openapi).toBe("3.1.0");
  const page = await app.fetch("/api/docs");
  expect(page.headers.get("content-type")).toContain("text/html");
  const html = await page.text();
  expect(html).toContain("GET /serviceProviders/details");
  expect(html).not.toMatch(/(src|href)="https?:/);
});

function undescribed(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((inner, n) => undescribed(inner, `${at}[${n}]`));
  if (!value || typeof value !== "object") return [];
  const properties = (value as Json).properties as Record<string, Json> | undefined;
  const missing = Object.entries(properties ?? {})
    .filter(([, schema]) => !describes(schema))
    .map(([field]) => `${at}.${field}`);
  return [...missing, ...Object.entries(value).flatMap(([key, inner]) => undescribed(inner, `${at}.${key}`))];
}

function describes(schema: Json): boolean {
  if (schema.description || schema.$ref) return true;
  return ((schema.anyOf ?? schema.allOf ?? []) as Json[]).some(describes);
}
