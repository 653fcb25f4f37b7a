/** How a reviewer is named in public: the first name, and initials of the rest. */
export function authorOf(customerName: string | null): string {
  const [first = "", ...rest] = (customerName ?? "").trim().split(/\s+/);
  const initials = rest.map((name) => `${([...name][0] ?? "").toLocaleUpperCase("en")}.`);
  return [first, ...initials].join(" ");
}

export function shownAverage(average: number | null): number | null {
  return average === null ? null : Math.round(average * 10) / 10;
}
