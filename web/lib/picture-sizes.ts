/** Every uploaded picture is kept in these widths, below its own, as WebP and JPEG beside each other. */
const widths = [320, 640, 1280];
const ownPicture = /^(.*-)(\d+)\.jpg$/;

/** The smaller copies of one of our pictures, for `srcSet`; nothing for an address that is not named like one. */
export function pictureSizes(url: string): string | undefined {
  const [, stem, width] = ownPicture.exec(url) ?? [];
  if (!stem || !width) return undefined;
  const made = [...widths.filter((one) => one < Number(width)), Number(width)];
  return made.map((one) => `${stem}${one}.webp ${one}w`).join(", ");
}

/** The copy that is at least this wide, or the widest there is. */
export function pictureAtLeast(url: string, wanted: number): string {
  const [, stem, width] = ownPicture.exec(url) ?? [];
  const fitting = widths.find((one) => one >= wanted && one < Number(width));
  return stem && fitting ? `${stem}${fitting}.webp` : url;
}
