const longestTail = 60;

/** The tail is only for people. The page is found by the id, and its canonical URL has the current title. */
export function eventPath({ id, title }: { readonly id: number; readonly title: string }): string {
  const tail = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ħ", "h")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestTail)
    .replace(/^-|-$/g, "");
  return `/whats-on/${id}${tail ? `-${tail}` : ""}`;
}

/** Null if the URL has no event id. */
export function eventIdIn(param: string): string | null {
  return /^([1-9]\d{0,9})(?:-|$)/.exec(param)?.[1] ?? null;
}
