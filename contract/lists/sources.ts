/** How somebody came to a listing: the value of `?from=` in links. */
export const sources = ["search", "link", "qr", "profile", "embed"] as const;
export type Source = (typeof sources)[number];

export function sourceIn(text: string | null | undefined): Source | undefined {
  return sources.find((source) => source === text);
}

/** All our own links say where they are. Whoever comes without that has the listing's link from somewhere else. */
export const unnamedSource: Source = "link";
