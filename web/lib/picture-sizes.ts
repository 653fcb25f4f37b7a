/** Each upload is stored in its own width and in these smaller widths, as WebP and as JPEG. */
const widths = [320, 640, 1280];
const uploaded = /^(.*-)(\d+)\.jpg$/;
/** The demo draws its pictures in the requested width. */
const drawn = /^\/demo-pictures\/[a-z0-9-]+\.webp$/;

type Copy = { readonly url: string; readonly width: number };

function copiesOf(url: string): Copy[] {
  if (drawn.test(url)) return widths.map((width) => ({ url: `${url}?w=${width}`, width }));
  const [, stem, own] = uploaded.exec(url) ?? [];
  if (!stem) return [];
  const made = [...widths.filter((width) => width < Number(own)), Number(own)];
  return made.map((width) => ({ url: `${stem}${width}.webp`, width }));
}

/** Undefined if the picture is not one of ours. */
export function pictureSizes(url: string): string | undefined {
  const copies = copiesOf(url);
  return copies.length > 0 ? copies.map((copy) => `${copy.url} ${copy.width}w`).join(", ") : undefined;
}

/** If no copy is that wide, this is the widest one. */
export function pictureAtLeast(url: string, wanted: number): string {
  const copies = copiesOf(url);
  return (copies.find(({ width }) => width >= wanted) ?? copies.at(-1))?.url ?? url;
}
