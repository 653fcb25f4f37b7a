/** One width of an uploaded picture, as stored in `uploads.sizes`. `webp` and `jpeg` are addresses. */
export type ImageSize = {
  readonly width: number;
  readonly height: number;
  readonly webp: string;
  readonly jpeg: string;
};
