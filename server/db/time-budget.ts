import { AsyncLocalStorage } from "node:async_hooks";

const silenceMs = 2_500;
/** This is the longest time one request waits, even if PostgreSQL is only slow. */
const maxMs = 8_000;
const leastMs = 1_000;

type Budget = { msLeft: number; readonly endsAt: number };
type Limits = { readonly silenceMs: number; readonly maxMs: number };
const budgets = new AsyncLocalStorage<Budget>();

/**
 * All statements of one request share the budget, so that a silent database is reported within three seconds. Nested
 * calls use the outer budget.
 */
export function withTimeBudget<T>(work: () => T, limits: Limits = { silenceMs, maxMs }): T {
  if (budgets.getStore()) return work();
  return budgets.run({ msLeft: limits.silenceMs, endsAt: performance.now() + limits.maxMs }, work);
}

/** An event stream, for example, outlives the request that started it. */
export const withoutTimeBudget = <T>(work: () => T): T => budgets.exit(work);

/** For work that serves several requests. */
export const withOwnTimeBudget = <T>(work: () => T): T => withoutTimeBudget(() => withTimeBudget(work));

export type TimeBudget = {
  /** The next statement may take this long while PostgreSQL is silent. */
  readonly msLeft: number;
  /** The next statement may take this long while PostgreSQL still answers the liveness check. */
  readonly maxMsLeft: number;
  readonly isOver: boolean;
  spend(ms: number): void;
  /** Subtracts the wait for a connection, but always leaves some time for the statement itself. */
  spendOnWaiting(ms: number): void;
};

/** Outside of requests there is no budget. */
export function timeBudget(): TimeBudget | undefined {
  const budget = budgets.getStore();
  if (!budget) return undefined;
  return {
    msLeft: Math.max(1, Math.ceil(budget.msLeft)),
    maxMsLeft: Math.max(1, Math.ceil(budget.endsAt - performance.now())),
    isOver: performance.now() >= budget.endsAt,
    spend(ms) {
      budget.msLeft -= ms;
    },
    spendOnWaiting(ms) {
      budget.msLeft = Math.max(Math.min(budget.msLeft, leastMs), budget.msLeft - ms);
    },
  };
}
