import { PDFiumLibrary } from "@hyzyla/pdfium";
import jsqr from "jsqr";
import sharp from "sharp";

// Its types describe an ES module, but it is a CommonJS module: `default` is the function itself.
const findQr = jsqr as unknown as typeof jsqr.default;
const pointsPerMm = 72 / 25.4;

/** Draws the first page with Chromium's PDF reader. */
export async function renderPdf(bytes: Uint8Array, pixelsPerMm: number) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const { data, width, height, originalWidth, originalHeight } = await document.getPage(0).render({
    scale: pixelsPerMm / pointsPerMm,
    colorSpace: "Gray",
    render: async (bitmap) => bitmap.data,
  });
  const rendered = {
    pages: document.getPageCount(),
    sizeMm: [originalWidth, originalHeight].map((points) => Math.round(points / pointsPerMm)),
    picture: await sharp(data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  };
  document.destroy();
  library.destroy();
  return rendered;
}

/** The text of the dark QR code in a picture, and its width as a share of the picture's. */
export async function readQr(picture: Uint8Array): Promise<{ text: string; share: number } | null> {
  const { data, info } = await sharp(picture)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = findQr(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" });
  if (!found) return null;
  const { topLeftCorner: left, topRightCorner: right } = found.location;
  return { text: found.data, share: Math.hypot(right.x - left.x, right.y - left.y) / info.width };
}
