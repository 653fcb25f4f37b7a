const sizes = [44, 40, 36, 32, 28];
const maxLines = 3;

export type FittedText = { readonly size: number; readonly lines: readonly string[] };

export function wordsInLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Uses the largest size at which the name fits on two lines. If none fits, uses the smallest size and cuts the name
 * after three lines.
 */
export function fitName(name: string, width: number, measure: (line: string, size: number) => number): FittedText {
  for (const size of sizes) {
    const lines = wordsInLines(name, width, (line) => measure(line, size));
    if (lines.length <= 2 && lines.every((line) => measure(line, size) <= width)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 28;
  const lines = wordsInLines(name, width, (line) => measure(line, size));
  const shown = lines.slice(0, maxLines).map((line) => cutTo(line, width, (part) => measure(part, size)));
  return { size, lines: lines.length > maxLines ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown };
}

function cutTo(line: string, width: number, measure: (line: string) => number): string {
  if (measure(line) <= width) return line;
  const letters = [...line];
  while (letters.length > 1 && measure(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("")}…`;
}
