import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";

const memory = "/dev/shm";
const neededBytes = 4 * 1024 ** 3;

/**
 * Temporary files in memory, where there is enough of it: the databases of the tests and the profiles of their browsers
 * are written and deleted within minutes, and the disk is slower than the tests.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  const directory = mkdtempSync(`${memory}/kindred-test-`);
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(directory, 0o1777);
  process.env.TMPDIR = directory;
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
