type Stretch = { readonly from: string; readonly to: string };
/** Monday is 0. */
export type DayGroup = { readonly first: number; readonly last: number; readonly stretches: readonly Stretch[] };

export function groupDays(days: readonly (readonly Stretch[])[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const [day, stretches] of days.entries()) {
    const before = groups.at(-1);
    if (before && JSON.stringify(before.stretches) === JSON.stringify(stretches))
      groups[groups.length - 1] = { ...before, last: day };
    else groups.push({ first: day, last: day, stretches });
  }
  return groups;
}
