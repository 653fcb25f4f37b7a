import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSemaphore } from "#server/platform/semaphore.ts";
import { type ImageFormat, imageLimits, type WorkerAnswer } from "./image-plan.ts";

type MadeImage = { readonly width: number; readonly height: number; readonly sizes: readonly MadeSize[] };
export type MadeSize = {
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  readonly bytes: Uint8Array;
};

export type Images = {
  /** Removes all metadata. Throws `NotAnImage` or `TooManyWaiting`. */
  readonly makeSizes: (bytes: Uint8Array) => Promise<MadeImage>;
  readonly stop: () => void;
};

export type ImagesOptions = {
  readonly maxAtOnce: number;
  readonly maxWaiting: number;
  readonly scratchFolder: string;
  /** Keeping the worker's compiled code saves a third of its time. */
  readonly compileCache: string;
};

/** The file is not a JPEG, PNG or WebP, or it is broken, or it exceeds the memory or time limit. */
export class NotAnImage extends Error {}

/** Each image is decoded in its own process, so that a malicious one cannot take the product down. */
export function createImages(options: Partial<ImagesOptions> = {}): Images {
  const running = new Set<ChildProcess>();
  const acquire = createSemaphore(
    options.maxAtOnce ?? imageLimits.maxAtOnce,
    options.maxWaiting ?? imageLimits.maxWaiting,
  );
  const run = (folder: string) => runWorker(folder, running, options.compileCache);
  return {
    async makeSizes(bytes) {
      const release = await acquire();
      try {
        return await makeIn(await mkdtemp(join(options.scratchFolder ?? tmpdir(), "kindred-image-")), bytes, run);
      } finally {
        release();
      }
    },
    stop() {
      for (const child of running) child.kill("SIGKILL");
    },
  };
}

async function makeIn(
  folder: string,
  bytes: Uint8Array,
  run: (folder: string) => Promise<WorkerAnswer>,
): Promise<MadeImage> {
  try {
    await writeFile(join(folder, "source"), bytes);
    const answer = await run(folder);
    if (!answer.isImage) throw new NotAnImage(answer.reason);
    return { width: answer.width, height: answer.height, sizes: await readSizes(folder, answer) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readSizes(folder: string, answer: WorkerAnswer & { isImage: true }): Promise<MadeSize[]> {
  return Promise.all(
    answer.files.map(async ({ file, ...size }) => ({ ...size, bytes: await readFile(join(folder, file)) })),
  );
}

function runWorker(folder: string, running: Set<ChildProcess>, compileCache?: string): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, "image-worker.ts"), [folder], {
      execArgv: ["--max-old-space-size=64"],
      // The product's own environment may contain secrets, so it is not passed on.
      env: { MALLOC_ARENA_MAX: "2", ...(compileCache ? { NODE_COMPILE_CACHE: compileCache } : {}) },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    running.add(child);
    const timer = setTimeout(() => child.kill("SIGKILL"), imageLimits.maxMilliseconds);
    let answer: WorkerAnswer = { isImage: false, reason: "it asked for too much memory or time" };
    child.once("message", (message) => {
      // The worker is our own file, and sends nothing else.
      answer = message as WorkerAnswer;
    });
    // `on` instead of `once`: several errors may follow, and one without a listener would end the process.
    child.on("error", reject);
    child.once("close", () => {
      clearTimeout(timer);
      running.delete(child);
      resolve(answer);
    });
  });
}
