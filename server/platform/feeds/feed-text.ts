export type FeedReason = "has_doctype" | "not_a_feed" | "cut_short" | "too_hard" | "no_items";

export class NotAFeed extends Error {
  readonly reason: FeedReason;

  constructor(reason: FeedReason) {
    super(`feed: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Uses the byte order mark, the header, the XML declaration or UTF-8, in this order. If none fits, it uses
 * windows-1252.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string): string {
  const declared = [byteOrderMark(bytes), /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1], declaration(bytes)];
  for (const label of [...declared, "utf-8"]) {
    const text = label === undefined || label === null ? null : decode(bytes, label);
    if (text !== null) return text;
  }
  return new TextDecoder("windows-1252").decode(bytes);
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

function declaration(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  return /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w:.-]+)["']/i.exec(head)?.[1];
}

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The parser accepts truncated documents and error pages, so the first and the last element are checked before. Every
 * DOCTYPE is refused, and so are all entity declarations.
 */
export function wholeFeed(decoded: string): string {
  const text = decoded.trim();
  if (text.startsWith("{")) return text;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new NotAFeed("has_doctype");
  const [, root = ""] = /^(?:<\?[^>]*\?>|<!--[\s\S]*?-->|\s)*<([\w:-]+)/.exec(text) ?? [];
  if (!/^(?:rss|feed|(?:\w+:)?(?:RDF|feed))$/.test(root)) throw new NotAFeed("not_a_feed");
  const end = new RegExp(String.raw`</${root}\s*>(?:\s|<!--(?:(?!-->)[\s\S])*-->)*$`);
  if (!end.test(text.slice(-5_000))) throw new NotAFeed("cut_short");
  return text;
}
