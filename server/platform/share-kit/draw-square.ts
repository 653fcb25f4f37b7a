import { communityColour } from "#server/platform/share-card/card-cloth.ts";
import { fitText, widthOf, writeText } from "#server/platform/share-card/card-text.ts";
import { drawBalcony } from "./balcony.ts";
import { type KitArt, kitColours, kitSizes, mirrorIn } from "./kit-art.ts";
import { drawQr } from "./kit-qr.ts";
import { drawLeaf, drawLogoDisc } from "./leaf.ts";
import { brandWidth, drawBrand, farSideOf, openWall, sideOf, writeLines, writeTitle } from "./wall.ts";

const size = kitSizes.square;
const edge = 70;
const column = { x: 560, width: 450 };
const streetTop = 967;
const labelSize = 29;

export async function drawSquare(art: KitArt): Promise<string> {
  const mirror = mirrorIn(size.width, art);
  const balconyWidth = 430;
  const balcony = await drawBalcony(art, {
    x: mirror(edge, balconyWidth),
    y: 86,
    width: balconyWidth,
    unit: 10.8,
    panes: 2,
    paneHeight: 497,
    drapeHeight: 173,
  });
  const title = await writeTitle(art, { ...column, y: 375, mirror }, { size: 104, maxLines: 3 });
  const labelTop = title.bottom + 30 + art.lines.length * 54;
  const labelWidth = (await widthOf(art.label, "text", labelSize)) + 46;
  const addressWidth = size.width - 2 * edge - (await brandWidth(72)) - 40;
  const address = await fitText(art.address, "text", { width: addressWidth, maxLines: 1, sizes: [33, 30, 26, 22] });
  return `${openWall(art, size, size)}${balcony.svg}
${art.leaf ? drawLeaf(art.leaf, mirror(column.x + 9, 190), 96, 190) : await drawLogoDisc(art, mirror(column.x + 11, 190), 106, 190)}
${drawQr(art.qrUrl, mirror(size.width - edge - 216, 216), 90, 216, 190)}
${title.svg}${await writeLines(art, art.lines, { ...column, y: title.bottom + 12, mirror }, 40)}
<rect x="${mirror(column.x, labelWidth)}" y="${labelTop}" width="${labelWidth}" height="56" rx="6" fill="${communityColour(art.communityId)}"/>
${writeText({ lines: [art.label], size: labelSize }, { ...sideOf(art, mirror, column.x + 23), y: labelTop + 38, font: "text", fill: kitColours.onStreet })}
<rect y="${streetTop}" width="${size.width}" height="${size.height - streetTop}" fill="${kitColours.street}"/>
${await drawBrand(art, mirror, edge, streetTop + 20, 72)}
${writeText(address, { ...farSideOf(art, mirror, size.width - edge), y: streetTop + 67, font: "text", fill: kitColours.onStreetQuiet })}
</svg>`;
}
