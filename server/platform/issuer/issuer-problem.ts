/** Why the issuer did not vouch for a person. The words for it are the page's. */
export type IssuerProblemReason = "denied" | "unavailable" | "failed";

export class IssuerProblem extends Error {
  readonly reason: IssuerProblemReason;

  constructor(reason: IssuerProblemReason, cause: unknown) {
    super(`sign-in: ${reason}`, { cause });
    this.reason = reason;
  }

  /** What an operator needs, and nothing about the person: claims stay out of the log. */
  get evidence(): { reason: IssuerProblemReason; name?: string; code?: string; error?: string } {
    const { name, code, error } = this.cause as { name?: string; code?: string; error?: string };
    // The last one may come from the browser's address bar.
    return { reason: this.reason, name, code, error: error && /^[a-z_]{1,40}$/.test(error) ? error : undefined };
  }
}
