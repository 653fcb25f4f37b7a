import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";

test("the service worker is always checked for a newer one, and each build has another", async () => {
  const { deps, fetch } = await testApp();
  const answer = await fetch("/service-worker.js");
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const { createApp } = await import("#server/app.ts");
  const other = await createApp(deps, { build: "another" }).request("/service-worker.js");
  expect(await other.text()).not.toBe(await answer.text());
});

test("if the operator switches it off, browsers get a worker that removes itself and its copies", async () => {
  const { deps } = await testApp();
  const { fetch } = await testApp({ settings: { ...deps.settings, serviceWorker: false } });
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const stored = new Set(["copies", "files"]);
  let isRegistered = true;
  const scope = {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    caches: { keys: async () => [...stored], delete: async (name: string) => stored.delete(name) },
    registration: { unregister: async () => (isRegistered = false) },
  };
  new Function("self", await (await fetch("/service-worker.js")).text())(scope);
  expect([...listeners.keys()]).toEqual(["install", "activate"]);
  await new Promise<void>((resolve) =>
    listeners.get("activate")?.({ waitUntil: (work) => void work.then(() => resolve()) }),
  );
  expect({ stored: stored.size, isRegistered }).toEqual({ stored: 0, isRegistered: false });
});

type Listener = (event: Record<string, unknown> & { waitUntil: (work: Promise<unknown>) => void }) => void;

/** Runs the worker with these files on the server and an empty storage. */
async function aWorker(site: Readonly<Record<string, string>>) {
  const { fetch } = await testApp();
  const listeners = new Map<string, Listener>();
  const stores = new Map<string, Map<string, Response>>();
  const opened: string[] = [];
  const pathOf = (request: string) => new URL(request, "http://site.test").pathname;
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (request: string) => kept.get(pathOf(request))?.clone(),
      put: async (request: string, answer: Response) => void kept.set(pathOf(request), answer),
      delete: async (request: string) => kept.delete(pathOf(request)),
      keys: async () => [...kept.keys()].map((path) => ({ url: `http://site.test${path}` })),
    };
  };
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    location: new URL("http://site.test/service-worker.js"),
    caches: { open },
    registration: {},
    clients: { claim: async () => undefined, openWindow: async (url: string) => opened.push(url) },
  };
  const load = async (path: string) => new Response(site[path] ?? "", { status: path in site ? 200 : 404 });
  const code = await (await fetch("/service-worker.js")).text();
  new Function("self", "fetch", code)(scope, load);
  const fire = async (type: string, event: Record<string, unknown> = {}) => {
    const works: Promise<unknown>[] = [];
    const respondWith = (work: Promise<unknown>) => works.push(work);
    listeners.get(type)?.({ ...event, respondWith, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  return { fire, opened, files: () => [...(stores.get("files")?.keys() ?? [])].sort() };
}

test("a new version keeps the fonts that only the style sheet of a stored page names, and drops other files", async () => {
  const { fire, files } = await aWorker({
    "/offline": '<link rel="stylesheet" href="/assets/app-1.css">',
    "/assets/app-1.css": "@font-face{src:url(/assets/arabic-1.woff2)} b{background:url(/assets/cloth-1.svg)}",
    "/assets/arabic-1.woff2": "font",
    "/assets/cloth-1.svg": "svg",
    "/assets/old-0.js": "script",
  });
  await fire("install");
  expect(files()).toEqual(["/assets/app-1.css", "/assets/cloth-1.svg", "/offline"]);
  for (const path of ["/assets/arabic-1.woff2", "/assets/old-0.js"]) {
    await fire("fetch", { request: { url: `http://site.test${path}`, method: "GET", mode: "cors" } });
  }
  await fire("activate");
  expect(files()).toEqual(["/assets/app-1.css", "/assets/arabic-1.woff2", "/assets/cloth-1.svg", "/offline"]);
});

test("pressing a notification closes it and opens its page", async () => {
  const { fire, opened } = await aWorker({});
  let isClosed = false;
  const notification = { data: { path: "/kindred-providers?tab=bookings" }, close: () => (isClosed = true) };
  await fire("notificationclick", { notification });
  expect({ isClosed, opened }).toEqual({ isClosed: true, opened: ["http://site.test/kindred-providers?tab=bookings"] });
});
