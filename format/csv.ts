/** RFC 4180 defines the quoting. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Spreadsheet programs run text that starts like a formula. An apostrophe in front prevents that. */
function csvCell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = (value ?? "").replaceAll("\0", "");
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
