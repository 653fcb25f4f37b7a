import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const memory = "/dev/shm";

/**
 * A new folder in memory that other users may enter, because PostgreSQL runs as one. Null if there is none with so many
 * free bytes.
 */
export function openMemoryFolder(prefix: string, minBytes: number): string | null {
  if (!existsSync(memory)) return null;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize <= minBytes) return null;
  const folder = mkdtempSync(join(memory, prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Programs that this process starts keep their temporary files in memory until it ends: tests write databases and browser
 * profiles, and waiting for the disk takes a sixth of their time.
 */
export function keepTemporaryFilesInMemory(minBytes: number): void {
  const folder = openMemoryFolder("kindred-tests-", minBytes);
  if (!folder) return;
  process.env.TMPDIR = folder;
  // Without this, an interrupted run would leave its files in memory.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
