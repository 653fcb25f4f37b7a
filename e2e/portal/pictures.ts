import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";

type FilePayload = { name: string; mimeType: string; buffer: Buffer };

/** The returned function gives the text that the page has drawn on canvases since this call. */
export async function notePaintedWords(page: Page): Promise<() => Promise<string>> {
  const note = () => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      painted.push(text);
      fillText.call(this, text, ...place);
    };
  };
  await page.addInitScript(note);
  await page.evaluate(note);
  return () => page.evaluate(() => (window as unknown as { painted: string[] }).painted.join(" "));
}

export function jpeg(colour: string, width = 480, height = 360): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

export async function photo(name: string, colour: string): Promise<FilePayload> {
  return { name, mimeType: "image/jpeg", buffer: await jpeg(colour) };
}

/** Like a photo from a phone, it is rotated by its EXIF orientation and contains a GPS position. */
export async function phonePhoto(): Promise<FilePayload> {
  const buffer = await sharp(await jpeg("#a93325"))
    .withExif({ IFD0: { Model: "Pocket 7" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 53/1 5512/100" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: "beach.jpg", mimeType: "image/jpeg", buffer };
}

/** Noise does not compress, so the file has about 12 MB. */
export async function hugePhoto(): Promise<FilePayload> {
  const side = 2060;
  const noise = randomBytes(side * side * 3);
  const buffer = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name: "huge.png", mimeType: "image/png", buffer };
}

export function drawing(): FilePayload {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  return { name: "drawing.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
}

export function disguisedPage(): FilePayload {
  const html = "<!doctype html><title>Not a picture</title><script>alert(1)</script>";
  return { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from(html) };
}

export async function cutPhoto(): Promise<FilePayload> {
  const whole = await jpeg("#a93325", 1200, 900);
  return { name: "cut.jpg", mimeType: "image/jpeg", buffer: whole.subarray(0, Math.floor(whole.length / 2)) };
}
