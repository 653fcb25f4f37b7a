/** After the last one, the list begins again. */
export function nth<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error("The demo content has an empty list");
  return one;
}
