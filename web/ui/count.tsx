/** Always put this beside a label, because the number alone means nothing to a screen reader user. */
export function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className="count">{of}</span>;
}
