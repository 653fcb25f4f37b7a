import { once } from "node:events";
import { Worker } from "node:worker_threads";

export type ParserThread<Request, Answer> = {
  /** Null if the document took too long or crashed the thread. */
  readonly ask: (request: Request, bytes: Uint8Array) => Promise<Answer | null>;
  readonly stop: () => Promise<void>;
};

type ThreadOptions = { readonly file: string; readonly maxMilliseconds: number };

const maxStartMilliseconds = 30_000;
const idleMilliseconds = 10_000;

/**
 * For documents from strangers. One thread parses one document at a time, with little memory. It is ended if a document
 * takes too long. The file must post one message when it has started.
 */
export function createParserThread<Request extends object, Answer>(
  options: ThreadOptions,
): ParserThread<Request, Answer> {
  let worker: Promise<Worker> | null = null;
  let line: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await (await ending?.catch(() => undefined))?.terminate();
  }

  async function askNow(request: Request, bytes: Uint8Array): Promise<Answer | null> {
    clearTimeout(idle);
    worker ??= startWorker(options.file);
    const thread = await worker.catch(async (error: unknown) => {
      await end();
      throw error;
    });
    const answer = await askThread<Request, Answer>(thread, request, bytes, options.maxMilliseconds);
    if (answer === null) await end();
    else idle = setTimeout(() => void end(), idleMilliseconds).unref();
    return answer;
  }

  return {
    ask(request, bytes) {
      const turn = line.then(() => askNow(request, bytes));
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
async function startWorker(file: string): Promise<Worker> {
  const worker = new Worker(file, {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  // `askThread` notices that the thread exited. Without a listener, the error event would end the process.
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

function askThread<Request extends object, Answer>(
  worker: Worker,
  request: Request,
  bytes: Uint8Array,
  maxMilliseconds: number,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | null) => {
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
    worker.postMessage({ ...request, bytes: copy }, [copy.buffer]);
  });
}
