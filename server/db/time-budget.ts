import { AsyncLocalStorage } from "node:async_hooks";

const requestMs = 2_800;
const leastMs = 1_000;

type Budget = { msLeft: number };
const budgets = new AsyncLocalStorage<Budget>();

/**
 * Runs the work of one request: all its statements together may wait this long for PostgreSQL, so that a database that is
 * slow or silent is said within three seconds. Work within work shares the budget.
 */
export function withTimeBudget<T>(work: () => T, ms = requestMs): T {
  return budgets.getStore() ? work() : budgets.run({ msLeft: ms }, work);
}

/** What was begun by a request but outlives it, such as a line that stays open. */
export const withoutTimeBudget = <T>(work: () => T): T => budgets.exit(work);

export type TimeBudget = {
  /** How long the next statement may take. */
  readonly msLeft: number;
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
    spend(ms) {
      budget.msLeft -= ms;
    },
    spendOnWaiting(ms) {
      budget.msLeft = Math.max(Math.min(budget.msLeft, leastMs), budget.msLeft - ms);
    },
  };
}
