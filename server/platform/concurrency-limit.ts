type Queue = { running: number; readonly waiting: (() => void)[] };

/**
 * Runs at most `max` pieces of work with the same key at a time in this process; the others wait in memory, in the order
 * they came. A rush on one host then cannot take every database connection from the others.
 */
export function createConcurrencyLimit<Key>(max: number): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<Key, Queue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < max) queue.running++;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) queues.delete(key);
    }
  };
}
