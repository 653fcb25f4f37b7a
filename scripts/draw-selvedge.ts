import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { communities } from "#contract/lists/communities.ts";

// Draws the six cloths into one small WebP, one row each. Browsers parse every SVG image as a separate document, which
// is slow for something that is on every page. Run this after changing a pattern.
const folder = join(import.meta.dirname, "../web/assets/patterns");
const [tile, rowHeight, columns, density] = [40, 28, 3, 2];
const [width, height] = [tile * columns * density, rowHeight * density];

const rows = await Promise.all(
  communities.map(async ({ pattern }, row) => {
    const drawing = readFileSync(join(folder, `${pattern}.svg`));
    const one = await sharp(drawing, { density: 300 })
      .resize({ width: tile * density })
      .toBuffer();
    const { height: tall = 0 } = await sharp(one).metadata();
    const sheet = await sharp({ create: { width, height: tall * 2, channels: 4, background: "#0000" } })
      .composite([{ input: one, tile: true }])
      .png()
      .toBuffer();
    const top = Math.round((tall - height) / 2);
    return {
      input: await sharp(sheet).extract({ left: 0, top, width, height }).toBuffer(),
      left: 0,
      top: row * height,
    };
  }),
);

const picture = sharp({ create: { width, height: height * rows.length, channels: 4, background: "#0000" } });
const bytes = await picture.composite(rows).webp({ nearLossless: true, quality: 60 }).toBuffer();
writeFileSync(join(folder, "selvedge.webp"), bytes);
console.log(`selvedge.webp, ${bytes.length} bytes`);
