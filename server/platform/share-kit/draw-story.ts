import { fitText, writeText } from "#server/platform/share-card/card-text.ts";
import { drawBalcony } from "./balcony.ts";
import { type KitArt, kitColours, kitSizes, mirrorIn } from "./kit-art.ts";
import { drawQr } from "./kit-qr.ts";
import { drawLeaf, drawLogoDisc, leafRatio } from "./leaf.ts";
import { brandWidth, drawBrand, farSideOf, openWall, writeLines, writeTitle } from "./wall.ts";

const size = kitSizes.story;
const edge = 86;
const inside = size.width - 2 * edge;
const streetTop = 1580;
const panel = 250;

/** Apps cover the first 250 and the last 340 pixels of a story. Only the brand is there. */
export async function drawStory(art: KitArt): Promise<string> {
  const mirror = mirrorIn(size.width, art);
  const balcony = await drawBalcony(art, {
    x: edge,
    y: 150,
    width: inside,
    unit: 10.8,
    panes: 3,
    paneHeight: 500,
    drapeHeight: 140,
  });
  const sign = 270;
  const signX = mirror(size.width - edge - sign + 10, sign);
  const title = await writeTitle(
    art,
    { x: edge, y: balcony.bottom + 58, width: inside, mirror },
    { size: 136, maxLines: 2 },
  );
  const promiseWidth = inside - (await brandWidth(86)) - 30;
  const promise = await fitText(art.promise, "text", { width: promiseWidth, maxLines: 1, sizes: [36, 32, 28, 24] });
  return `${openWall(art, size, size)}${balcony.svg}
${art.leaf ? drawLeaf(art.leaf, signX, balcony.bottom - sign * leafRatio + 10, sign) : await drawLogoDisc(art, signX, balcony.bottom - sign + 10, sign)}
${title.svg}${await writeLines(art, art.lines, { x: edge, y: title.bottom + 26, width: inside - panel - 30, mirror }, 50)}
${drawQr(art.qrUrl, mirror(size.width - edge - panel, panel), streetTop - panel - 24, panel, 222)}
<rect y="${streetTop}" width="${size.width}" height="${size.height - streetTop}" fill="${kitColours.street}"/>
${await drawBrand(art, mirror, edge, streetTop + 46, 86)}
${writeText(promise, { ...farSideOf(art, mirror, size.width - edge), y: streetTop + 102, font: "text", fill: kitColours.onStreetQuiet })}
</svg>`;
}
