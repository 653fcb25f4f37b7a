import { product } from "#contract/product.ts";
import { brandMark } from "#server/platform/share-card/brand-mark.ts";
import { clothFill } from "#server/platform/share-card/card-cloth.ts";
import { fitText, fitTextHeight, widthOf, writeText } from "#server/platform/share-card/card-text.ts";
import { type KitArt, kitColours, type Mirror } from "./kit-art.ts";

/** Opens the drawing: patterns, limestone and its lines. */
export function openWall(
  art: KitArt,
  size: { width: number; height: number },
  pixels: { width: number; height: number },
): string {
  const unit = size.width / 100;
  const every = 6.4 * unit;
  const lines = Array.from(
    { length: Math.ceil(size.height / every) },
    (_, index) =>
      `<rect y="${index * every}" width="${size.width}" height="${0.28 * unit}" fill="${kitColours.wallLine}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${size.width} ${size.height}">
<defs>${clothFill(art.communityId, "windows", Math.round(22 * unit))}${clothFill(art.communityId, "drape", Math.round(15 * unit))}${clothFill(art.communityId, "leaf", Math.round(9 * unit))}</defs>
<rect width="${size.width}" height="${size.height}" fill="${kitColours.wall}"/>${lines.join("")}`;
}

type Column = { readonly x: number; readonly y: number; readonly width: number; readonly mirror: Mirror };

/** Long titles get smaller by a tenth at a time. */
export async function writeTitle(
  art: KitArt,
  { x, y, width, mirror }: Column,
  { size, maxLines }: { readonly size: number; readonly maxLines: number },
): Promise<{ svg: string; bottom: number }> {
  const isTall = /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(art.title);
  const [first, lineHeight] = isTall ? [size * 0.8, 1.3] : [size, 1];
  const sizes = Array.from({ length: 10 }, (_, step) => Math.round(first * 0.9 ** step));
  const height = first * maxLines * lineHeight;
  const title = await fitTextHeight(art.title, "title", { width, height, sizes, lineHeight });
  const baseline = y + title.size * (isTall ? 1 : 0.8);
  const svg = writeText(title, {
    ...sideOf(art, mirror, x),
    y: baseline,
    font: "title",
    fill: kitColours.ink,
    lineHeight,
  });
  return {
    svg,
    bottom: baseline + (title.lines.length - 1) * title.size * lineHeight + title.size * (isTall ? 0.45 : 0.25),
  };
}

export async function writeLines(
  art: KitArt,
  lines: readonly string[],
  { x, y, width, mirror }: Column,
  size: number,
): Promise<string> {
  const sizes = [1, 0.9, 0.8, 0.7].map((share) => Math.round(size * share));
  const written = await Promise.all(
    lines.map(async (line, index) =>
      writeText(await fitText(line, "text", { width, maxLines: 1, sizes }), {
        ...sideOf(art, mirror, x),
        y: y + size * (0.95 + index * 1.32),
        font: "text",
        fill: kitColours.ink,
      }),
    ),
  );
  return written.join("");
}

export async function drawBrand(art: KitArt, mirror: Mirror, x: number, y: number, size: number): Promise<string> {
  const name = writeText(
    { lines: [product.name], size: size * 0.66 },
    { ...sideOf(art, mirror, x + size * 1.22), y: y + size * 0.73, font: "title", fill: kitColours.onStreet },
  );
  return brandMark(mirror(x, size), y, size) + name;
}

export async function brandWidth(size: number): Promise<number> {
  return size * 1.22 + (await widthOf(product.name, "title", size * 0.66));
}

export function sideOf({ isRightToLeft }: KitArt, mirror: Mirror, x: number) {
  return { x: mirror(x), anchor: isRightToLeft ? ("end" as const) : ("start" as const) };
}

export function farSideOf({ isRightToLeft }: KitArt, mirror: Mirror, x: number) {
  return { x: mirror(x), anchor: isRightToLeft ? ("start" as const) : ("end" as const) };
}
