/** How somebody came to a listing: the value of `?from=` in links. */
export const sources = ["search", "link", "qr", "profile", "embed"] as const;
export type Source = (typeof sources)[number];

export function sourceIn(text: string | null | undefined): Source | undefined {
  return sources.find((source) => source === text);
}

/** Our own links contain `?from=`. A visitor without it followed the plain link, for example from a chat. */
export const unnamedSource: Source = "link";
