import { join } from "node:path";
import sharp, { type CreateRaw } from "sharp";
import {
  type ImageFormat,
  imageLimits,
  imageWidths,
  type MadeFile,
  tallestRatio,
  type WorkerAnswer,
  widthsFor,
} from "./image-plan.ts";

/**
 * Runs in a separate process: `node image-worker.ts <folder>`. It reads `<folder>/source`, writes the sizes next to it,
 * sends one message and exits. It gets no settings, no database and no secrets.
 */
const folder = process.argv[2] ?? "";

// Only the loaders for JPEG, PNG and WebP are allowed.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);

setInterval(() => {
  if (process.memoryUsage.rss() > imageLimits.maxMemoryBytes) process.exit(3);
}, 20).unref();
process.on("disconnect", () => process.exit(4));

answer(
  await makeSizes().catch(
    (error: unknown): WorkerAnswer => ({
      isImage: false,
      reason: error instanceof Error ? error.message : String(error),
    }),
  ),
);

async function makeSizes(): Promise<WorkerAnswer> {
  const widest = Math.max(...imageWidths);
  const { data, info } = await sharp(join(folder, "source"), {
    limitInputPixels: imageLimits.maxPixels,
    failOn: "error",
    sequentialRead: true,
    pages: 1,
  })
    .rotate()
    .resize({ width: widest, height: widest * tallestRatio, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: MadeFile[] = [];
  for (const width of widthsFor(info.width)) {
    for (const format of ["webp", "jpeg"] as const) files.push(await makeFile(data, raw, width, format));
  }
  return { isImage: true, width: info.width, height: info.height, files };
}

async function makeFile(data: Buffer, raw: CreateRaw, width: number, format: ImageFormat): Promise<MadeFile> {
  const file = `${width}.${format}`;
  const sized = sharp(data, { raw }).resize({ width });
  const encoded =
    format === "webp"
      ? sized.webp({ quality: 80 })
      : sized.flatten({ background: "#ffffff" }).jpeg({ quality: 82, progressive: true });
  const written = await encoded.toFile(join(folder, file));
  return { format, width: written.width, height: written.height, file };
}

function answer(result: WorkerAnswer): void {
  process.send?.(result, () => process.exit(0));
}
