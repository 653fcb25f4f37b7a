import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { readSettings } from "#server/env.ts";
import type { App } from "#server/http/hono-app.ts";
import { createLog } from "#server/platform/log.ts";
import { pagesHandler, type WebBuild } from "./pages.ts";
import { refusalAnswer } from "./refusal-answer.ts";

/** These stub pages return their form, or else the address from which they call the API. */
const build: WebBuild = {
  entry: {
    module: {
      makeContext: (request) => request,
      takesForms: (_build, path) => path === "/contact",
      createRequestHandler: () => async (request, context) =>
        request.method === "GET"
          ? (context as { apiFetch: (path: string, init: RequestInit) => Promise<Response> }).apiFetch("/api/news", {})
          : Response.json(Object.fromEntries(await request.formData())),
    },
  },
};

type OpenPages = { readonly web?: WebBuild; readonly api?: (request: Request) => Response };

function openPages({ web = build, api = (request) => new Response(request.url) }: OpenPages = {}) {
  const deps = { settings: readSettings({}), log: createLog("silent") } as Deps;
  const app: App = new Hono();
  app.onError((error, c) => refusalAnswer(deps, c, error));
  app.all(
    "*",
    pagesHandler(deps, {
      loadBuild: async () => web,
      api,
      mode: "production",
      sharing: null,
    }),
  );
  return (path: string, init?: RequestInit) => app.fetch(new Request(new URL(path, "http://localhost"), init));
}

const form = "application/x-www-form-urlencoded";
const send = (type: string, body: BodyInit) =>
  openPages()("/contact", { method: "POST", headers: { "content-type": type }, body, duplex: "half" } as RequestInit);

test("a form reaches its page as it was sent", async () => {
  const answer = await send(form, "name=Ama+%F0%9F%8C%8D&message=a%0Ab");
  expect(await answer.json()).toEqual({ name: "Ama 🌍", message: "a\nb" });
});

test("an endless form body is refused with 413 before it is read completely", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(line) {
      sent++;
      line.enqueue(new Uint8Array(64 * 1024).fill(97));
    },
  });
  const answer = await send(form, endless);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test.each([
  ["JSON", "application/json", "{}", 415],
  ["an empty request", "", "", 415],
  ["a truncated form", "multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"', 400],
  ["a multipart form without a boundary", "multipart/form-data", "a=b", 400],
])("%s is refused with a 4xx status", async (_what, type, body, status) => {
  expect((await send(type, body)).status).toBe(status);
});

test.for([
  ...["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"].map(
    (method) => [method, "/contact", "GET, HEAD, POST"] as const,
  ),
  ["POST", "/news", "GET, HEAD"],
  ["DELETE", "/news", "GET, HEAD"],
] as const)("%s %s is refused before its body is read, with Allow: %s", async ([method, path, allow]) => {
  const body = new ReadableStream({
    pull(line) {
      line.error(new Error("the body was read"));
    },
  });
  const headers = { "content-type": form, origin: "https://evil.example" };
  const answer = await openPages()(path, { method, headers, body, duplex: "half" } as RequestInit);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe(allow);
});

test("a path with more than 20 segments returns 404", async () => {
  const open = openPages();
  expect((await open("/a".repeat(20))).status).toBe(200);
  expect((await open("/a".repeat(21))).status).toBe(404);
  expect((await open("/a".repeat(7000))).status).toBe(404);
});

test.for([
  ["/news?lang=en", "/api/news?lang=en"],
  ["/news?lang=%00", "/api/news?lang=en"],
  ["/news?lang=x&lang=%FF", "/api/news?lang=en"],
  ["/news", "/api/news"],
] as const)("%s calls the API at %s", async ([page, asked]) => {
  expect(await (await openPages()(page)).text()).toBe(`http://localhost${asked}`);
});

test.for([
  ["/news?lang=en-XA", "", "lang=en-XA; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"],
  ["/news?lang=EN", "lang=en-XA", "lang=en; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"],
  ["/news?lang=en-XA", "lang=en-XA", null],
  ["/news?lang=xx", "", null],
  ["/news", "lang=en-XA", null],
] as const)("%s with the cookie %j sets the cookie %j", async ([path, cookie, expected]) => {
  const answer = await openPages()(path, { headers: { cookie } });
  expect(answer.headers.get("set-cookie")).toBe(expected);
  if (expected) expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test.for([
  ["sid=somebody", "private, no-store"],
  ["other=1", null],
] as const)("a page requested with the cookie %s has Cache-Control %s", async ([cookie, expected]) => {
  const answer = await openPages()("/news", { headers: { cookie } });
  expect(answer.headers.get("cache-control")).toBe(expected);
});

test("a form sent from another site is refused with 403", async () => {
  const headers = { "content-type": form, origin: "https://evil.example" };
  expect((await openPages()("/contact", { method: "POST", headers, body: "name=x" })).status).toBe(403);
});

/** Its page fails with this status if its call of the API does. */
function failingBuild(status: number): WebBuild {
  const createRequestHandler: WebBuild["entry"]["module"]["createRequestHandler"] = () => async (_request, context) => {
    const { apiFetch } = context as { apiFetch: (path: string, init: RequestInit) => Promise<Response> };
    const { ok } = await apiFetch("/api/news", {});
    return new Response("<p>", { status: ok ? 200 : status, headers: { "content-type": "text/html" } });
  };
  return { entry: { module: { ...build.entry.module, createRequestHandler } } };
}

test.for([
  [500, 503, 503],
  [502, 503, 502],
  [500, 500, 500],
  [404, 503, 404],
] as const)("a page that fails with %i because the API answers %i has the status %i", async ([page, status, shown]) => {
  const read = openPages({ web: failingBuild(page), api: () => Response.json({}, { status }) });
  const answer = await read("/news");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([shown, shown === 503 ? "2" : null]);
});

/** Returns the base of its links and what it knows of the visitor. */
const framedBuild: WebBuild = {
  entry: {
    module: {
      ...build.entry.module,
      takesForms: (_build, path) => path === "/booking/review",
      createRequestHandler: (made) => async (request, context) =>
        Response.json({
          base: (made as { basename?: string }).basename ?? "/",
          cookie: request.headers.get("cookie"),
          site: (context as { site: object }).site,
        }),
    },
  },
};

test("a page of the Book button knows no cookies and sets none, and its links stay under /embed", async () => {
  const open = openPages({ web: framedBuild });
  const headers = { cookie: "sid=x; consent=accepted" };
  const framed = await open("/embed/booking?providerId=1&lang=en", { headers });
  expect(framed.headers.get("set-cookie")).toBeNull();
  expect(await framed.json()).toMatchObject({
    base: "/embed",
    cookie: null,
    site: { isFramed: true, hasServiceWorker: false, analytics: null },
  });
  const plain = await open("/booking?providerId=1&lang=en", { headers });
  expect(plain.headers.get("set-cookie")).toContain("en");
  expect(await plain.json()).toMatchObject({ base: "/", cookie: headers.cookie, site: { isFramed: false } });
});

test("a form of a framed page is accepted from our own origin only", async () => {
  const send = (origin: string) =>
    openPages({ web: framedBuild })("/embed/booking/review", {
      method: "POST",
      headers: { origin, "content-type": form },
      body: "name=Ama",
    });
  expect((await send("http://localhost:3000")).status).toBe(200);
  expect((await send("https://salon.example")).status).toBe(403);
});

test.for([
  ["/embed/privacy-policy?a=b", 302, "/privacy-policy?a=b"],
  ["/embed/booking/manage/abc", 302, "/booking/manage/abc"],
  ["/embed//elsewhere.example", 404, null],
  ["/embed/%5Celsewhere.example", 404, null],
] as const)("outside of the framed pages, %s is answered with %s and leads to %s", async ([path, status, to]) => {
  const answer = await openPages()(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([status, to]);
});
