import { randomBytes } from "node:crypto";
import { link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "#server/error-code.ts";

export type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * After a power cut, the file is either complete or unchanged. With `isNew`, an existing file is kept and the result is
 * false.
 */
export async function writeDurably(file: string, bytes: Bytes, options: { isNew?: boolean } = {}): Promise<boolean> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    const handle = await open(draft, "wx", 0o640);
    try {
      for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (options.isNew) await link(draft, file);
    else await rename(draft, file);
    await syncFolder(folder);
    return true;
  } catch (error) {
    if (options.isNew && errorCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

export function isDiskFull(error: unknown): boolean {
  const code = errorCode(error);
  return code === "ENOSPC" || code === "EDQUOT";
}

/** A new directory entry survives a power cut only after the directory is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
