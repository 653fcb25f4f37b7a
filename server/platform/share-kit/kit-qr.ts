import { encode } from "uqr";
import { kitColours } from "./kit-art.ts";

// Level Q keeps the code readable if a quarter of it is damaged, for example on a poster outdoors.
const correction = "Q";

/** A QR code of at most `size`, in the middle of a white panel. Its modules are whole units, so that all are equal. */
export function drawQr(url: string, x: number, y: number, panel: number, size: number): string {
  const { data, size: modules } = encode(url, { ecc: correction, border: 0 });
  const module = Math.floor(size / modules);
  const edge = (panel - module * modules) / 2;
  // Neighbouring modules are one rectangle, otherwise thin lines would show between them.
  const rows = data.map((row, top) =>
    runsOf(row)
      .map(([from, length]) => `M${from} ${top}h${length}v1h-${length}z`)
      .join(""),
  );
  return `<rect x="${x}" y="${y}" width="${panel}" height="${panel}" rx="${panel * 0.05}" fill="${kitColours.paper}"/>
<path transform="translate(${x + edge} ${y + edge}) scale(${module})" shape-rendering="crispEdges" fill="${kitColours.ink}" d="${rows.join("")}"/>`;
}

function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, at) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === at) last[1]++;
    else runs.push([at, 1]);
  });
  return runs;
}
