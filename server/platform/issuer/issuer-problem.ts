import { z } from "zod";

export type IssuerProblemReason = "denied" | "unavailable" | "failed";

const text = z.string().optional().catch(undefined);
const Cause = z.object({ name: text, code: text, error: text }).catch({});

export class IssuerProblem extends Error {
  readonly reason: IssuerProblemReason;

  constructor(reason: IssuerProblemReason, cause: unknown) {
    super(`sign-in: ${reason}`, { cause });
    this.reason = reason;
  }

  /** These details go to the log, so they must contain no personal data such as claims. */
  get evidence(): { reason: IssuerProblemReason; name?: string; code?: string; error?: string } {
    const { name, code, error } = Cause.parse(this.cause);
    // `error` may come from the query string of the callback, so its format is checked.
    return { reason: this.reason, name, code, error: error && /^[a-z_]{1,40}$/.test(error) ? error : undefined };
  }
}
