import { loadSharp } from "#server/platform/images/load-sharp.ts";
import { communityColour } from "#server/platform/share-card/card-cloth.ts";
import { fitText, writeText } from "#server/platform/share-card/card-text.ts";
import { type KitArt, kitColours, type Leaf } from "./kit-art.ts";

/** Height of a leaf, as a share of its width. */
export const leafRatio = 1.2;

/** A date as a leaf of a tear-off calendar, with a light border. It uses the pattern `leaf`. */
export function drawLeaf({ weekday, day, month }: Leaf, x: number, y: number, width: number): string {
  const [height, border, round] = [width * leafRatio, width * 0.045, width * 0.09];
  const words = (text: string, top: number, size: number, font: "title" | "text", fill: string) =>
    writeText(
      { lines: [text], size: width * size },
      { x: x + width / 2, y: y + width * top, font, fill, anchor: "middle" },
    );
  return `<clipPath id="leaf-shape"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/></clipPath>
<rect x="${x - border}" y="${y - border}" width="${width + 2 * border}" height="${height + 2 * border}" rx="${round + border}" fill="${kitColours.rail}" stroke="${kitColours.railEdge}" stroke-width="${width * 0.008}"/>
<g clip-path="url(#leaf-shape)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${kitColours.paper}"/><rect x="${x}" y="${y}" width="${width}" height="${width * 0.2}" fill="url(#leaf)"/></g>
${words(weekday, 0.4, 0.16, "text", kitColours.quietInk)}${words(day, 0.84, 0.48, "title", kitColours.ink)}${words(month, 1.08, 0.16, "text", kitColours.quietInk)}`;
}

/** Where an event has its leaf, a listing has a disc with its logo or letters. */
export async function drawLogoDisc(
  { logo, letters, communityId }: KitArt,
  x: number,
  y: number,
  size: number,
): Promise<string> {
  const [cx, cy] = [x + size / 2, y + size / 2];
  const circle = (radius: number, fill: string) =>
    `<circle cx="${cx}" cy="${cy}" r="${size * radius}" fill="${fill}"/>`;
  const inner = size * 0.44;
  const picture = logo ? await logoIn(logo, Math.round(inner * 2)) : null;
  const content = picture
    ? `<clipPath id="logo-shape"><circle cx="${cx}" cy="${cy}" r="${inner}"/></clipPath><image href="${picture}" x="${cx - inner}" y="${cy - inner}" width="${2 * inner}" height="${2 * inner}" clip-path="url(#logo-shape)"/>`
    : writeText(await fitText(letters, "title", { width: inner * 1.6, maxLines: 1, sizes: [size * 0.3] }), {
        x: cx,
        y: cy + size * 0.1,
        font: "title",
        fill: communityColour(communityId),
        anchor: "middle",
      });
  return circle(0.56, kitColours.rail) + circle(0.5, "url(#leaf)") + circle(0.45, kitColours.rail) + content;
}

async function logoIn(logo: Uint8Array, size: number): Promise<string | null> {
  try {
    const sharp = await loadSharp();
    const bytes = await sharp(logo).resize(size, size, { fit: "cover" }).png().toBuffer();
    return `data:image/png;base64,${bytes.toString("base64")}`;
  } catch {
    return null;
  }
}
