import { communities } from "#contract/lists/communities.ts";
import { clothFill } from "#server/platform/share-card/card-cloth.ts";
import { fitText, writeText } from "#server/platform/share-card/card-text.ts";
import { drawBalcony } from "./balcony.ts";
import { type KitArt, kitColours, kitSizes, mirrorIn } from "./kit-art.ts";
import { drawQr } from "./kit-qr.ts";
import { drawLeaf, drawLogoDisc, leafRatio } from "./leaf.ts";
import { drawBrand, openWall, sideOf, writeLines, writeTitle } from "./wall.ts";

const size = kitSizes.poster;
const edge = 190;
const inside = size.width - 2 * edge;
const selvedgeHeight = 63;
/** At least 70 mm, so that people can scan it from two steps away. The panel is the quiet zone. */
const qrSize = 760;
const panel = 880;
const street = { top: size.height - selvedgeHeight - panel - 2 * 60, height: panel + 2 * 60 };

export async function drawPoster(art: KitArt, pixels: { width: number; height: number }): Promise<string> {
  const mirror = mirrorIn(size.width, art);
  const balcony = await drawBalcony(art, {
    x: edge,
    y: 110,
    width: inside,
    unit: 21,
    panes: 3,
    paneHeight: 440,
    drapeHeight: 150,
  });
  const sign = 400;
  const signX = mirror(size.width - edge - sign + 20, sign);
  const title = await writeTitle(
    art,
    { x: edge, y: balcony.bottom + 110, width: inside, mirror },
    { size: 210, maxLines: 2 },
  );
  return `${openWall(art, size, pixels)}${balcony.svg}
${art.leaf ? drawLeaf(art.leaf, signX, balcony.bottom - sign * leafRatio + 30, sign) : await drawLogoDisc(art, signX, balcony.bottom - sign + 30, sign)}
${title.svg}${await writeLines(art, art.posterLines, { x: edge, y: title.bottom + 20, width: inside, mirror }, 70)}
<rect y="${street.top}" width="${size.width}" height="${street.height}" fill="${kitColours.street}"/>
${drawQr(art.qrUrl, mirror(edge, panel), street.top + 60, panel, qrSize)}${await invitation(art)}${selvedge()}
</svg>`;
}

async function invitation(art: KitArt): Promise<string> {
  const mirror = mirrorIn(size.width, art);
  const x = edge + panel + 80;
  const box = { width: size.width - edge - x, maxLines: 2 };
  const scan = await fitText(art.scan, "title", { ...box, sizes: [120, 104, 90] });
  const small = { maxLines: 1, sizes: [56, 50, 44, 38, 33] };
  const rows = await Promise.all(
    [art.orGoTo, art.address, art.noAccount].map((text) => fitText(text, "text", { ...box, ...small })),
  );
  const first = street.top + 210;
  const next = first + (scan.lines.length - 1) * scan.size * 1.14 + 110;
  const write = (text: typeof scan, y: number, font: "title" | "text", fill: string) =>
    writeText(text, { ...sideOf(art, mirror, x), y, font, fill });
  return `${write(scan, first, "title", kitColours.onStreet)}
${rows.map((row, index) => write(row, next + index * 78, "text", kitColours.onStreetQuiet)).join("")}
${await drawBrand(art, mirror, x, street.top + street.height - 60 - 140, 140)}`;
}

function selvedge(): string {
  const each = size.width / communities.length;
  const top = size.height - selvedgeHeight;
  return communities
    .map(
      ({ communityId }, index) =>
        `${clothFill(communityId, `selvedge${communityId}`, 250)}<rect x="${index * each}" y="${top}" width="${each}" height="${selvedgeHeight}" fill="url(#selvedge${communityId})"/>`,
    )
    .join("");
}
