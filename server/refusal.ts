import { type FieldProblem, type RefusalCode, refusalStatus } from "#contract/refusals.ts";

type RefusalDetails = {
  /** Which fields are at fault, and what is wrong with each. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

/** An expected "no". Anything else thrown is a bug. */
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

/** Usage: `refuse("slot_taken")`. */
export function refuse(code: RefusalCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}
