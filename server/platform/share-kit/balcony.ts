import { loadSharp } from "#server/platform/images/load-sharp.ts";
import { communityColour } from "#server/platform/share-card/card-cloth.ts";
import { drawIconDisc } from "./icon-disc.ts";
import { type KitArt, kitColours, mixed } from "./kit-art.ts";

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A hundredth of the artwork's width. */
  readonly unit: number;
  readonly panes: number;
  readonly paneHeight: number;
  readonly drapeHeight: number;
};

/** A closed balcony in the community's colour: the photo, or cloth and an icon, in the windows; cloth over the rail. */
export async function drawBalcony(
  { communityId, photo, icon }: KitArt,
  box: Box,
): Promise<{ svg: string; bottom: number }> {
  const { x, y, width, unit, paneHeight, drapeHeight } = box;
  const colour = communityColour(communityId);
  const [wideX, wideWidth] = [x - 2 * unit, width + 4 * unit];
  const bar = (top: number, tall: number, fill: string, edge: string, edgeTall: number) =>
    `<rect x="${wideX}" y="${top}" width="${wideWidth}" height="${tall}" fill="${fill}"/><rect x="${wideX}" y="${top + tall}" width="${wideWidth}" height="${edgeTall}" fill="${edge}"/>`;
  const windowsTop = y + 3.9 * unit;
  const railTop = windowsTop + paneHeight;
  const apronTop = railTop + 2.7 * unit;
  const apronHeight = drapeHeight + 4.8 * unit;
  const sillTop = apronTop + apronHeight;
  const bottom = sillTop + 2.6 * unit;
  const glass = paneRects({ ...box, y: windowsTop });
  const area = { x: x + 1.8 * unit, y: windowsTop + 1.8 * unit, width: width - 3.6 * unit };
  const picture = photo ? await pictureIn(photo, area.width, paneHeight - 3.6 * unit) : null;
  const disc = { x: x + width / 2, y: windowsTop + paneHeight / 2, radius: 0.24 * paneHeight, communityId };
  const svg = `<clipPath id="panes">${glass}</clipPath>
${bar(y, 3.4 * unit, colour, mixed(colour, kitColours.ink, 0.62), 0.5 * unit)}
<rect x="${x}" y="${windowsTop}" width="${width}" height="${paneHeight}" fill="${colour}"/>
${picture ? `<image href="${picture}" x="${area.x}" y="${area.y}" width="${area.width}" height="${paneHeight - 3.6 * unit}" preserveAspectRatio="xMidYMid slice" clip-path="url(#panes)"/>` : `<g fill="url(#windows)" stroke="${kitColours.rail}" stroke-width="${0.6 * unit}">${glass}</g>${drawIconDisc(icon, disc)}`}
${bar(railTop, 2.2 * unit, kitColours.rail, kitColours.railEdge, 0.5 * unit)}
<rect x="${x}" y="${apronTop}" width="${width}" height="${apronHeight}" fill="${colour}"/>${boards(box, apronTop, apronHeight, mixed(colour, kitColours.ink, 0.78))}
<rect x="${x + 5 * unit}" y="${apronTop}" width="${width - 10 * unit}" height="${drapeHeight}" fill="url(#drape)"/>${tassels(box, apronTop + drapeHeight)}
${bar(sillTop, 2 * unit, kitColours.rail, kitColours.railEdge, 0.6 * unit)}${corbels(box, bottom)}`;
  return { svg, bottom };
}

function paneRects({ x, y, width, unit, panes, paneHeight }: Box): string {
  const gap = 1.6 * unit;
  const wide = (width - 3.6 * unit - gap * (panes - 1)) / panes;
  return Array.from(
    { length: panes },
    (_, index) =>
      `<rect x="${x + 1.8 * unit + index * (wide + gap)}" y="${y + 1.8 * unit}" width="${wide}" height="${paneHeight - 3.6 * unit}" rx="${1.4 * unit}"/>`,
  ).join("");
}

function boards({ x, width, unit }: Box, top: number, tall: number, fill: string): string {
  const count = Math.floor(width / (3.1 * unit));
  return Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${x + index * 3.1 * unit + 2.6 * unit}" y="${top}" width="${0.5 * unit}" height="${tall}" fill="${fill}"/>`,
  ).join("");
}

function tassels({ x, width, unit }: Box, top: number): string {
  const count = Math.floor((width - 10 * unit) / (1.4 * unit));
  return Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${x + 5 * unit + index * 1.4 * unit}" y="${top}" width="${0.7 * unit}" height="${2.2 * unit}" fill="${kitColours.rail}"/>`,
  ).join("");
}

function corbels({ x, width, unit }: Box, top: number): string {
  const [first, last] = [x + 0.08 * width, x + 0.92 * width - 5 * unit];
  return [first, (first + last) / 2, last]
    .map(
      (left) =>
        `<path transform="translate(${left} ${top}) scale(${unit})" d="M0 0h5v1.4l-2.25 3.2h-.5L0 1.4z" fill="${kitColours.railEdge}"/>`,
    )
    .join("");
}

/** Null if the stored file cannot be decoded. */
async function pictureIn(photo: Uint8Array, width: number, height: number): Promise<string | null> {
  try {
    const size = [Math.round(width), Math.round(height)] as const;
    const sharp = await loadSharp();
    const bytes = await sharp(photo)
      .resize(...size, { fit: "cover" })
      .jpeg({ quality: 92 })
      .toBuffer();
    return `data:image/jpeg;base64,${bytes.toString("base64")}`;
  } catch {
    return null;
  }
}
