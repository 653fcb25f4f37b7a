import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type S3Settings, SettingsError } from "#server/env.ts";
import { s3Storage } from "./s3-storage.ts";

const answerWithinMs = 5_000;
const checkWithinMs = 10_000;

/**
 * Refuses to start if anyone can read `quarantine/`, because the originals there may contain GPS positions. If the
 * store is unreachable, the product starts anyway.
 */
export async function refuseOpenQuarantine(s3: S3Settings, log: Logger): Promise<void> {
  const isOpen = await Promise.race([isQuarantineOpen(s3), timeUp()]).catch((err: unknown) => {
    log.warn({ err }, "could not check whether quarantine/ is publicly readable");
    return false;
  });
  if (isOpen) {
    throw new SettingsError(
      `S3_BUCKET: anyone can read quarantine/ in "${s3.bucket}". Its files are originals that may contain a location. Make only public/ readable.`,
    );
  }
}

async function isQuarantineOpen(s3: S3Settings): Promise<boolean> {
  const storage = s3Storage(s3);
  const key = `quarantine/start-check-${randomUUID()}.jpg`;
  const words = randomUUID();
  await storage.write(key, Buffer.from(words));
  try {
    const addresses = [`${s3.endpoint}/${s3.bucket}/${key}`, `${s3.publicUrl}/${key}`];
    return (await Promise.all(addresses.map(readUnsigned))).includes(words);
  } finally {
    await storage.delete(key);
  }
}

async function readUnsigned(address: string): Promise<string> {
  return (await fetch(address, { signal: AbortSignal.timeout(answerWithinMs) })).text();
}

async function timeUp(): Promise<never> {
  await sleep(checkWithinMs, undefined, { ref: false });
  throw new Error(`no answer within ${checkWithinMs} ms`);
}
