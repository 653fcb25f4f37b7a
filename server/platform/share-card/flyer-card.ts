import { communities } from "#contract/lists/communities.ts";
import { product } from "#contract/product.ts";
import { loadSharp } from "#server/platform/images/load-sharp.ts";
import { brandMark } from "./brand-mark.ts";
import { clothFill } from "./card-cloth.ts";
import { fitText, loadCardFonts, writeText } from "./card-text.ts";

type Step = { readonly title: string; readonly text: string };
type Half = { readonly title: string; readonly steps: readonly Step[] };

export type FlyerCard = {
  readonly title: string;
  readonly tagline: string;
  readonly halves: readonly [Half, Half];
  readonly address: string;
  readonly isRightToLeft: boolean;
};

const width = 1080;
const height = 1980;
const looks = [
  { ground: "#ffffff", square: "#0b625d", number: "#ffffff" },
  { ground: "#f3e8d5", square: "#f5b638", number: "#10211f" },
] as const;

export async function drawFlyer(flyer: FlyerCard): Promise<Buffer> {
  const sharp = await loadSharp();
  await loadCardFonts();
  const mirror = (x: number, wide = 0) => (flyer.isRightToLeft ? width - x - wide : x);
  const anchor = flyer.isRightToLeft ? "end" : "start";
  const title = await fitText(flyer.title, "title", { width: 920, maxLines: 1, sizes: [104, 80] });
  const tagline = await fitText(flyer.tagline, "text", { width: 920, maxLines: 1, sizes: [38, 30] });
  const address = await fitText(flyer.address, "text", { width: 640, maxLines: 1, sizes: [30, 24] });
  const halves = await Promise.all(
    ([0, 1] as const).map((index) => drawHalf(flyer.halves[index], index, 420 + index * 690, mirror, anchor)),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>${communities.map(({ communityId }) => clothFill(communityId, `cloth${communityId}`, 90)).join("")}</defs>
<rect width="${width}" height="${height}" fill="#0a4f4b"/>
${writeText(title, { x: mirror(80), y: 190, font: "title", fill: "#ffffff", anchor })}
${writeText(tagline, { x: mirror(80), y: 265, font: "text", fill: "#cbe8e2", anchor })}
${band(350)}${halves.join("")}${band(1800)}
${brandMark(mirror(80, 44), 1903, 44)}
${writeText({ lines: [product.name], size: 34 }, { x: mirror(138), y: 1938, font: "title", fill: "#ffffff", anchor })}
${writeText(address, { x: mirror(width - 80), y: 1936, font: "text", fill: "#cbe8e2", anchor: flyer.isRightToLeft ? "start" : "end" })}
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}

function band(y: number): string {
  const each = width / communities.length;
  return communities
    .map(
      ({ communityId }, index) =>
        `<rect x="${index * each}" y="${y}" width="${each}" height="70" fill="url(#cloth${communityId})"/>`,
    )
    .join("");
}

async function drawHalf(
  { title, steps }: Half,
  index: 0 | 1,
  top: number,
  mirror: (x: number, wide?: number) => number,
  anchor: "start" | "end",
): Promise<string> {
  const { ground, square, number } = looks[index];
  const heading = await fitText(title, "title", { width: 920, maxLines: 1, sizes: [54, 44] });
  const rows = await Promise.all(
    steps.map(async (step, row) => {
      const y = top + 130 + row * 134;
      const words = await fitText(step.title, "title", { width: 800, maxLines: 1, sizes: [40, 32] });
      const more = await fitText(step.text, "text", { width: 800, maxLines: 2, sizes: [29, 25] });
      return [
        `<rect x="${mirror(80, 84)}" y="${y}" width="84" height="84" rx="14" fill="${square}"/>`,
        writeText(
          { lines: [String(row + 1)], size: 44 },
          { x: mirror(122), y: y + 57, font: "title", fill: number, anchor: "middle" },
        ),
        writeText(words, { x: mirror(196), y: y + 34, font: "title", fill: "#10211f", anchor }),
        writeText(more, { x: mirror(196), y: y + 78, font: "text", fill: "#3f514e", anchor }),
      ].join("");
    }),
  );
  return `<rect y="${top}" width="${width}" height="690" fill="${ground}"/>${writeText(heading, { x: mirror(80), y: top + 88, font: "title", fill: "#10211f", anchor })}${rows.join("")}`;
}
