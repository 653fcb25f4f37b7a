/** A story names the countries it is about. A reader has chosen two countries. */
type Story = { readonly origins: readonly string[]; readonly residences: readonly string[] };
export type Reader = { readonly origin: string; readonly residence: string };

/**
 * 0 means that the story is about both of the reader's countries, 1 about one of them, and null about neither. Stories
 * are listed in this order, then newest first (docs/decisions/0019-news-relevance.md).
 */
export function relevanceOf(story: Story, reader: Reader): 0 | 1 | null {
  const isOfOrigin = story.origins.includes(reader.origin);
  const isOfResidence = story.residences.includes(reader.residence);
  if (isOfOrigin && isOfResidence) return 0;
  return isOfOrigin || isOfResidence ? 1 : null;
}

/** Uses the same rule as `relevanceOf`, in a form that a database index can answer. */
export function indexKeysOfStory({ origins, residences }: Story): string[] {
  const pairs = origins.flatMap((origin) =>
    residences.map((residence) => indexKeysOfReader({ origin, residence }).both),
  );
  return [...new Set([...origins.map(wayFrom), ...residences.map(wayIn), ...pairs])];
}

export function indexKeysOfReader({ origin, residence }: Reader) {
  const [from, within] = [wayFrom(origin), wayIn(residence)];
  return { both: `${from} ${within}`, origin: from, residence: within };
}

const wayFrom = (country: string) => `from:${country}`;
const wayIn = (country: string) => `in:${country}`;

const trackers = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|at_\w+|cmpid?|ref|rss|ns_\w+|ocid|partner|xtor|guccounter)$/i;

/**
 * URLs of the same article become equal: scheme, `www.`, trackers, fragment and last slash are removed, and parameters
 * are sorted.
 */
export function canonicalLink(link: string): string {
  const url = new URL(link);
  const kept = [...url.searchParams].filter(([name]) => !trackers.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(kept).toString();
  const host = url.host.replace(/^(?:www|m|amp)\./, "").replace(/:(?:80|443)$/, "");
  return `${host}${url.pathname.replace(/\/+$/, "")}${query ? `?${query}` : ""}`;
}

const fewestLetters = 16;

/**
 * Headlines of the same story become equal: only letters and digits stay, without accents or the publisher's name at
 * the end. Returns null if too little is left to compare, as in "News in brief".
 */
export function titleKey(title: string, source: string): string | null {
  const letters = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, "");
  const [, head = title, tail = ""] = /^(.*)\s[-–—|]\s([^-–—|]+)$/.exec(title) ?? [];
  const key = letters(tail && letters(tail) === letters(source) ? head : title);
  return key.length < fewestLetters ? null : key;
}

const dayMs = 86_400_000;
export const sameStoryMs = dayMs;
export const keptDays = 60;

/**
 * Some feeds state dates in the future, so the result is never later than now. A story without a date counts as new.
 */
export function publishedAt(stated: Date | null, now: Date): Date {
  return stated && stated < now ? stated : now;
}

/** Older stories are rarely seen, so no picture is fetched for them. */
export function isShownSoon(published: Date, now: Date): boolean {
  return now.getTime() - published.getTime() < 7 * dayMs;
}

export function isTooOld(published: Date, now: Date): boolean {
  return now.getTime() - published.getTime() > keptDays * dayMs;
}
