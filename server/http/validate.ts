import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { type FieldProblem, fieldProblems } from "#contract/refusals.ts";
import { refuse } from "#server/refusal.ts";
import { isStorable } from "./read-body.ts";

type Received = {
  readonly params: Record<string, string>;
  readonly query: Record<string, string[]>;
  readonly headers: Record<string, string>;
  readonly body: unknown;
};

export function validate(endpoint: Endpoint, received: Received): Record<string, unknown> {
  const parts = {
    params: received.params,
    query: Object.fromEntries(
      Object.entries(received.query).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
    ),
    headers: received.headers,
    body: received.body,
  };
  const input: Record<string, unknown> = {};
  const fields: Record<string, FieldProblem> = {};
  for (const part of ["params", "query", "headers", "body"] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    if (!isStorable(parts[part])) refuse("malformed_request");
    const parsed = schema.safeParse(parts[part], { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    else for (const issue of parsed.error.issues) fields[fieldName(issue, part)] ??= problemOf(issue);
  }
  if (Object.keys(fields).length > 0) refuse("invalid_fields", { fields });
  return input;
}

function fieldName(issue: z.core.$ZodIssue, part: string): string {
  const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]] : issue.path;
  return path.length > 0 ? path.join(".") : part;
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const named = fieldProblems.find((problem) => problem === issue.message);
  const isMissing = issue.code === "invalid_type" && issue.input === undefined;
  if (isMissing && (!named || named === "wrong_type")) return "required";
  if (named) return named;
  if (issue.code === "invalid_type") return "wrong_type";
  if (issue.code === "too_small")
    return issue.origin === "string" || issue.origin === "array" ? "too_short" : "too_small";
  if (issue.code === "too_big") return issue.origin === "string" || issue.origin === "array" ? "too_long" : "too_large";
  if (issue.code === "invalid_value") return "not_an_option";
  if (issue.code === "unrecognized_keys") return "unknown_field";
  return "unknown_format";
}
