import { type Outbound, OutboundProblem, type OutboundReason } from "../outbound/outbound.ts";
import type { FeedItem } from "./feed-items.ts";
import { createFeedParser } from "./feed-parser.ts";
import { type FeedReason, NotAFeed } from "./feed-text.ts";

/** The next request sends these values back, so that the server can answer "not modified". */
type FeedVersion = { readonly etag: string | null; readonly lastModified: string | null };

type FeedAnswer =
  | { readonly isChanged: false }
  | {
      readonly isChanged: true;
      readonly title: string;
      readonly items: readonly FeedItem[];
      readonly version: FeedVersion;
    };

export type FeedReader = {
  /** A read may take five seconds and two megabytes, plus one second to parse. Throws `FeedProblem`. */
  readonly read: (address: string, version: FeedVersion) => Promise<FeedAnswer>;
  readonly stop: () => Promise<void>;
};

type ProblemReason = OutboundReason | FeedReason | `status_${number}`;

export class FeedProblem extends Error {
  readonly reason: ProblemReason;
  readonly retryAfterSeconds: number | null;

  constructor(reason: ProblemReason, retryAfterSeconds: number | null = null) {
    super(`feed: ${reason}`);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const limits = { maxMilliseconds: 5_000, maxBytes: 2 * 1024 * 1024 } as const;
const accept =
  "application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8";

export function createFeedReader(outbound: Outbound): FeedReader {
  const parser = createFeedParser();
  return {
    async read(address, { etag, lastModified }) {
      try {
        const headers = {
          accept,
          ...(etag ? { "if-none-match": etag } : {}),
          ...(lastModified ? { "if-modified-since": lastModified } : {}),
        };
        const answer = await outbound.fetch({ address, reach: "public", headers, ...limits });
        if (answer.status === 304) return { isChanged: false };
        if (answer.status !== 200) throw new FeedProblem(`status_${answer.status}`, secondsIn(answer.headers));
        const contentType = answer.headers["content-type"] ?? "";
        const { title, items } = await parser.parse({ bytes: answer.body, contentType, address });
        const version = {
          etag: shortHeader(answer.headers.etag),
          lastModified: shortHeader(answer.headers["last-modified"]),
        };
        return { isChanged: true, title, items, version };
      } catch (error) {
        if (error instanceof OutboundProblem || error instanceof NotAFeed) throw new FeedProblem(error.reason);
        throw error;
      }
    },
    stop: () => parser.stop(),
  };
}

function secondsIn(headers: { readonly "retry-after"?: string }): number | null {
  const seconds = Number(headers["retry-after"]);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

/** The value is sent back in a request header, so only printable ASCII is kept. */
function shortHeader(value: string | undefined): string | null {
  return value && /^[\x20-\x7e]{1,200}$/.test(value) ? value : null;
}
