import { join } from "node:path";
import sharp from "sharp";

/** The fonts are bundled, so that the pictures do not depend on the fonts of the machine. */
const fonts = {
  title: { family: "Card Title", file: join(import.meta.dirname, "fonts/card-title.ttf") },
  text: { family: "Card Text", file: join(import.meta.dirname, "fonts/card-text.ttf") },
} as const;

export type FontName = keyof typeof fonts;
export type Fitted = { readonly lines: readonly string[]; readonly size: number };

let areLoaded: Promise<unknown> | undefined;

/** SVG text can use a font's family name only after the font was used once with its file. */
export function loadCardFonts(): Promise<unknown> {
  areLoaded ??= Promise.all((["title", "text"] as const).map((font) => widthOf("Kindred", font, 20)));
  return areLoaded;
}

export async function widthOf(text: string, font: FontName, size: number): Promise<number> {
  const { family, file } = fonts[font];
  const written = { text: escaped(text), font: `${family} ${size}`, fontfile: file, dpi: 72, rgba: true };
  const { info } = await sharp({ text: written }).raw().toBuffer({ resolveWithObject: true });
  return info.width;
}

export async function fitText(
  text: string,
  font: FontName,
  box: { readonly width: number; readonly maxLines: number; readonly sizes: readonly number[] },
): Promise<Fitted> {
  let last: Fitted = { lines: [text], size: box.sizes[0] ?? 40 };
  for (const size of box.sizes) {
    last = { lines: await brokenLines(text, font, size, box.width), size };
    const widths = await Promise.all(last.lines.map((line) => widthOf(line, font, size)));
    if (last.lines.length <= box.maxLines && widths.every((width) => width <= box.width)) return last;
  }
  const kept = last.lines.slice(0, box.maxLines);
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
  readonly anchor?: "start" | "middle" | "end";
};

export function writeText({ lines, size }: Fitted, at: Written): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${at.x}" y="${at.y + index * Math.round(size * 1.14)}" font-family="${fonts[at.font].family}" font-size="${size}" fill="${at.fill}" text-anchor="${at.anchor ?? "start"}">${escaped(line)}</text>`,
    )
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
