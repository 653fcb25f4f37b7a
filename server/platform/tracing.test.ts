import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { pagesHandler, type WebBuild } from "#server/http/pages.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { startTracing } from "./tracing.ts";

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: object }[];
  status: { code?: number };
};
type Exported = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** Receives what the product exports, as a collector does. */
async function receiveSpans() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    bodies,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Exported).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  };
}

async function tracedApp(ratio = 1) {
  const receiver = await receiveSpans();
  const tracing = { url: receiver.url, ratio };
  const test = await createTestApp({ settings: { tracing } });
  const stop = await startTracing(tracing, test.deps.log);
  onTestFinished(async () => {
    await stop();
    await test.close();
  });
  return { ...test, ...receiver, stop };
}

const childrenOf = (spans: readonly Span[], parent: Span | undefined) =>
  spans.filter(({ parentSpanId, traceId }) => parentSpanId === parent?.spanId && traceId === parent?.traceId);
const names = (spans: readonly Span[]) => spans.map(({ name }) => name);

/** This page calls the API once. */
const build: WebBuild = {
  entry: {
    module: {
      makeContext: (context) => context,
      takesForms: () => false,
      createRequestHandler: () => (_request, context) =>
        (context as { apiFetch: (path: string, init: RequestInit) => Promise<Response> }).apiFetch(
          "/api/reviews?providerId=7",
          {},
        ),
    },
  },
};

test("a page is the parent of its API calls, and they of their statements", async () => {
  const { app, deps, fetch, stop, spans } = await tracedApp();
  const api: Parameters<typeof pagesHandler>[1]["api"] = (request, env) => app.fetch(request, env);
  app.all("*", pagesHandler(deps, { loadBuild: async () => build, api, mode: "production", sharing: null }));
  const answer = await fetch("/somewhere");
  await stop();
  const roots = spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(names(roots)).toEqual(["GET page"]);
  expect(roots[0]?.attributes).toContainEqual({
    key: "kindred.request_id",
    value: { stringValue: answer.headers.get("x-request-id") },
  });
  const calls = childrenOf(spans(), roots[0]);
  expect(names(calls)).toEqual(["GET /api/reviews"]);
  expect(names(childrenOf(spans(), calls[0]))).toContain("select listings");
});

test("a job is the parent of its statements; the polling of the queue is not recorded", async () => {
  const { deps, jobs, runJobs, stop, spans } = await tracedApp();
  await jobs.enqueue(deps.db, "collect-uploads", {});
  await runJobs();
  await stop();
  const roots = spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(names(roots)).toEqual(["job collect-uploads"]);
  expect(childrenOf(spans(), roots[0]).length).toBeGreaterThan(0);
});

test("a failed statement is marked with its SQLSTATE, a failed request with its status", async () => {
  const { app, deps, fetch, stop, spans } = await tracedApp();
  app.get("/broken", async () => {
    await deps.db.pool.query("select 1 / 0 from bookings", []);
    return new Response();
  });
  expect((await fetch("/broken")).status).toBe(500);
  await stop();
  const typeOf = (name: string) => {
    const span = spans().find((one) => one.name === name);
    return { code: span?.status.code, type: span?.attributes.find(({ key }) => key === "error.type")?.value };
  };
  expect(typeOf("GET /broken")).toEqual({ code: 2, type: { stringValue: "500" } });
  expect(typeOf("select bookings")).toEqual({ code: 2, type: { stringValue: "22012" } });
});

test("spans contain no query string, path, header or value", async () => {
  const { fetch, stop, bodies } = await tracedApp();
  const headers = { cookie: "sid=secret-session", "user-agent": "secret-agent", "content-type": "application/json" };
  await fetch("/api/search?q=secret-words&city=secret-city", { headers });
  await fetch("/api/bookings/secret-reference/secret-token", { headers });
  await fetch("/api/deletionRequests", {
    method: "POST",
    headers: { ...headers, origin: "http://localhost:3000" },
    body: JSON.stringify({ email: "secret@test.example", reason: "secret", comments: "secret", confirmed: true }),
  });
  await stop();
  expect(bodies.join()).toContain("POST /api/deletionRequests");
  expect(bodies.join()).not.toContain("secret");
  expect(bodies.join()).not.toContain("203.0.113.7");
});

test("TRACES_RATIO=0 records nothing, also no statements", async () => {
  const { fetch, stop, bodies } = await tracedApp(0);
  await fetch("/api/reviews?providerId=7");
  await stop();
  expect(bodies).toEqual([]);
});

test("without TRACES_URL, OpenTelemetry's SDK is not loaded", () => {
  const script = `
    import { registerHooks } from "node:module";
    registerHooks({ resolve(name, context, next) {
      if (/^@opentelemetry\\/(sdk|exporter|resources)/.test(name)) console.log(name);
      return next(name, context);
    } });
    await import("#server/serve-product.ts");
    console.log("loaded");
    process.exit();`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(stdout.trim()).toBe("loaded");
});
