/** What is made of every picture, and how much a picture may ask for. Shared by the product and its image process. */
export const imageLimits = {
  mostPixels: 40_000_000,
  mostMemoryBytes: 512 * 1024 * 1024,
  mostMilliseconds: 20_000,
  mostAtOnce: 2,
  mostWaiting: 20,
} as const;

export const imageWidths = [320, 640, 1280] as const;

/** A very tall picture is bounded too: WebP knows no side beyond 16,383. */
export const tallestRatio = 2;

/** The widths to make from a picture of this width: never wider than it is. */
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
