/** AWS specifies these values for its standard retry mode. */
const retryFigures = {
  maxAttempts: 3,
  baseDelayMs: 100,
  throttlingBaseDelayMs: 500,
  longestDelayMs: 20_000,
  capacity: 500,
} as const;

const retryCost = 5;
const timeoutCost = 10;

type Outcome = "done" | "transient" | "throttled" | "timeout";
type Attempt<T> = () => Promise<{ readonly outcome: Outcome; readonly value?: T; readonly error?: unknown }>;

/** Uses exponential backoff with jitter. All calls share one retry quota. */
export function createRetrier(wait: (ms: number) => Promise<void> = pause, random: () => number = Math.random) {
  let capacity: number = retryFigures.capacity;
  return async function withRetries<T>(attempt: Attempt<T>): Promise<T> {
    let spent = 0;
    for (let tries = 1; ; tries++) {
      const { outcome, value, error } = await attempt();
      if (outcome === "done") {
        capacity = Math.min(retryFigures.capacity, capacity + (spent || 1));
        return value as T;
      }
      const cost = outcome === "timeout" ? timeoutCost : retryCost;
      if (tries === retryFigures.maxAttempts || capacity < cost) throw error;
      capacity -= cost;
      spent = cost;
      const base = outcome === "throttled" ? retryFigures.throttlingBaseDelayMs : retryFigures.baseDelayMs;
      await wait(Math.min(retryFigures.longestDelayMs, Math.floor(random() * base * 2 ** tries)));
    }
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
