/** The first event of an iCalendar file: unfolded, property names without their parameters. */
export function parseCalendar(file: string): Record<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  return Object.fromEntries(
    lines
      .map((line) => /^([A-Z-]+)((?:;[^:"]*(?:"[^"]*")?)*):(.*)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, name = "", , value = ""]) => [name, value]),
  );
}
