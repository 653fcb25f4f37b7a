import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { TooManyWaiting } from "#server/platform/semaphore.ts";
import { compileCache } from "#server/testing/compile-cache.ts";
import { hostileFiles, phonePhoto, photo, pngBomb, unusualFiles } from "./image-fixtures.ts";
import { createImages, NotAnImage } from "./images.ts";

function images() {
  const opened = createImages({ compileCache });
  onTestFinished(opened.stop);
  return opened;
}

test("makes three widths in two formats and removes EXIF data and rotation", async () => {
  const source = await phonePhoto();
  const before = await sharp(source).metadata();
  expect(before.orientation).toBe(6);
  expect(source.includes("Serial 123456")).toBe(true);
  const made = await images().makeSizes(source);
  expect({ width: made.width, height: made.height }).toEqual({ width: 1000, height: 1600 });
  expect(made.sizes.map(({ width, format }) => `${width} ${format}`)).toEqual([
    "320 webp",
    "320 jpeg",
    "640 webp",
    "640 jpeg",
    "1000 webp",
    "1000 jpeg",
  ]);
  for (const { bytes, format, width, height } of made.sizes) {
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ format, width, height });
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Exif\0|Serial 123456/);
  }
});

test("never enlarges a picture and limits the width to 1280", async () => {
  const pictures = images();
  const [small, wide] = await Promise.all([
    photo(200, 100).png().toBuffer().then(pictures.makeSizes),
    photo(3000, 1500).jpeg().toBuffer().then(pictures.makeSizes),
  ]);
  expect(small.sizes.map(({ width }) => width)).toEqual([200, 200]);
  expect([wide.width, wide.height]).toEqual([1280, 640]);
});

test("refuses files that are not a complete JPEG, PNG or WebP and leaves no temporary files", async () => {
  const scratchFolder = mkdtempSync(join(tmpdir(), "kindred-scratch-"));
  onTestFinished(() => rmSync(scratchFolder, { recursive: true, force: true }));
  const pictures = createImages({ compileCache, scratchFolder });
  const files = await hostileFiles();
  const before = process.memoryUsage.rss();
  const outcomes = await Promise.allSettled(Object.values(files).map((bytes) => pictures.makeSizes(bytes)));
  const accepted = Object.keys(files).filter((_, n) => outcomes[n]?.status === "fulfilled");
  expect(accepted).toEqual([]);
  for (const outcome of outcomes) expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(NotAnImage);
  expect(process.memoryUsage.rss() - before).toBeLessThan(512 * 1024 * 1024);
  expect(readdirSync(scratchFolder)).toEqual([]);
});

test("converts unusual images to sRGB with one page and removes embedded scripts", async () => {
  const pictures = images();
  const files = await unusualFiles();
  await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const made = await pictures.makeSizes(bytes);
      for (const size of made.sizes) {
        const after = await sharp(size.bytes).metadata();
        expect([name, after.format, after.space, after.pages ?? 1]).toEqual([name, size.format, "srgb", 1]);
        expect(Buffer.from(size.bytes).includes("script")).toBe(false);
      }
    }),
  );
});

test("accepts a picture just below 40 megapixels and refuses one just above", async () => {
  const pictures = images();
  const made = await pictures.makeSizes(pngBomb(8_000, 4_999));
  expect(made.width).toBe(1280);
  await expect(pictures.makeSizes(pngBomb(8_000, 5_001))).rejects.toThrow(NotAnImage);
});

test("throws TooManyWaiting when too many pictures are waiting", async () => {
  const pictures = createImages({ compileCache, maxAtOnce: 1, maxWaiting: 1 });
  const all = await Promise.allSettled(Array.from({ length: 3 }, () => pictures.makeSizes(Buffer.from("x"))));
  const reasons = all.map((one) => (one as PromiseRejectedResult).reason.constructor);
  expect(reasons).toEqual([NotAnImage, NotAnImage, TooManyWaiting]);
});

test("a missing scratch folder fails one picture and does not block later ones", async () => {
  const parent = mkdtempSync(join(tmpdir(), "kindred-scratch-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const scratchFolder = join(parent, "away");
  const pictures = createImages({ compileCache, scratchFolder, maxAtOnce: 1, maxWaiting: 0 });
  const bytes = await photo(20, 10).png().toBuffer();
  await expect(pictures.makeSizes(bytes)).rejects.toMatchObject({ code: "ENOENT" });
  mkdirSync(scratchFolder);
  expect(await pictures.makeSizes(bytes)).toMatchObject({ width: 20, height: 10 });
});
