import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import type { App } from "./hono-app.ts";
import { serveBuiltFiles } from "./static-files.ts";

const script = "console.log('Kindred');";
const folder = mkdtempSync(join(tmpdir(), "kindred-built-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets", "page-1.js"), script);
writeFileSync(join(folder, "assets", "page-1.js.br"), brotliCompressSync(script));
writeFileSync(join(folder, "assets", "page-1.js.gz"), gzipSync(script));
writeFileSync(join(folder, "assets", "letters-1.woff2"), "letters");
writeFileSync(join(folder, "favicon.svg"), "<svg/>");
afterAll(() => rmSync(folder, { recursive: true }));

const app: App = new Hono();
app.onError((error, c) => c.text(error.message, 404));
serveBuiltFiles(app, folder);
app.get("*", (c) => c.text("a page"));
const get = (path: string, accepted?: string, method = "GET") =>
  app.request(path, { method, headers: accepted ? { "accept-encoding": accepted } : {} });

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["deflate", null],
  [undefined, null],
])("a browser that accepts %s gets a script as %s", async (accepted, encoding) => {
  const { headers } = await get("/assets/page-1.js", accepted);
  expect(headers.get("content-encoding")).toBe(encoding);
  expect(headers.get("vary")).toBe("accept-encoding");
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("cache-control")).toContain("immutable");
});

test("a file without a compressed copy is sent as it is, again and again", async () => {
  for (let n = 0; n < 2; n++) {
    const answer = await get("/assets/letters-1.woff2", "br");
    expect(answer.headers.get("content-encoding")).toBe(null);
    expect(answer.headers.get("vary")).toBe(null);
    expect(await answer.text()).toBe("letters");
  }
});

test("HEAD tells the length without the content", async () => {
  const answer = await get("/favicon.svg", undefined, "HEAD");
  expect(answer.headers.get("content-length")).toBe("6");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(await answer.text()).toBe("");
});

test("only files of the build are found", async () => {
  for (const path of ["/assets/page-2.js", "/assets", "/assets/../../secret.js", "/assets/%2e%2e/%2e%2e/secret.js"])
    expect(await (await get(path)).text(), path).not.toContain("Kindred");
  expect((await get("/assets/page-2.js")).status).toBe(404);
  expect(await (await get("/robot.svg")).text()).toBe("a page");
});
