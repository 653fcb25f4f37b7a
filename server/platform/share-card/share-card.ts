import { communities } from "#contract/lists/communities.ts";
import { product } from "#contract/product.ts";
import { loadSharp } from "#server/platform/images/load-sharp.ts";
import { drawIconDisc } from "#server/platform/share-kit/icon-disc.ts";
import type { Leaf } from "#server/platform/share-kit/kit-art.ts";
import { drawLeaf, leafRatio } from "#server/platform/share-kit/leaf.ts";
import { brandMark } from "./brand-mark.ts";
import { clothFill, communityColour } from "./card-cloth.ts";
import { fitText, loadCardFonts, widthOf, writeText } from "./card-text.ts";

export type ShareCard = {
  readonly communityId: number | null;
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly brandLine: string;
  readonly logo: Uint8Array | null;
  readonly letters: string;
  /** An event's date, instead of the logo. */
  readonly leaf?: Leaf;
  readonly photo?: Uint8Array | null;
  /** Stands for the category where there is no photo: the content of an SVG of 24 by 24. */
  readonly icon?: string;
  readonly isRightToLeft: boolean;
};

const width = 1200;
const height = 630;
const cream = "#fff9ee";
const ink = "#10211f";
const seam = 384;
const photoWidth = 540;
const leafWidth = 240;
const textStart = 582;
export const cardTextWidth = 565;

/** The image is 1200 by 630. Text and logo keep 50 pixels from every edge. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const sharp = await loadSharp();
  await loadCardFonts();
  const mirror = (x: number, wide = 0) => (card.isRightToLeft ? width - x - wide : x);
  const anchor = card.isRightToLeft ? "end" : "start";
  const name = await fitText(card.name, "title", { width: cardTextWidth, maxLines: 2, sizes: [72, 60, 50] });
  const lines = await Promise.all(
    card.lines.map((line) => fitText(line, "text", { width: cardTextWidth, maxLines: 1, sizes: [30, 27] })),
  );
  const labelWidth = (await widthOf(card.label, "text", 25)) + 36;
  const nameHeight = Math.round(name.lines.length * name.size * 1.14);
  const top = Math.round((height - 110 - (78 + nameHeight + 22 + lines.length * 42)) / 2) + 16;
  const firstLine = top + 78 + nameHeight + 26;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>${cloths(card.communityId)}
<clipPath id="disc"><circle cx="${mirror(seam)}" cy="315" r="133"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="${cream}"/>
${(await photoSide(card.photo, mirror(0, photoWidth))) ?? (await clothSide(card, mirror))}
<rect x="${mirror(textStart, labelWidth)}" y="${top}" width="${labelWidth}" height="52" rx="6" fill="${communityColour(card.communityId ?? 0)}"/>
${writeText({ lines: [card.label], size: 25 }, { x: mirror(textStart + 18), y: top + 35, font: "text", fill: "#fff", anchor })}
${writeText(name, { x: mirror(textStart), y: top + 78 + Math.round(name.size * 0.82), font: "title", fill: ink, anchor })}
${lines.map((line, index) => writeText(line, { x: mirror(textStart), y: firstLine + 24 + index * 42, font: "text", fill: "#3f514e", anchor })).join("")}
${brandMark(mirror(textStart, 54), 522, 54)}
${writeText({ lines: [product.name], size: 36 }, { x: mirror(textStart + 68), y: 561, font: "title", fill: ink, anchor })}
${writeText(await fitText(card.brandLine, "text", { width: 312, maxLines: 1, sizes: [23, 20] }), { x: mirror(width - 54), y: 558, font: "text", fill: "#3f514e", anchor: card.isRightToLeft ? "start" : "end" })}
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}

async function photoSide(photo: Uint8Array | null | undefined, x: number): Promise<string | null> {
  const picture = photo ? await cropped(photo, photoWidth, height, "jpeg") : null;
  return picture && `<image href="${picture}" x="${x}" width="${photoWidth}" height="${height}"/>`;
}

async function clothSide(card: ShareCard, mirror: (x: number, wide?: number) => number): Promise<string> {
  const x = mirror(seam);
  const corner = { x: mirror(seam - 116), y: height - 130, radius: 62, communityId: card.communityId ?? 0 };
  const icon = card.icon ? drawIconDisc(card.icon, corner) : "";
  if (card.leaf) {
    const tall = leafWidth * leafRatio;
    return (
      side(card.communityId, mirror(0, seam)) +
      drawLeaf(card.leaf, x - leafWidth / 2, (height - tall) / 2, leafWidth) +
      icon
    );
  }
  return `${side(card.communityId, mirror(0, seam))}
<circle cx="${x}" cy="315" r="164" fill="${cream}"/>
<circle cx="${x}" cy="315" r="150" fill="${card.communityId === null ? communityColour(0) : "url(#ring)"}"/>
<circle cx="${x}" cy="315" r="136" fill="${cream}"/>
${await disc(card, x)}${icon}`;
}

function cloths(communityId: number | null): string {
  if (communityId !== null)
    return (
      clothFill(communityId, "cloth", 180) + clothFill(communityId, "ring", 66) + clothFill(communityId, "leaf", 108)
    );
  return communities
    .map((community) => clothFill(community.communityId, `cloth${community.communityId}`, 105))
    .join("");
}

function side(communityId: number | null, x: number): string {
  if (communityId !== null) return `<rect x="${x}" width="${seam}" height="${height}" fill="url(#cloth)"/>`;
  const tall = height / communities.length;
  return communities
    .map(
      (community, index) =>
        `<rect x="${x}" y="${index * tall}" width="${seam}" height="${tall}" fill="url(#cloth${community.communityId})"/>`,
    )
    .join("");
}

async function disc({ logo, letters, communityId }: ShareCard, x: number): Promise<string> {
  if (communityId === null) return brandMark(x - 80, 235, 160);
  const picture = logo ? await cropped(logo, 266, 266, "png") : null;
  if (!picture) {
    return writeText(
      { lines: [letters], size: 96 },
      { x, y: 349, font: "title", fill: communityColour(communityId), anchor: "middle" },
    );
  }
  return `<image href="${picture}" x="${x - 133}" y="182" width="266" height="266" clip-path="url(#disc)"/>`;
}

async function cropped(file: Uint8Array, wide: number, tall: number, format: "png" | "jpeg"): Promise<string | null> {
  try {
    const sharp = await loadSharp();
    const bytes = await sharp(file).resize(wide, tall, { fit: "cover" })[format]().toBuffer();
    return `data:image/${format};base64,${bytes.toString("base64")}`;
  } catch {
    return null;
  }
}
