import { isDatabaseUnavailable } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { IssuerProblem, type IssuerProblemReason } from "#server/platform/issuer/issuer-problem.ts";
import { Refusal } from "#server/refusal.ts";

export type SignInProblemReason = IssuerProblemReason | "expired" | "no_email" | "too_many";

export class SignInProblem extends Error {
  readonly reason: SignInProblemReason;

  constructor(reason: SignInProblemReason) {
    super(`sign-in: ${reason}`);
    this.reason = reason;
  }
}

/** The browser opens these URLs directly, so an expected failure shows a page instead of JSON. */
export function signInProblemOf(deps: Pick<Deps, "log">, error: unknown, requestId: string): SignInProblemReason {
  if (error instanceof SignInProblem) return error.reason;
  if (error instanceof Refusal && error.code === "too_many_requests") return "too_many";
  if (error instanceof IssuerProblem) {
    deps.log[error.reason === "denied" ? "info" : "warn"]({ requestId, ...error.evidence }, "sign-in failed");
    return error.reason;
  }
  if (isDatabaseUnavailable(error)) {
    deps.log.error({ requestId, err: error }, "sign-in failed");
    return "unavailable";
  }
  throw error;
}
