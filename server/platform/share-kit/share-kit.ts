import { fork } from "node:child_process";
import { join } from "node:path";
import { createSemaphore } from "#server/platform/semaphore.ts";
import type { KitArt } from "./kit-art.ts";

export const kitFiles = ["story.jpg", "square.jpg", "poster.jpg", "poster.pdf"] as const;
export type KitFile = (typeof kitFiles)[number];
export type KitOrder = { readonly file: KitFile; readonly art: KitArt; readonly language: string };

const maxMilliseconds = 20_000;
const acquire = createSemaphore(2, 20);

/**
 * Draws in a process of its own: a poster for print takes 200 MB, which a long-lived process would not give back.
 * Throws `TooManyWaiting`.
 */
export async function drawKitFile(order: KitOrder, compileCache: string): Promise<Buffer> {
  const release = await acquire();
  try {
    return await drawInWorker(order, compileCache);
  } finally {
    release();
  }
}

function drawInWorker(order: KitOrder, compileCache: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, "kit-worker.ts"), [], {
      execArgv: ["--max-old-space-size=128"],
      // The product's own environment may contain secrets, so it is not passed on.
      env: { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: compileCache },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const timer = setTimeout(() => child.kill("SIGKILL"), maxMilliseconds);
    let drawn: Uint8Array | null = null;
    child.once("message", (bytes) => {
      if (bytes instanceof Uint8Array) drawn = bytes;
    });
    // `on` instead of `once`: several errors may follow, and one without a listener would end the process.
    child.on("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      if (drawn) resolve(Buffer.from(drawn));
      else reject(new Error(`the ${order.file} of a share kit was not drawn: exit code ${code}`));
    });
    child.send(order);
  });
}
