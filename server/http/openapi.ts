import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { product } from "#contract/product.ts";
import { type RefusalCode, refusalStatus } from "#contract/refusals.ts";
import { rooms } from "#contract/rooms.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { sessionCookieName } from "./caller.ts";
import type { Route } from "./route.ts";

const sharedRefusals: RefusalCode[] = [
  "malformed_request",
  "invalid_fields",
  "too_many_requests",
  "internal",
  "unavailable",
];
const writeRefusals: RefusalCode[] = ["foreign_origin", "body_too_large", "unsupported_media_type"];

/** Of every call that needs to know who is calling. */
const keyRefusals: RefusalCode[] = ["key_invalid", "key_scope_missing", "key_not_accepted", "account_suspended"];

export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const needsCaller = endpoint.refusals.includes("not_signed_in");
  const all = [
    ...endpoint.refusals,
    ...(needsCaller ? keyRefusals : []),
    ...sharedRefusals,
    ...(endpoint.method === "GET" ? [] : writeRefusals),
  ];
  return [...new Set(all)];
}

type Json = Record<string, unknown>;
export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type Operation = ReturnType<typeof operation>;
type Responses = Record<string, { readonly description: string; readonly content: Json }>;

/** The document is built from the schemas that validate the requests. */
export function openApiDocument(routes: readonly Route[], publicUrl: string) {
  const schemas: Json = { Refusal: refusalSchema };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { endpoint, who, keyScope } of routes) {
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(endpoint, { who, keyScope }, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${product.name} API`,
      version: "1",
      description: product.tagline,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: product.name, email: product.supportEmail, url: `${publicUrl}/contact` },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.entries(rooms).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookieName({ publicUrl }) },
        key: {
          type: "http",
          scheme: "bearer",
          description: "API key of a host, made under Settings, Connections. Never put it into an address.",
        },
      },
    },
  };
}

type Callers = Pick<Route, "who" | "keyScope">;

function operation(endpoint: Endpoint, { who, keyScope }: Callers, schemas: Json) {
  const schemaOf = (schema: z.ZodType, io: "input" | "output") => hoisted(schema, io, schemas);
  const responses: Responses = {
    [endpoint.status]: {
      description: "Success",
      content: {
        [endpoint.media?.split(";")[0] ?? "application/json"]: { schema: schemaOf(endpoint.output, "output") },
      },
    },
    ...refusalResponses(endpoint),
  };
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.room],
    summary: endpoint.summary,
    description: `Who may call this: ${who}${keyScope ? `, or an API key with the scope \`${keyScope}\`` : ""}.`,
    security: who === "anyone" ? [] : [{ session: [] }, ...(keyScope ? [{ key: [] }] : [])],
    parameters: [
      ...parameters(endpoint.params, "path", schemaOf),
      ...parameters(endpoint.query, "query", schemaOf),
      ...parameters(endpoint.headers, "header", schemaOf),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
          },
        }
      : {}),
    responses,
  };
}

function operationId(endpoint: Endpoint): string {
  const words = endpoint.path
    .replace(/[{}]/g, "")
    .split(/[/\-.]/)
    .filter(Boolean);
  return endpoint.method.toLowerCase() + words.map((word) => (word[0] ?? "").toUpperCase() + word.slice(1)).join("");
}

type Shape = Record<string, z.ZodType>;
type SchemaOf = (schema: z.ZodType, io: "input" | "output") => Json;

function parameters(schema: z.ZodObject<Shape> | undefined, place: "path" | "query" | "header", schemaOf: SchemaOf) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { description, ...rest } = schemaOf(field, "input");
    const isRequired = place === "path" || !mayBeLeftOut(field);
    const schema = rest.type === "integer" ? asInteger(rest) : rest;
    return {
      name,
      in: place,
      required: isRequired,
      ...(typeof description === "string" ? { description } : {}),
      schema,
    };
  });
}

/** Path and query parameters arrive as text, but the document should say integer. */
function asInteger({ pattern, example, ...rest }: Json): Json {
  return example === undefined ? rest : { ...rest, example: Number(example) };
}

const mayBeLeftOut = (schema: z.ZodType) => schema.safeParse(undefined).success;

function hoisted(schema: z.ZodType, io: "input" | "output", schemas: Json): Json {
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodObject && io === "input") {
        const { shape } = zodSchema;
        // zod reports preprocessed fields as required, even if they may be missing (such as `orNone`).
        const required = jsonSchema.required?.filter((name) => !mayBeLeftOut(shape[name]));
        if (required?.length) jsonSchema.required = required;
        else delete jsonSchema.required;
      }
      if (zodSchema instanceof z.ZodTuple) listOfOne(jsonSchema);
    },
  });
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] ??= withComponentRefs(definition);
  return withComponentRefs(rest);
}

/** Our tuples have one member. Many OpenAPI tools do not support `prefixItems`, but all support a list of length 1. */
function listOfOne(schema: Json): void {
  const members = schema.prefixItems;
  if (!Array.isArray(members) || members.length !== 1) return;
  const [member] = members;
  delete schema.prefixItems;
  Object.assign(schema, { items: member, minItems: 1, maxItems: 1 });
}

function withComponentRefs(schema: object): Json {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => name !== "id" || typeof value !== "string")
      .map(([name, value]) => [
        name,
        name === "$ref" ? String(value).replace("#/$defs/", "#/components/schemas/") : withRefsInside(value),
      ]),
  );
}

function withRefsInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRefsInside);
  return value && typeof value === "object" ? withComponentRefs(value) : value;
}

function refusalResponses(endpoint: Endpoint): Responses {
  const words = messagesFor("en", "refusals");
  const codes = refusalsOf(endpoint);
  const byStatus = Map.groupBy(new Set(codes), (code) => refusalStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${words[code]}`).join("\n"),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    ]),
  );
}

const refusalSchema = {
  type: "object",
  description: "Error response",
  required: ["success", "code", "message", "requestId"],
  properties: {
    success: { const: false, description: "Always false" },
    code: { type: "string", enum: Object.keys(refusalStatus), description: "Error code, for programs" },
    message: { type: "string", description: "Message to show to the user, in the user's language" },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Invalid fields, each with a message for the user",
    },
    requestId: { type: "string", description: "Id of the request, to give to support" },
  },
};
