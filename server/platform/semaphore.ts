export class TooManyWaiting extends Error {}

/** The result waits for its turn, and resolves to a function that ends it. Throws `TooManyWaiting`. */
export function createSemaphore(max: number, maxWaiting: number): () => Promise<() => void> {
  let taken = 0;
  const queue: (() => void)[] = [];
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else taken--;
  };
  return async () => {
    if (taken < max) taken++;
    else if (queue.length >= maxWaiting) throw new TooManyWaiting();
    else await new Promise<void>((resolve) => queue.push(resolve));
    return release;
  };
}
