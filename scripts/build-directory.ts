import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const shared = ["contract", "format", "messages", "package-lock.json"];
const sources = {
  pages: [...shared, "web", "vite.config.ts", "react-router.config.ts"],
  server: [...shared, "server", "demo", "scripts"],
};

/**
 * The name contains a hash of the sources, so changed sources get a new folder. A running product keeps its own folder.
 */
export function buildDirectory(part: keyof typeof sources): string {
  const hash = createHash("sha256");
  for (const source of sources[part]) addToHash(hash, source);
  return join("build", part, hash.digest("hex").slice(0, 16));
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  for (const file of filesBelow(path))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
}

function filesBelow(path: string): string[] {
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
