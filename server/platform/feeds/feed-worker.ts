import { parentPort } from "node:worker_threads";
import { feedItems } from "./feed-items.ts";
import type { ParseAnswer, ParseRequest } from "./feed-parser.ts";
import { decodeFeed, NotAFeed, wholeFeed } from "./feed-text.ts";

/** This file runs in a worker thread. `feed-parser.ts` ends the thread if a document takes too long. */
parentPort?.on("message", ({ bytes, contentType, address }: ParseRequest) =>
  answer(parse(bytes, contentType, address)),
);
answer("ready");

function parse(bytes: Uint8Array, contentType: string, address: string): ParseAnswer {
  try {
    return { isFeed: true, feed: feedItems(wholeFeed(decodeFeed(bytes, contentType)), address) };
  } catch (error) {
    return { isFeed: false, reason: error instanceof NotAFeed ? error.reason : "too_hard" };
  }
}

function answer(message: ParseAnswer | "ready"): void {
  parentPort?.postMessage(message);
}
