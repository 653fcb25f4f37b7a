import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Feed } from "./feed-items.ts";
import { type FeedReason, NotAFeed } from "./feed-text.ts";

export type ParseRequest = { readonly bytes: Uint8Array; readonly contentType: string; readonly address: string };
export type ParseAnswer =
  | { readonly isFeed: true; readonly feed: Feed }
  | { readonly isFeed: false; readonly reason: FeedReason };

export type FeedParser = {
  /** Throws `NotAFeed`. */
  readonly parse: (request: ParseRequest) => Promise<Feed>;
  readonly stop: () => Promise<void>;
};

const maxMilliseconds = 1_000;
const maxStartMilliseconds = 30_000;
const idleMilliseconds = 10_000;

/** One worker thread parses one document at a time. If a document takes longer than a second, the thread is ended. */
export function createFeedParser(): FeedParser {
  let worker: Promise<Worker> | null = null;
  let line: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await (await ending?.catch(() => undefined))?.terminate();
  }

  async function parseNow(request: ParseRequest): Promise<Feed> {
    clearTimeout(idle);
    worker ??= startWorker();
    const thread = await worker.catch(async (error: unknown) => {
      await end();
      throw error;
    });
    const answer = await ask(thread, request);
    if (answer === null) {
      await end();
      throw new NotAFeed("too_hard");
    }
    idle = setTimeout(() => void end(), idleMilliseconds).unref();
    if (!answer.isFeed) throw new NotAFeed(answer.reason);
    return answer.feed;
  }

  return {
    parse(request) {
      const turn = line.then(() => parseNow(request));
      line = turn.catch(() => undefined);
      return turn;
    },
    async stop() {
      await line;
      await end();
    },
  };
}

/** Starting a thread takes longer than parsing, so it has a longer timeout. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(join(import.meta.dirname, "feed-worker.ts"), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  // `ask` notices that the thread exited. Without a listener, the error event would end the process.
  worker.on("error", () => undefined);
  try {
    await once(worker, "message", { signal: AbortSignal.timeout(maxStartMilliseconds) });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  worker.unref();
  return worker;
}

/** Returns null if there was no answer in time, or if the document crashed the thread. */
function ask(worker: Worker, { bytes, contentType, address }: ParseRequest): Promise<ParseAnswer | null> {
  return new Promise((resolve) => {
    const settle = (answer: ParseAnswer | null) => {
      clearTimeout(timer);
      worker.off("message", settle);
      worker.off("exit", died);
      resolve(answer);
    };
    const died = () => settle(null);
    const timer = setTimeout(died, maxMilliseconds);
    worker.on("message", settle);
    worker.on("exit", died);
    // Copied, because the transfer detaches the whole buffer, and the caller's bytes may be a view of a larger one.
    const copy = Uint8Array.from(bytes);
    worker.postMessage({ bytes: copy, contentType, address }, [copy.buffer]);
  });
}
