/** A number beside a word, never alone. */
export function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className="count">{of}</span>;
}
