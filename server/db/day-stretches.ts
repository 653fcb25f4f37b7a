/** Opening hours of a day as they are stored: pairs of minutes of the local clock. */
export type DayStretches = readonly (readonly [from: number, to: number])[];
