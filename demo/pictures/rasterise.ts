import { loadSharp } from "#server/platform/images/load-sharp.ts";

export type PictureFormat = "webp" | "jpeg";

export async function rasterise(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawn = sharp(Buffer.from(svg)).resize({ width });
  return format === "webp"
    ? drawn.webp({ quality: 82 }).toBuffer()
    : drawn.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
