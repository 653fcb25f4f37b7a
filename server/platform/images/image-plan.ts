export const imageLimits = {
  maxPixels: 40_000_000,
  maxMemoryBytes: 512 * 1024 * 1024,
  maxMilliseconds: 20_000,
  maxAtOnce: 2,
  maxWaiting: 20,
} as const;

export const imageWidths = [320, 640, 1280] as const;

/** A WebP side is at most 16,383 pixels, so very tall images are limited. */
export const tallestRatio = 2;

export function widthsFor(width: number): number[] {
  return [...imageWidths.filter((wanted) => wanted < width), width];
}

export type ImageFormat = "webp" | "jpeg";
export type MadeFile = {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly file: string;
};

export type WorkerAnswer =
  | { readonly isImage: true; readonly width: number; readonly height: number; readonly files: readonly MadeFile[] }
  | { readonly isImage: false; readonly reason: string };
