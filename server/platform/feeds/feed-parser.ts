import { join } from "node:path";
import { createParserThread } from "../parser-thread.ts";
import type { Feed } from "./feed-items.ts";
import { type FeedReason, NotAFeed } from "./feed-text.ts";

type ParseContext = { readonly contentType: string; readonly address: string };
export type ParseRequest = ParseContext & { readonly bytes: Uint8Array };
export type ParseAnswer =
  | { readonly isFeed: true; readonly feed: Feed }
  | { readonly isFeed: false; readonly reason: FeedReason };

export type FeedParser = {
  /** Throws `NotAFeed`. */
  readonly parse: (request: ParseRequest) => Promise<Feed>;
  readonly stop: () => Promise<void>;
};

export function createFeedParser(): FeedParser {
  const thread = createParserThread<ParseContext, ParseAnswer>({
    file: join(import.meta.dirname, "feed-worker.ts"),
    maxMilliseconds: 1_000,
  });
  return {
    async parse({ bytes, contentType, address }) {
      const answer = await thread.ask({ contentType, address }, bytes);
      if (answer === null) throw new NotAFeed("too_hard");
      if (!answer.isFeed) throw new NotAFeed(answer.reason);
      return answer.feed;
    },
    stop: thread.stop,
  };
}
