import { type FieldProblem, type RefusalCode, refusalStatus } from "#contract/refusals.ts";

type RefusalDetails = {
  /** Says which fields are wrong and why. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

/** A refusal is an expected error. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status() {
    return refusalStatus[this.code];
  }
}

export function refuse(code: RefusalCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}
