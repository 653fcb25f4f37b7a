import { createConcurrencyLimit } from "#server/platform/concurrency-limit.ts";

/**
 * Everybody who takes or gives back places of an event waits for its row lock, and each waiting one occupies a
 * connection. If there are more than four, the rest wait in memory. The key is the event's id.
 */
export const inTurn = createConcurrencyLimit<number>(4);
