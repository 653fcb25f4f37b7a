type Fetch<Args extends unknown[]> = (...args: Args) => Response | Promise<Response>;

const longestWaitMs = 5_000;

/** Keeps account of what is being answered. A client that hangs up leaves its request behind, and the server forgets it. */
export function trackInFlight<Args extends unknown[]>(fetch: Fetch<Args>) {
  const inFlight = new Set<Promise<Response>>();
  return {
    fetch: (...args: Args): Promise<Response> => {
      const answer = Promise.resolve(fetch(...args));
      inFlight.add(answer);
      const forget = () => void inFlight.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    /** Until nothing is under way any more, or for as long as anybody would wait. */
    settled: async (waitMs = longestWaitMs): Promise<void> => {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, waitMs);
      await Promise.race([Promise.allSettled(inFlight), tooLong]);
      clearTimeout(timer);
    },
  };
}
