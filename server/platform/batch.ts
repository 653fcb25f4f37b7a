import { withOwnTimeBudget } from "#server/db/time-budget.ts";

/** A run that takes longer does not delay the next one: PostgreSQL may be silent, and nobody should wait for that twice. */
const slowMs = 100;

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Does the same work for many items at once. Items that come while a run is under way wait for it, and the next run does
 * them together. So every item's run begins after the item came. `run` returns one result for each item, in their order.
 */
export function createBatch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running: object | null = null;

  const start = () => void withOwnTimeBudget(runNext);

  async function runNext(): Promise<void> {
    if (running !== null || waiting.length === 0) return;
    const those = waiting;
    waiting = [];
    const current = {};
    running = current;
    const isOver = () => {
      if (running !== current) return;
      running = null;
      start();
    };
    const timer = setTimeout(isOver, slowMs);
    try {
      const results = await run(those.map(({ item }) => item));
      if (results.length !== those.length) throw new Error("A batch needs one result for each item");
      for (const [n, result] of results.entries()) those[n]?.resolve(result);
    } catch (error) {
      for (const { reject } of those) reject(error);
    } finally {
      clearTimeout(timer);
      isOver();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // A microtask later, because a request may bring several items.
      queueMicrotask(start);
    });
}
