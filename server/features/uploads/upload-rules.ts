import type { RefusalCode } from "#contract/refusals.ts";
import type { ImageSize } from "#server/db/image-size.ts";

const maxBytes = 10 * 1024 * 1024;
export const putSeconds = 3600;

const extensions: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

export function uploadProblem(file: { contentType: string; contentLength: number }): RefusalCode | null {
  if (!Object.hasOwn(extensions, file.contentType)) return "upload_wrong_type";
  return file.contentLength > maxBytes ? "upload_too_large" : null;
}

export function quarantineKey(random: string, contentType: string): string {
  return `quarantine/${random}.${extensions[contentType]}`;
}

export function publicKey(stem: string, size: { width: number; format: "webp" | "jpeg" }): string {
  return `public/${stem}-${size.width}.${size.format === "jpeg" ? "jpg" : "webp"}`;
}

type Made = { readonly width: number; readonly height: number; readonly format: "webp" | "jpeg" };
export function sizesOf(made: readonly Made[], addressOf: (size: Made) => string): ImageSize[] {
  return made
    .filter(({ format }) => format === "jpeg")
    .map(({ width, height }) => ({
      width,
      height,
      webp: addressOf({ width, height, format: "webp" }),
      jpeg: addressOf({ width, height, format: "jpeg" }),
    }))
    .sort((a, b) => a.width - b.width);
}
