import * as client from "openid-client";
import { z } from "zod";
import { IssuerProblem, type IssuerProblemReason } from "./issuer-problem.ts";

const WithStatus = z.object({ status: z.number().min(500) });
const issuerTrouble = new Set(["temporarily_unavailable", "server_error"]);

/** The reasons differ in what the person can do next. */
export function asIssuerProblem(error: unknown): IssuerProblem {
  return new IssuerProblem(reasonOf(error), error);
}

function reasonOf(error: unknown): IssuerProblemReason {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === "access_denied") return "denied";
    return issuerTrouble.has(error.error) ? "unavailable" : "failed";
  }
  if (error instanceof client.ResponseBodyError) return error.status >= 500 ? "unavailable" : "failed";
  if (error instanceof client.ClientError) {
    if (error.code === "OAUTH_TIMEOUT" || error.code === "OAUTH_ABORT") return "unavailable";
    // `instanceof Response` does not work here, because @hono/node-server replaces the global class.
    return WithStatus.safeParse(error.cause).success ? "unavailable" : "failed";
  }
  // `fetch` throws this if the connection fails.
  return error instanceof TypeError && error.message === "fetch failed" ? "unavailable" : "failed";
}
