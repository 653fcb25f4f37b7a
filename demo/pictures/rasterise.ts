import sharp from "sharp";

export type PictureFormat = "webp" | "jpeg";

export async function rasterise(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg)).resize({ width });
  return format === "webp"
    ? drawn.webp({ quality: 82 }).toBuffer()
    : drawn.jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
