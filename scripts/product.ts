import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFlags } from "./memory-flags.mjs";

export type StartedProduct = {
  readonly address: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
};

/** A temporary data folder is deleted on `stop`. `folder` may contain another release, and tests have another `script`. */
export async function startProduct(
  env: Record<string, string> = {},
  folder = join(import.meta.dirname, ".."),
  script = "scripts/start.ts",
): Promise<StartedProduct> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "kindred-e2e-"));
  chmodSync(dataDir, 0o755);
  const childEnv: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    ...env,
  };
  const child = spawn(process.execPath, [...memoryFlags(childEnv.NODE_OPTIONS), join(folder, script)], {
    env: childEnv,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await readAddress(child);
  return {
    address,
    dataDir,
    process: child,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product runs PostgreSQL in its data folder, where the port and the password are stored. */
export function databaseUrlOf(dataDir: string): string {
  const [, , , port] = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(dataDir, "postgres-password"), "utf8");
  return `postgres://kindred:${encodeURIComponent(password)}@127.0.0.1:${port}/kindred`;
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = "";
    child.stdout?.on("data", (chunk) => {
      words += chunk;
      const address = /^(https?:\/\/\S+)$/m.exec(words)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (code) =>
      reject(new Error(`The product ended with code ${code} before it was ready:\n${words}`)),
    );
  });
}
