import type { Settings } from "#server/env.ts";
import type { App } from "./hono-app.ts";

/** Only what our worker uses of `ServiceWorkerGlobalScope`: the types of browsers and workers exclude each other. */
type Scope = {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { readonly data: Order }) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "push", listener: (event: Lasting & { readonly data: { json(): Message } }) => void): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: Lasting & { readonly notification: Notification }) => void,
  ): void;
};
/** See `PushMessage`. */
type Message = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };
type Lasting = { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** What a page asks the worker to do; see `web/lib/offline-copy.ts`. */
type Order =
  | { readonly type: "forget" }
  | {
      readonly type: "keep";
      /** The page that is stored. */
      readonly from: string;
      /** The paths for which it is shown without a connection. */
      readonly at: readonly string[];
      /** Milliseconds since the epoch. */
      readonly until: number;
      /** Keeps its scripts. Other copies are only for reading. */
      readonly isInteractive: boolean;
    };

/** See docs/decisions/0037-service-worker.md. */
export function mountServiceWorker(app: App, settings: Settings, build: string): void {
  // Browsers install the worker again when one byte differs, so a new build also gets a new offline page.
  const code = settings.serviceWorker ? `// ${build}\n(${worker})(self);\n` : `(${removal})(self);\n`;
  app.get("/service-worker.js", (c) => {
    c.header("content-type", "text/javascript; charset=utf-8");
    c.header("cache-control", "no-cache");
    return c.body(code);
  });
}

/** Served instead of the worker if the operator switches it off. */
function removal(scope: Scope) {
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => {
    const remove = async () => {
      for (const name of await scope.caches.keys()) await scope.caches.delete(name);
      await scope.registration.unregister();
    };
    event.waitUntil(remove());
  });
}

/** This function is copied into the script, so it must not use anything outside itself. */
function worker(scope: Scope) {
  const { caches } = scope;
  const offlinePath = "/offline";
  const untilHeader = "x-copy-until";
  /** Copies that were being made when somebody signed out must not be stored. */
  let timesForgotten = 0;

  const openCopies = () => caches.open("copies");
  const openFiles = () => caches.open("files");

  async function readPage(from: string): Promise<Response | null> {
    const answer = await fetch(from, { cache: "no-store", credentials: "same-origin" });
    return answer.ok && !answer.redirected ? answer : null;
  }

  const filesIn = (text: string) => text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)\b/g) ?? [];

  /** What the page and its style sheets name. */
  async function filesOf(html: string): Promise<Set<string>> {
    const files = new Set(filesIn(html));
    for (const style of [...files].filter((path) => path.endsWith(".css"))) {
      for (const path of filesIn(await (await file(style)).text())) files.add(path);
    }
    return files;
  }

  /** Style sheets list the fonts of all writing systems. A page uses only a few, and they are stored when it loads them. */
  async function keepFilesOf(html: string) {
    const named = new Set(filesIn(html));
    for (const path of await filesOf(html)) if (named.has(path) || !path.endsWith(".woff2")) await file(path);
  }

  /** The names of these files contain a hash of their content, so a stored file is never out of date. */
  async function file(path: string): Promise<Response> {
    const files = await openFiles();
    const stored = await files.match(path, { ignoreVary: true });
    if (stored) return stored;
    const answer = await fetch(path);
    if (answer.ok) await files.put(path, answer.clone());
    return answer;
  }

  function withoutScripts(html: string, nonce: string): string {
    const still = html.replace(/<script\b[\s\S]*?<\/script>|<link rel="(?:later|modulepreload)"[^>]*>/g, "");
    // The network may be back some time before the server can be reached.
    const look = `fetch("/healthz", { method: "HEAD" }).then(() => location.reload(), () => {})`;
    const again = `const look = () => ${look}; addEventListener("online", look); setInterval(look, 5000)`;
    const copy = `({ target }) => {
      const button = target.closest("[data-copy]");
      if (button) navigator.clipboard.writeText(button.dataset.copy).then(() => {
        button.querySelector("span").textContent = button.dataset.copied;
      }, () => {});
    }`;
    const script = `${again}; addEventListener("click", ${copy})`;
    const reload = `<script nonce="${nonce}">${script}</script>`;
    return still.replace("</body>", () => `${reload}</body>`);
  }

  async function copyOf(answer: Response, isInteractive: boolean, until: number): Promise<Response> {
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    headers.set(untilHeader, String(until));
    const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
    const html = await answer.text();
    return new Response(isInteractive ? html : withoutScripts(html, nonce), { headers });
  }

  async function keep({ from, at, until, isInteractive }: Extract<Order, { type: "keep" }>) {
    const before = timesForgotten;
    const answer = await readPage(from);
    const copy = answer && (await copyOf(answer, isInteractive, until));
    if (copy) await keepFilesOf(await copy.clone().text());
    if (before !== timesForgotten) return;
    const copies = await openCopies();
    for (const path of at) await (copy ? copies.put(path, copy.clone()) : copies.delete(path));
    await dropOld(copies);
  }

  async function dropOld(copies: Cache) {
    for (const request of await copies.keys()) {
      const copy = await copies.match(request);
      if (Number(copy?.headers.get(untilHeader)) < Date.now()) await copies.delete(request);
    }
  }

  async function forget() {
    timesForgotten++;
    await caches.delete("copies");
  }

  async function keepOfflinePage() {
    const answer = await readPage(offlinePath);
    if (!answer) throw new Error(`${offlinePath} could not be loaded`);
    const copy = await copyOf(answer, false, Number.MAX_SAFE_INTEGER);
    await keepFilesOf(await copy.clone().text());
    await (await openFiles()).put(offlinePath, copy);
  }

  async function dropUnusedFiles() {
    const files = await openFiles();
    const copies = await openCopies();
    await dropOld(copies);
    const pages = [await files.match(offlinePath)];
    for (const request of await copies.keys()) pages.push(await copies.match(request));
    const used = new Set<string>([offlinePath]);
    for (const page of pages) for (const path of await filesOf((await page?.text()) ?? "")) used.add(path);
    for (const { url } of await files.keys()) if (!used.has(new URL(url).pathname)) await files.delete(url);
  }

  /** A stored page is shown only if there is no connection, and it says when it was stored. */
  async function page(event: Fetching, path: string): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch (error) {
      const copies = await openCopies();
      await dropOld(copies);
      const shown = (await copies.match(path)) ?? (await (await openFiles()).match(offlinePath));
      if (!shown) throw error;
      return shown;
    }
  }

  scope.addEventListener("install", (event) => event.waitUntil(keepOfflinePage()));
  scope.addEventListener("activate", (event) => {
    const start = async () => {
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
      await dropUnusedFiles();
    };
    event.waitUntil(start());
  });
  scope.addEventListener("message", (event) => {
    const { data } = event;
    event.waitUntil(data.type === "forget" ? forget() : keep(data));
  });
  scope.addEventListener("push", (event) => {
    const { title, body, path, tag } = event.data.json();
    event.waitUntil(
      scope.registration.showNotification(title, {
        body,
        tag,
        data: { path },
        icon: "/icon-192.png",
        badge: "/icon-192.png",
      }),
    );
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(scope.clients.openWindow(new URL(event.notification.data.path, scope.location.origin).href));
  });
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== scope.location.origin) return;
    if (pathname === "/auth/sign-out") event.waitUntil(forget());
    if (request.method !== "GET") return;
    if (request.mode === "navigate") event.respondWith(page(event, pathname));
    else if (pathname.startsWith("/assets/")) event.respondWith(file(pathname));
  });
}
