import { z } from "zod";
import { managerRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { keyScopes } from "./lists/key-scopes.ts";
import { Id, InstantOut, Line } from "./values.ts";

const ApiKey = z
  .object({
    id: z.int().meta({ description: "Key id", example: 1 }),
    name: z.string().meta({ description: "What it is for", example: "Till at the salon" }),
    hint: z.string().meta({ description: "First and last characters, to recognise it", example: "kin_7Hq…c2" }),
    scopes: z.array(z.enum(keyScopes)).meta({ description: "What it may do" }),
    madeBy: z.string().nullable().meta({ description: "Member who made it; null if erased", example: "Amara Okafor" }),
    madeAt: InstantOut.meta({ description: "When it was made, in UTC" }),
    lastUsedAt: InstantOut.nullable().meta({
      description: "When it was last used, in UTC, to the minute; null if never",
    }),
    revokedAt: InstantOut.nullable().meta({ description: "When it was revoked, in UTC; null if it works" }),
    revokedBy: z.string().nullable().meta({ description: "Member who revoked it; null if nobody did, or if erased" }),
  })
  .meta({ id: "ApiKey", description: "Lets a program act for a host" });

const hostParams = z.object({ hostId: Id.meta({ description: "Provider account id of the host" }) });

export const listKeys = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/keys",
  room: "connections",
  summary: "List a host's API keys, without the keys themselves; revoked ones for 90 days",
  params: hostParams,
  status: 200,
  output: z.array(ApiKey),
  refusals: managerRefusals,
});

export const createKey = endpoint({
  method: "POST",
  path: "/hosts/{hostId}/keys",
  room: "connections",
  summary: "Make an API key; it is shown only in this answer",
  params: hostParams,
  body: z.object({
    name: Line({ max: 60 }).meta({ description: "What it is for", example: "Till at the salon" }),
    scopes: z
      .array(z.enum(keyScopes, "not_an_option"))
      .min(1, "required")
      .max(keyScopes.length)
      .meta({ description: "What it may do" }),
  }),
  status: 201,
  output: success(
    z
      .object({
        key: z.string().meta({ description: "The key. It cannot be read again", example: "kin_…" }),
        ...ApiKey.shape,
      })
      .meta({ id: "NewApiKey", description: "New API key" }),
  ),
  refusals: [...managerRefusals, "account_suspended", "too_many_keys"],
});

export const revokeKey = endpoint({
  method: "DELETE",
  path: "/hosts/{hostId}/keys/{id}",
  room: "connections",
  summary: "Revoke an API key; it stops working at once",
  params: hostParams.extend({ id: Id.meta({ description: "Key id" }) }),
  status: 200,
  output: success(Nothing),
  refusals: [...managerRefusals, "account_suspended"],
});
