import sharp from "sharp";
import { drawPoster } from "./draw-poster.ts";
import { drawSquare } from "./draw-square.ts";
import { drawStory } from "./draw-story.ts";
import type { KitArt } from "./kit-art.ts";
import type { KitOrder } from "./share-kit.ts";

/** Runs in a separate process: it gets one order as a message, answers with the file's bytes and exits. */

/** A4 with 300 dots per inch. */
const print = { width: 2480, height: 3508 };
const screen = { width: 840, height: 1188 };
const maxMemoryBytes = 512 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(3);
}, 20).unref();
process.on("disconnect", () => process.exit(4));
process.once("message", async (order: KitOrder) => {
  const bytes = await drawOrder(order);
  process.send?.(bytes, () => process.exit(0));
});

async function drawOrder({ file, art, language }: KitOrder): Promise<Buffer> {
  if (file === "story.jpg") return jpegOf(await drawStory(art));
  if (file === "square.jpg") return jpegOf(await drawSquare(art));
  if (file === "poster.jpg") return jpegOf(await drawPoster(art, screen));
  return pdfOf(await jpegOf(await drawPoster(art, print)), art, language);
}

/** Small letters on plain colours need the full colour resolution. */
function jpegOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The page is one picture, because only Pango shapes all our scripts. Screen readers get its text. */
async function pdfOf(picture: Buffer, art: KitArt, language: string): Promise<Buffer> {
  // It loads slowly, and only one of the files needs it.
  const { default: PDFDocument } = await import("pdfkit");
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: art.title },
  });
  const whole = { width: document.page.width, height: document.page.height };
  const alt = [art.title, ...art.posterLines, art.scan, art.address].join(". ");
  document.addStructure(
    document.struct("Figure", { alt }, () => {
      document.image(picture, 0, 0, whole);
    }),
  );
  document.link(0, 0, whole.width, whole.height, art.qrUrl);
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (part: Uint8Array) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
    document.end();
  });
}
