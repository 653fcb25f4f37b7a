import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildDirectory } from "./build-directory.ts";
import { withLock } from "./process-lock.mjs";

const root = join(import.meta.dirname, "..");
const keptBuilds = 3;

type Print = (sentence: string) => void;
/** The folders of the built pages and of the bundled server. */
type Built = { readonly pages: string; readonly server: string };

export async function buildIfStale(print: Print): Promise<Built> {
  const pages = await ifStale(buildDirectory("pages"), "Building the pages …", print, async (folder) => {
    await runTool(["node_modules/@react-router/dev/bin.cjs", "build"]);
    await compressFiles(join(root, folder, "client"));
  });
  const server = await ifStale(buildDirectory("server"), "Building the server …", print, (folder) =>
    runTool(["scripts/bundle-server.ts", folder]),
  );
  return { pages, server };
}

async function ifStale(
  folder: string,
  sentence: string,
  print: Print,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const path = join(root, folder);
  const stamp = join(path, ".complete");
  if (existsSync(stamp)) return path;
  await withLock(join(root, ".bootstrap", "build.lock"), "Waiting for another process that builds …", async () => {
    if (existsSync(stamp)) return;
    print(sentence);
    rmSync(path, { recursive: true, force: true });
    await build(folder);
    writeFileSync(stamp, "");
    removeOldBuilds(path);
  });
  return path;
}

async function runTool(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (words += chunk));
  const code = await new Promise((resolve) => child.on("exit", resolve));
  if (code !== 0) throw new Error(`${args[0]} failed:\n${words}`);
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
