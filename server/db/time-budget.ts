import { AsyncLocalStorage } from "node:async_hooks";

/** PostgreSQL counts as unreachable if it does not answer for this long. */
const silenceMs = 2_500;
/** Maximum wait of one request in all, even if PostgreSQL is only slow. */
const maxMs = 8_000;
const leastMs = 1_000;

type Budget = { msLeft: number; readonly endsAt: number };
type Limits = { readonly silenceMs: number; readonly maxMs: number };
const budgets = new AsyncLocalStorage<Budget>();

/**
 * Runs the work of one request. All its statements share the budget, so that a silent database is reported within three
 * seconds. Nested calls share the outer budget.
 */
export function withTimeBudget<T>(work: () => T, limits: Limits = { silenceMs, maxMs }): T {
  if (budgets.getStore()) return work();
  return budgets.run({ msLeft: limits.silenceMs, endsAt: performance.now() + limits.maxMs }, work);
}

/** For work that outlives the request that started it, such as an event stream. */
export const withoutTimeBudget = <T>(work: () => T): T => budgets.exit(work);

export type TimeBudget = {
  /** How long the next statement may take if PostgreSQL is silent. */
  readonly msLeft: number;
  /** How long it may take even if PostgreSQL gives signs of life. */
  readonly maxMsLeft: number;
  spend(ms: number): void;
  /** For the wait for a connection: always leaves some time for the statement itself. */
  spendOnWaiting(ms: number): void;
};

/** Of the current request; undefined outside of requests. */
export function timeBudget(): TimeBudget | undefined {
  const budget = budgets.getStore();
  if (!budget) return undefined;
  return {
    msLeft: Math.max(1, Math.ceil(budget.msLeft)),
    maxMsLeft: Math.max(1, Math.ceil(budget.endsAt - performance.now())),
    spend(ms) {
      budget.msLeft -= ms;
    },
    spendOnWaiting(ms) {
      budget.msLeft = Math.max(Math.min(budget.msLeft, leastMs), budget.msLeft - ms);
    },
  };
}
