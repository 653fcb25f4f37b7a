type Queue = { running: number; readonly waiting: (() => void)[] };

/**
 * At most `max` tasks with the same key run at once in this process. The others wait in memory, in order, so that many
 * requests for one host cannot use up all database connections.
 */
export function createConcurrencyLimit<Key>(
  max: number,
): <T>(key: Key, work: (hasWaited: boolean) => Promise<T>) => Promise<T> {
  const queues = new Map<Key, Queue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    const hasWaited = queue.running >= max;
    if (!hasWaited) queue.running++;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work(hasWaited);
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) queues.delete(key);
    }
  };
}
