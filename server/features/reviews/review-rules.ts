/** In public, a reviewer has their first name and the initials of the rest. */
export function authorOf(customerName: string | null): string {
  const [first = "", ...rest] = (customerName ?? "").trim().split(/\s+/);
  const initials = rest.map((name) => `${([...name][0] ?? "").toLocaleUpperCase("en")}.`);
  return [first, ...initials].join(" ");
}

export function shownAverage(average: number | null): number | null {
  return average === null ? null : Math.round(average * 10) / 10;
}
