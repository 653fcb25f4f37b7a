/** Every uploaded picture is kept in these widths, below its own, as WebP and JPEG beside each other. */
const widths = [320, 640, 1280];
const uploaded = /^(.*-)(\d+)\.jpg$/;
/** The demo's pictures are drawn in the width that is asked for. */
const drawn = /^\/demo-pictures\/[a-z0-9-]+\.webp$/;

type Copy = { readonly url: string; readonly width: number };

function copiesOf(url: string): Copy[] {
  if (drawn.test(url)) return widths.map((width) => ({ url: `${url}?w=${width}`, width }));
  const [, stem, own] = uploaded.exec(url) ?? [];
  if (!stem) return [];
  const made = [...widths.filter((width) => width < Number(own)), Number(own)];
  return made.map((width) => ({ url: `${stem}${width}.webp`, width }));
}

/** The copies of one of our pictures, for `srcSet`; nothing for an address that is not named like one. */
export function pictureSizes(url: string): string | undefined {
  const copies = copiesOf(url);
  return copies.length > 0 ? copies.map((copy) => `${copy.url} ${copy.width}w`).join(", ") : undefined;
}

/** The copy that is at least this wide, or the widest there is. */
export function pictureAtLeast(url: string, wanted: number): string {
  const copies = copiesOf(url);
  return (copies.find(({ width }) => width >= wanted) ?? copies.at(-1))?.url ?? url;
}
