/** The rows behind a chart: on the page as a table, and as a CSV file. */
export type ChartTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly foot?: readonly Cell[];
};
/** `shown` is the number as a person reads it; the CSV file has the plain value. */
export type Cell = string | number | { readonly value: number; readonly shown: string };

export const chartIds = ["visits", "hours", "ways", "services", "people", "events"] as const;
export type ChartId = (typeof chartIds)[number];
