import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { type StartedProduct, startProduct } from "./product.ts";

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kindred-start-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** This must not block: otherwise `fetch` would use a connection that the product has closed in the meantime. */
function startAndFail(env: Record<string, string>): Promise<{ code: unknown; words: string }> {
  const options = { env: { ...process.env, LOG_LEVEL: "silent", ...env }, timeout: 60_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, "start.ts")], options, (error, _output, words) =>
      resolve({ code: error?.code, words: words.trim() }),
    );
  });
}

const status = async (address: string, path: string) => (await fetch(address + path)).status;

/** Returns the status and the Allow header. `fetch` cannot send TRACE, so this uses `node:http`. */
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

const dataDir = dataFolder();
/** With NODE_V8_COVERAGE, Node writes the URL of every loaded script into this folder on exit. */
const coverage = dataFolder();
let product: StartedProduct;

// Starting takes seconds, so the tests share one product and run in this order.
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: dataDir, DEMO: "off" });
}, 120_000);

afterAll(async () => {
  await product.stop();
  for (const folder of [dataDir, coverage]) rmSync(folder, { recursive: true, force: true });
});

test("keeps the page of an unknown address for other visitors", async () => {
  const read = async () => {
    const answer = await fetch(`${product.address}/no-such-page`);
    return [answer.status, answer.headers.get("cache-control")];
  };
  await expect.poll(read).toEqual([404, "public, no-cache"]);
});

test("serves pages and the API", async () => {
  for (const path of ["/", "/healthz", "/readyz", "/api/openapi.json"])
    expect(await status(product.address, path)).toBe(200);
  expect(await status(product.address, "/no-such-page")).toBe(404);
});

test("answers health checks without a Host header", async () => {
  const { hostname, port } = new URL(product.address);
  for (const path of ["/healthz", "/readyz"]) {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test.for(["DELETE", "PUT", "OPTIONS", "TRACE"])("%s on a page returns 405", async (method) => {
  expect(await sendForm(product.address, method, "/contact")).toEqual([405, "GET, HEAD, POST"]);
  expect(await sendForm(product.address, method, "/contact.data")).toEqual([405, "GET, HEAD, POST"]);
  expect(await sendForm(product.address, method, "/aboutus")).toEqual([405, "GET, HEAD"]);
  expect(await sendForm(product.address, method, "/api/openapi.json")).toEqual([405, "GET, HEAD"]);
});

test("keeps unused connections open for longer than proxies do", async () => {
  const { headers } = await fetch(`${product.address}/healthz`);
  expect(headers.get("keep-alive")).toBe("timeout=75");
});

test("POST to a page without a form returns 405", async () => {
  expect(await sendForm(product.address, "POST", "/")).toEqual([405, "GET, HEAD"]);
});

test("refuses to start twice on the same data folder", async () => {
  const second = await startAndFail({ DATA_DIR: dataDir, PORT: "0" });
  expect(second).toMatchObject({ code: 1, words: expect.stringContaining("already running on the data folder") });
  expect(await status(product.address, "/readyz")).toBe(200);
});

test("refuses to start on a taken port, and creates no database", async () => {
  const other = dataFolder();
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  const second = await startAndFail({ DATA_DIR: other, PORT: new URL(product.address).port });
  expect(second).toMatchObject({ code: 1, words: expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is taken;[^\n]*$/) });
  expect(existsSync(join(other, "postgres"))).toBe(false);
});

test("starts again after kill -9", async () => {
  const gone = new Promise((resolve) => product.process.once("exit", resolve));
  product.process.kill("SIGKILL");
  await gone;
  product = await startProduct({
    DATA_DIR: dataDir,
    DEMO: "off",
    NODE_ENV: "development",
    NODE_V8_COVERAGE: coverage,
  });
  for (const path of ["/readyz", "/"]) expect(await status(product.address, path)).toBe(200);
});

test("SIGTERM also stops PostgreSQL", async () => {
  await product.stop();
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});

const loadedScripts = () =>
  readdirSync(coverage).flatMap((file) =>
    JSON.parse(readFileSync(join(coverage, file), "utf8")).result.map(({ url }: { url: string }): string => url),
  );

test("loads the server's bundle instead of its files", () => {
  const loaded = loadedScripts();
  expect(loaded.some((url) => /\/build\/server\/\w+\/start-built\.js$/.test(url))).toBe(true);
  expect(loaded.filter((url) => /\/server\/(http|features|db)\//.test(url))).toEqual([]);
});

test("renders pages with React's production build, even if NODE_ENV is development", () => {
  const loaded = loadedScripts();
  const builds = loaded.filter((url) => /\/react[\w-]*\/.*(production|development)/.test(url));
  expect(builds.filter((url) => url.includes("/react-dom/"))).not.toEqual([]);
  expect(builds.filter((url) => url.includes("development"))).toEqual([]);
});

test("a start begins again if the database loses its connections", async () => {
  const cluster = await startCluster({ dataDir, print: () => undefined });
  onTestFinished(() => cluster.stop());
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query("select pg_advisory_lock(7301)");
  const secret = { APP_SECRET: "a secret with at least thirty-two characters" };
  const starting = startProduct({ ...secret, DATA_DIR: dataDir, DEMO: "off", DATABASE_URL: cluster.url });
  const waiting = "from pg_stat_activity where application_name = 'kindred-start' and wait_event_type = 'Lock'";
  const isWaiting = async () => (await client.query(`select 1 ${waiting}`)).rowCount === 1;
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
  await client.query(`select pg_terminate_backend(pid) ${waiting}`);
  await client.end();
  const started = await starting;
  expect(await status(started.address, "/readyz")).toBe(200);
  await started.stop();
});

test("a start that fails stops PostgreSQL, which is already running by then", async () => {
  const cluster = await startCluster({ dataDir, print: () => undefined });
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query("insert into kysely_migration (name, timestamp) values ('9999-of-a-later-release', '')");
  await client.end();
  await cluster.stop();
  const failed = await startAndFail({ DATA_DIR: dataDir, PORT: "0" });
  expect(failed).toMatchObject({ code: 1, words: expect.stringContaining("Start the newer release") });
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});

test("an invalid setting stops the start and names the variable", async () => {
  expect(await startAndFail({ PORT: "eighty" })).toEqual({ code: 1, words: "PORT: must be a port number" });
});
