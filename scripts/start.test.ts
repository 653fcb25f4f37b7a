import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startProduct } from "./product.ts";

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kindred-start-"));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startOn(dataDir: string) {
  const product = await startProduct({ DATA_DIR: dataDir });
  onTestFinished(product.stop);
  return product;
}

function startAndFail(env: Record<string, string>) {
  const started = spawnSync(process.execPath, [join(import.meta.dirname, "start.ts")], {
    env: { ...process.env, LOG_LEVEL: "silent", ...env },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { code: started.status, words: started.stderr.trim() };
}

const status = async (address: string, path: string) => (await fetch(address + path)).status;

test("serves pages and API, and ends everything at SIGTERM", { timeout: 120_000 }, async () => {
  const dataDir = dataFolder();
  const product = await startOn(dataDir);
  for (const path of ["/", "/healthz", "/readyz", "/api/openapi.json"])
    expect(await status(product.address, path)).toBe(200);
  expect(await status(product.address, "/no-such-page")).toBe(404);
  await product.stop();
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});

test("recovers by itself after kill -9", { timeout: 120_000 }, async () => {
  const dataDir = dataFolder();
  const first = await startOn(dataDir);
  const gone = new Promise((resolve) => first.process.once("exit", resolve));
  first.process.kill("SIGKILL");
  await gone;
  const second = await startOn(dataDir);
  expect(await status(second.address, "/readyz")).toBe(200);
});

test("a second start on the same data folder, or a taken port, gives one sentence and changes nothing", {
  timeout: 120_000,
}, async () => {
  const dataDir = dataFolder();
  const product = await startOn(dataDir);
  const sameFolder = startAndFail({ DATA_DIR: dataDir, PORT: "0" });
  expect(sameFolder).toMatchObject({ code: 1, words: expect.stringContaining("already running on the data folder") });
  const other = dataFolder();
  const samePort = startAndFail({ DATA_DIR: other, PORT: new URL(product.address).port });
  expect(samePort).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is taken;[^\n]*$/),
  });
  expect(existsSync(join(other, "postgres"))).toBe(false);
  expect(await status(product.address, "/readyz")).toBe(200);
});

test("a bad setting stops the start and names the variable", () => {
  expect(startAndFail({ PORT: "eighty" })).toEqual({ code: 1, words: "PORT: must be a port number" });
});
