import { AsyncLocalStorage } from "node:async_hooks";

/** Waiting this long is enough to call a database silent that gives no sign of life. */
const silenceMs = 2_500;
/** No request waits longer than this in all, however busy the machine is. */
const mostMs = 8_000;
const leastMs = 1_000;

type Budget = { msLeft: number; readonly endsAt: number };
type Limits = { readonly silenceMs: number; readonly mostMs: number };
const budgets = new AsyncLocalStorage<Budget>();

/**
 * Runs the work of one request: all its statements together may wait this long for PostgreSQL, so that a database that is
 * silent is reported within three seconds. Nested work shares the budget.
 */
export function withTimeBudget<T>(work: () => T, limits: Limits = { silenceMs, mostMs }): T {
  if (budgets.getStore()) return work();
  return budgets.run({ msLeft: limits.silenceMs, endsAt: performance.now() + limits.mostMs }, work);
}

/** What was begun by a request but outlives it, such as an event stream. */
export const withoutTimeBudget = <T>(work: () => T): T => budgets.exit(work);

export type TimeBudget = {
  /** How long the next statement may take while PostgreSQL is silent. */
  readonly msLeft: number;
  /** How long it may take in any case. */
  readonly mostMsLeft: number;
  spend(ms: number): void;
  /** Waiting for a connection counts too, but leaves enough to do something with it. */
  spendOnWaiting(ms: number): void;
};

/** That of the request under way; nothing outside of requests. */
export function timeBudget(): TimeBudget | undefined {
  const budget = budgets.getStore();
  if (!budget) return undefined;
  return {
    msLeft: Math.max(1, Math.ceil(budget.msLeft)),
    mostMsLeft: Math.max(1, Math.ceil(budget.endsAt - performance.now())),
    spend(ms) {
      budget.msLeft -= ms;
    },
    spendOnWaiting(ms) {
      budget.msLeft = Math.max(Math.min(budget.msLeft, leastMs), budget.msLeft - ms);
    },
  };
}
