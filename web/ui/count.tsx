/** Always beside a label: the number alone has no accessible meaning. */
export function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className="count">{of}</span>;
}
