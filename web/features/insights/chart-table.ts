import { csvLine } from "#format/csv.ts";

/** The rows behind a chart: on the page as a table, and as a CSV file. */
export type ChartTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly foot?: readonly Cell[];
};
/** `shown` is what a person reads on the page. The CSV file has the value, which programs can sort. */
export type Cell = string | number | { readonly value: string | number; readonly shown: string };

export const chartIds = ["visits", "hours", "ways", "services", "people", "events"] as const;
export type ChartId = (typeof chartIds)[number];

/** The byte order mark tells spreadsheet programs that the file is UTF-8. */
export function csvOf(tables: readonly ChartTable[]): string {
  const value = (cell: Cell) => (typeof cell === "object" ? cell.value : cell);
  const files = tables.map(({ columns, rows, foot }) =>
    [columns, ...rows, ...(foot ? [foot] : [])].map((row) => csvLine(row.map(value))).join(""),
  );
  return `\uFEFF${files.join("\r\n")}`;
}
