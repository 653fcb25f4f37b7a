/** The n-th one; after the last, the first again. */
export function inTurn<T>(those: readonly T[], n: number): T {
  const one = those.at(n % those.length);
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}

export function anyOf<T>(those: readonly T[]): T {
  return inTurn(those, Math.floor(Math.random() * those.length));
}
