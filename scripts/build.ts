import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildDirectory } from "./build-directory.ts";
import { withLock } from "./process-lock.mjs";

const root = join(import.meta.dirname, "..");
const keptBuilds = 3;

export async function buildIfStale(print: (sentence: string) => void): Promise<string> {
  const folder = join(root, buildDirectory());
  const stamp = join(folder, ".complete");
  if (existsSync(stamp)) return folder;
  await withLock(join(root, ".bootstrap", "build.lock"), "Waiting for another process that builds …", async () => {
    if (existsSync(stamp)) return;
    print("Building the pages …");
    rmSync(folder, { recursive: true, force: true });
    await runBuild();
    await compressFiles(join(folder, "client"));
    writeFileSync(stamp, "");
    removeOldBuilds(folder);
  });
  return folder;
}

async function runBuild(): Promise<void> {
  const tool = join(root, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [tool, "build"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (words += chunk));
  const code = await new Promise((resolve) => child.on("exit", resolve));
  if (code !== 0) throw new Error(`The pages could not be built:\n${words}`);
}

const compressible = /\.(js|css|svg|json|webmanifest|txt|html|map)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await gz(bytes, { level: 9 }));
    }),
  );
}

function removeOldBuilds(current: string): void {
  const parent = join(current, "..");
  const others = readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((path) => path !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of others.slice(keptBuilds - 1)) rmSync(old, { recursive: true, force: true });
}
