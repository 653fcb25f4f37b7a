type Fetch<Args extends unknown[]> = (...args: Args) => Response | Promise<Response>;

const longestWaitMs = 5_000;

/**
 * A request keeps running after its client disconnected, but the HTTP server no longer counts it. So it is tracked
 * here.
 */
export function trackInFlight<Args extends unknown[]>(fetch: Fetch<Args>) {
  const inFlight = new Set<Promise<Response>>();
  return {
    fetch: (...args: Args): Promise<Response> => {
      const answer = Promise.resolve(fetch(...args));
      inFlight.add(answer);
      const remove = () => void inFlight.delete(answer);
      answer.then(remove, remove);
      return answer;
    },
    /** Resolves when no request is running, or after `waitMs`. */
    settled: async (waitMs = longestWaitMs): Promise<void> => {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, waitMs);
      await Promise.race([Promise.allSettled(inFlight), tooLong]);
      clearTimeout(timer);
    },
  };
}
