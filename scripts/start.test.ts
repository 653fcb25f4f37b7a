import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
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

/** Status and Allow of a form that is sent with any method: `fetch` cannot send TRACE. */
function sendForm(address: string, method: string, path: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const form = "name=Ama&email=ama%40test.example&message=Hello";
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": form.length };
    const sent = request(address + path, { method, headers }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.allow]);
    });
    sent.on("error", reject);
    sent.end(form);
  });
}

test("serves pages and API, and ends everything at SIGTERM", { timeout: 120_000 }, async () => {
  const dataDir = dataFolder();
  const product = await startOn(dataDir);
  for (const path of ["/", "/healthz", "/readyz", "/api/openapi.json"])
    expect(await status(product.address, path)).toBe(200);
  expect(await status(product.address, "/no-such-page")).toBe(404);
  for (const method of ["DELETE", "PUT", "OPTIONS", "TRACE"]) {
    expect(await sendForm(product.address, method, "/contact")).toEqual([405, "GET, HEAD, POST"]);
    expect(await sendForm(product.address, method, "/contact.data")).toEqual([405, "GET, HEAD, POST"]);
    expect(await sendForm(product.address, method, "/aboutus")).toEqual([405, "GET, HEAD"]);
    expect(await sendForm(product.address, method, "/api/openapi.json")).toEqual([405, "GET, HEAD"]);
  }
  expect(await sendForm(product.address, "POST", "/")).toEqual([405, "GET, HEAD"]);
  await product.stop();
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});

test("renders pages with React's production build, whatever NODE_ENV says", { timeout: 120_000 }, async () => {
  // Node writes the addresses of every script that a process loaded into this folder when the process ends.
  const coverage = dataFolder();
  const product = await startProduct({ DATA_DIR: dataFolder(), NODE_ENV: "development", NODE_V8_COVERAGE: coverage });
  onTestFinished(product.stop);
  expect(await status(product.address, "/")).toBe(200);
  await product.stop();
  const loaded = readdirSync(coverage).flatMap((file) =>
    JSON.parse(readFileSync(join(coverage, file), "utf8")).result.map(({ url }: { url: string }) => url),
  );
  const builds = loaded.filter((url) => /\/react[\w-]*\/.*(production|development)/.test(url));
  expect(builds.filter((url) => url.includes("/react-dom/"))).not.toEqual([]);
  expect(builds.filter((url) => url.includes("development"))).toEqual([]);
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
