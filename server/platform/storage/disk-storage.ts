import type { KeyObject } from "node:crypto";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#server/deps.ts";
import type { Settings } from "#server/env.ts";
import { errorCode } from "#server/error-code.ts";
import { writeDurably } from "../durable-write.ts";
import type { Storage } from "./storage.ts";
import { checkKey, typeOfKey } from "./storage-key.ts";
import { ticketQuery } from "./upload-token.ts";

export const putPath = "/uploads/put/";
export const filesPath = "/files/";

export function diskFile(settings: Settings, key: string): string {
  return join(settings.dataDir, "files", checkKey(key));
}

/** The product itself accepts uploads and serves the public files. */
export function diskStorage(settings: Settings, secret: KeyObject, clock: Clock): Storage {
  const fileOf = (key: string) => diskFile(settings, key);
  return {
    async signPut({ key, contentType, contentLength, expiresSeconds }) {
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + expiresSeconds;
      const query = ticketQuery({ key: checkKey(key), contentType, contentLength, expiresAt }, secret);
      return {
        url: `${settings.publicUrl}${putPath}${key}?${query}`,
        method: "PUT",
        headers: { "content-type": contentType, "if-none-match": "*" },
      };
    },
    async head(key) {
      const found = await unlessMissing(stat(fileOf(key)));
      return found && { contentType: typeOfKey(key), contentLength: found.size };
    },
    read: (key) => unlessMissing(readFile(fileOf(key))),
    async write(key, bytes) {
      await writeDurably(fileOf(key), bytes);
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    publicUrl: (key) => `${filesPath}${checkKey(key)}`,
  };
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
