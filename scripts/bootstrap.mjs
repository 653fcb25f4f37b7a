// Runs a script on the Node version that the product needs, after installing missing packages. This file must run on
// any Node from 18 (Debian 12) before anything is installed, so it is plain JavaScript without dependencies.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { memoryFlags } from "./memory-flags.mjs";
import { withLock } from "./process-lock.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = 24;
const majorNode = Number(process.versions.node.split(".")[0]);
const quietly = ["--ignore-scripts", "--no-progress", "--loglevel=error"];
const [script = "", ...args] = process.argv.slice(2);

try {
  await install();
  process.exitCode = await runScript(findNode());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".installed");
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isInstalled()) return;
  await withLock(join(root, ".bootstrap", "install.lock"), "Waiting for another process that installs …", async () => {
    if (isInstalled()) return;
    console.log("Installing the packages (about half a minute) …");
    const code = await run("npm", ["ci", ...quietly], await npmEnvironment());
    if (code !== 0) throw new Error("The packages could not be installed; see npm's output above.");
    writeFileSync(stamp, wanted);
  });
}

/**
 * On an old Node, npm silently leaves out native packages that need a newer one. So it first gets a newer Node and npm.
 */
async function npmEnvironment() {
  const env = withoutLocalBin();
  if (majorNode >= 20) return env;
  const folder = join(root, ".bootstrap", "npm");
  mkdirSync(folder, { recursive: true });
  const packaged = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const wanted = [`${packaged}@${optionalDependencies[packaged]}`, "npm@11"];
  const code = await run("npm", ["install", "--prefix", folder, "--no-save", ...quietly, ...wanted], env);
  if (code !== 0) throw new Error("Node could not be installed; see npm's output above.");
  const bin = [join(folder, "node_modules", packaged, "bin"), join(folder, "node_modules", ".bin")];
  return { ...env, PATH: [...bin, env.PATH].join(delimiter) };
}

/** npm must not run on the Node in node_modules, because it is about to replace it. */
function withoutLocalBin() {
  const bin = join(root, "node_modules");
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !entry.startsWith(bin));
  return { ...process.env, PATH: path.join(delimiter) };
}

function findNode() {
  const packaged = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(packaged)) return packaged;
  if (majorNode >= oldestNode) return process.execPath;
  throw new Error(
    `Install Node ${oldestNode} or newer: there is no packaged one for ${process.platform}-${process.arch}.`,
  );
}

function runScript(node) {
  const path = [dirname(node), process.env.PATH ?? ""].join(delimiter);
  // The product and the test runners start many times with the same code, so its compiled form is kept.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "compile");
  const flags = script === "scripts/start.ts" ? memoryFlags(process.env.NODE_OPTIONS) : [];
  return run(node, [...flags, join(root, script), ...args], { ...process.env, PATH: path, NODE_COMPILE_CACHE }, true);
}

function run(command, commandArgs, env, forwardSignals = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, { cwd: root, env, stdio: "inherit" });
    // The terminal sends Ctrl-C to the child as well. SIGTERM and SIGHUP must be forwarded.
    if (forwardSignals) for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
    if (forwardSignals) process.on("SIGINT", () => undefined);
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1)));
  });
}
