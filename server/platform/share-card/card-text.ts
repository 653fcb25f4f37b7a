import { join } from "node:path";
import { loadSharp } from "#server/platform/images/load-sharp.ts";

/** The fonts are bundled, so that the pictures do not depend on the fonts of the machine. */
const files = {
  "Card Title": "card-title.ttf",
  "Card Text": "card-text.ttf",
  "Card Arabic": "card-arabic.ttf",
  "Card Devanagari": "card-devanagari.ttf",
} as const;
/** A letter that the first font does not have comes from the next one. */
const families = {
  title: "Card Title, Card Arabic, Card Devanagari",
  text: "Card Text, Card Arabic, Card Devanagari",
} as const;

export type FontName = keyof typeof families;
export type Fitted = { readonly lines: readonly string[]; readonly size: number };

let areLoaded: Promise<unknown> | undefined;

/** Text can use a font's family name only after the font was used once with its file. */
export function loadCardFonts(): Promise<unknown> {
  areLoaded ??= readFonts();
  return areLoaded;
}

async function readFonts(): Promise<unknown> {
  const sharp = await loadSharp();
  return Promise.all(
    Object.entries(files).map(([family, file]) => {
      const fontfile = join(import.meta.dirname, "fonts", file);
      return sharp({ text: { text: "K", font: `${family} 20`, fontfile } })
        .raw()
        .toBuffer();
    }),
  );
}

export async function widthOf(text: string, font: FontName, size: number): Promise<number> {
  await loadCardFonts();
  const written = { text: escaped(text), font: `${families[font]} ${size}`, dpi: 72, rgba: true };
  const sharp = await loadSharp();
  const { info } = await sharp({ text: written }).raw().toBuffer({ resolveWithObject: true });
  return info.width;
}

export async function fitText(
  text: string,
  font: FontName,
  box: { readonly width: number; readonly maxLines: number; readonly sizes: readonly number[] },
): Promise<Fitted> {
  return fitInto(text, font, { ...box, linesAt: () => box.maxLines });
}

/** Smaller text may use more lines. */
export function fitTextHeight(
  text: string,
  font: FontName,
  box: {
    readonly width: number;
    readonly height: number;
    readonly sizes: readonly number[];
    readonly lineHeight: number;
  },
): Promise<Fitted> {
  return fitInto(text, font, { ...box, linesAt: (size) => Math.floor(box.height / (size * box.lineHeight)) });
}

async function fitInto(
  text: string,
  font: FontName,
  box: { readonly width: number; readonly linesAt: (size: number) => number; readonly sizes: readonly number[] },
): Promise<Fitted> {
  let last: Fitted = { lines: [text], size: box.sizes[0] ?? 40 };
  for (const size of box.sizes) {
    last = { lines: await brokenLines(text, font, size, box.width), size };
    const widths = await Promise.all(last.lines.map((line) => widthOf(line, font, size)));
    if (last.lines.length <= box.linesAt(size) && widths.every((width) => width <= box.width)) return last;
  }
  const kept = last.lines.slice(0, box.linesAt(last.size));
  return {
    size: last.size,
    lines: [...kept.slice(0, -1), await cutLine(kept.at(-1) ?? "", font, last.size, box.width)],
  };
}

async function brokenLines(text: string, font: FontName, size: number, width: number): Promise<string[]> {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && (await widthOf(longer, font, size)) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

async function cutLine(line: string, font: FontName, size: number, width: number): Promise<string> {
  const letters = [...line];
  while (letters.length > 1 && (await widthOf(`${letters.join("")}…`, font, size)) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

export type Written = {
  readonly x: number;
  readonly y: number;
  readonly font: FontName;
  readonly fill: string;
  /** `start` is the left side, also for text that is read from the right. */
  readonly anchor?: "start" | "middle" | "end";
  readonly lineHeight?: number;
};

const swapped = { start: "end", middle: "middle", end: "start" } as const;

export function writeText({ lines, size }: Fitted, at: Written): string {
  const { x, y, fill, anchor = "start", lineHeight = 1.14 } = at;
  return lines
    .map((line, index) => {
      const isFromRight = startsRightToLeft(line);
      const order = isFromRight ? `direction="rtl" text-anchor="${swapped[anchor]}"` : `text-anchor="${anchor}"`;
      return `<text x="${x}" y="${y + index * Math.round(size * lineHeight)}" font-family="${families[at.font]}" font-size="${size}" fill="${fill}" ${order}>${escaped(line)}</text>`;
    })
    .join("");
}

/** Decided by the first letter, as browsers do with `dir="auto"`. */
export function startsRightToLeft(text: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
