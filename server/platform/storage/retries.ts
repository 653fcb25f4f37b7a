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

type Attempted<T> =
  | { readonly outcome: "done"; readonly value: T }
  | { readonly outcome: "transient" | "throttled" | "timeout"; readonly error: unknown };
type Attempt<T> = () => Promise<Attempted<T>>;

/** Uses exponential backoff with jitter. All calls share one retry quota. */
export function createRetrier(wait: (ms: number) => Promise<void> = pause, random: () => number = Math.random) {
  let capacity: number = retryFigures.capacity;
  return async function withRetries<T>(attempt: Attempt<T>): Promise<T> {
    let spent = 0;
    for (let tries = 1; ; tries++) {
      const attempted = await attempt();
      if (attempted.outcome === "done") {
        capacity = Math.min(retryFigures.capacity, capacity + (spent || 1));
        return attempted.value;
      }
      const { outcome, error } = attempted;
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
