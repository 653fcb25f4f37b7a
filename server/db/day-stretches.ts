/** The pairs are minutes of the local clock since midnight. */
export type DayStretches = readonly (readonly [from: number, to: number])[];
