import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";

/**
 * A new temporary folder, in memory if that has so many free bytes. Other users may enter it, because PostgreSQL runs as
 * one.
 */
export function newFolderInMemory(prefix: string, minBytes: number): string {
  const folder = mkdtempSync(join(freeBytes() > minBytes ? memory : tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

function freeBytes(): number {
  if (!existsSync(memory)) return 0;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize;
}

/**
 * Programs that this process starts keep their temporary files in such a folder until it ends: tests write databases and
 * browser profiles, and waiting for the disk takes a sixth of their time.
 */
export function keepTemporaryFilesInMemory(minBytes: number): void {
  const folder = newFolderInMemory("kindred-tests-", minBytes);
  process.env.TMPDIR = folder;
  // Without this, an interrupted run would leave its files behind.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
