import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "#server/app.ts";
import { openApiDocument } from "#server/http/openapi.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "tools/openapi-lint");

/** Redocly and Spectral are installed on first use, outside the main install. */
export async function checkOpenApi(): Promise<{ problems: string[]; summary: string }> {
  await install();
  const file = join(root, "test-results/openapi.json");
  mkdirSync(join(root, "test-results"), { recursive: true });
  const document = openApiDocument(routes, "https://kindred.example");
  writeFileSync(file, JSON.stringify(document, null, 2));
  const { stdout, stderr, hasFailed } = await runNode(join(folder, "lint.js"), file);
  const problems = [...stdout.split("\n").filter(Boolean), ...(hasFailed ? [stderr] : [])];
  return { problems, summary: `openapi: ${routes.length} operations, read by Redocly and Spectral` };
}

function runNode(...args: string[]): Promise<{ stdout: string; stderr: string; hasFailed: boolean }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve({ stdout, stderr, hasFailed: error !== null }));
  });
}

async function install(): Promise<void> {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const stamp = join(folder, "node_modules/.installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  const args = ["ci", "--ignore-scripts", "--no-progress", "--loglevel=error"];
  const npm = spawn("npm", args, { cwd: folder, stdio: "inherit" });
  const code = await new Promise((resolve, reject) => npm.once("exit", resolve).once("error", reject));
  if (code !== 0) throw new Error("The OpenAPI linters could not be installed; see npm's output above.");
  writeFileSync(stamp, lock);
}
