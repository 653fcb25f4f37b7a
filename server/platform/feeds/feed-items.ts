import { parseFeed } from "feedsmith";
import { feedDate } from "./feed-date.ts";
import { NotAFeed } from "./feed-text.ts";
import { plainText } from "./plain-text.ts";

export type FeedItem = {
  readonly title: string;
  readonly snippet: string;
  readonly link: string;
  readonly publishedAt: Date | null;
  /** Points to the publisher's server. */
  readonly picture: string | null;
};

export type Feed = { readonly title: string; readonly items: readonly FeedItem[] };

const maxItems = 200;
const longest = { title: 200, snippet: 300, address: 2_000 } as const;

type Text = string | { readonly value?: string } | undefined;
type Picture = { readonly url?: string; readonly type?: string; readonly medium?: string };
type Media = { readonly thumbnails?: readonly Picture[]; readonly contents?: readonly Picture[] };
type Link = { readonly href?: string; readonly rel?: string; readonly type?: string };

/** This type has the fields of all four feed formats. */
type Entry = {
  readonly title?: Text;
  readonly link?: string;
  readonly url?: string;
  readonly external_url?: string;
  readonly links?: readonly Link[];
  readonly guid?: { readonly value?: string; readonly isPermaLink?: boolean };
  readonly rdf?: { readonly about?: string };
  readonly description?: Text;
  readonly summary?: Text;
  readonly content?: Text | { readonly encoded?: string };
  readonly content_text?: string;
  readonly content_html?: string;
  readonly pubDate?: string;
  readonly published?: string;
  readonly updated?: string;
  readonly date_published?: string;
  readonly date_modified?: string;
  readonly dc?: { readonly dates?: readonly string[] };
  readonly dcterms?: { readonly created?: readonly string[] };
  readonly image?: string;
  readonly banner_image?: string;
  readonly enclosures?: readonly Picture[];
  readonly media?: Media & { readonly groups?: readonly Media[] };
};

/** Items without a title or a usable link are dropped. */
export function feedItems(text: string, address: string): Feed {
  const feed = parsed(text);
  const base = absolute(feed.xml?.base, address) ?? address;
  const entries = [feed.items ?? feed.entries ?? []].flat().slice(0, maxItems);
  const items = entries.flatMap((entry) => {
    const item = itemOf(entry, base);
    return item ? [item] : [];
  });
  if (entries.length > 0 && items.length === 0) throw new NotAFeed("no_items");
  return { title: plainText(wordsOf(feed.title), longest.title), items };
}

type Parsed = { title?: Text; items?: readonly Entry[]; entries?: readonly Entry[]; xml?: { base?: string } };

function parsed(text: string): Parsed {
  try {
    // The library has a type for each format. `Parsed` has what we read of all of them.
    return parseFeed(text).feed as Parsed;
  } catch {
    throw new NotAFeed("not_a_feed");
  }
}

function itemOf(entry: Entry, base: string): FeedItem | null {
  const link = absolute(linkOf(entry), base);
  const title = plainText(wordsOf(entry.title), longest.title);
  if (!link || !title) return null;
  const long = contentOf(entry);
  return {
    title,
    snippet: plainText(snippetOf(entry) || long, longest.snippet),
    link,
    publishedAt: feedDate(dateOf(entry)),
    picture: absolute(pictureOf(entry) ?? firstPicture(`${wordsOf(entry.description)} ${long}`), base),
  };
}

function linkOf({ link, url, external_url, links, guid, rdf }: Entry): string | undefined {
  const alternate = links?.find(({ rel }) => rel === undefined || rel === "alternate")?.href;
  return (
    link ?? url ?? external_url ?? alternate ?? rdf?.about ?? (guid?.isPermaLink === false ? undefined : guid?.value)
  );
}

function wordsOf(text: Text | { encoded?: string }): string {
  if (typeof text === "string") return text;
  return (text && ("value" in text ? text.value : "encoded" in text ? text.encoded : "")) || "";
}

const contentOf = (entry: Entry) => wordsOf(entry.content) || entry.content_html || entry.content_text || "";
const snippetOf = (entry: Entry) => wordsOf(entry.description) || wordsOf(entry.summary);

function dateOf(entry: Entry): string {
  const published = entry.pubDate ?? entry.published ?? entry.date_published ?? entry.dc?.dates?.[0];
  return published ?? entry.updated ?? entry.date_modified ?? entry.dcterms?.created?.[0] ?? "";
}

function pictureOf(entry: Entry): string | undefined {
  const media = [entry.media ?? {}, ...(entry.media?.groups ?? [])];
  const isPicture = ({ type, medium, url }: Picture) =>
    medium === "image" || type?.startsWith("image/") || (!type && !medium && /\.(?:jpe?g|png|webp)\b/i.test(url ?? ""));
  const enclosed = (entry.links ?? [])
    .filter(({ rel }) => rel === "enclosure")
    .map(({ href, type }) => ({ ...(href ? { url: href } : {}), ...(type ? { type } : {}) }));
  return (
    media.flatMap(({ thumbnails = [] }) => thumbnails)[0]?.url ??
    [...media.flatMap(({ contents = [] }) => contents), ...(entry.enclosures ?? []), ...enclosed].find(isPicture)
      ?.url ??
    entry.image ??
    entry.banner_image
  );
}

function firstPicture(markup: string): string | undefined {
  return /<img\b[^<>]*?\ssrc\s*=\s*["']([^"'<>]+)["']/i.exec(markup.slice(0, 20_000))?.[1]?.replaceAll("&amp;", "&");
}

function absolute(address: string | undefined, base: string): string | null {
  if (!address || address.length > longest.address || !URL.canParse(address.trim(), base)) return null;
  const url = new URL(address.trim(), base);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  // Check the encoded URL, because that is what is stored, and one character may become nine.
  const isShort = url.href.length <= longest.address;
  return isWeb && isShort && !url.username && !url.password ? url.href : null;
}
