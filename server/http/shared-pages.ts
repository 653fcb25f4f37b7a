import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { isFramedPage } from "#contract/lists/framed-pages.ts";
import { isMobileBrowser } from "#contract/parse/mobile-browser.ts";
import { chooseLocale, localeCookieName } from "#messages/locale.ts";
import type { Clock } from "#server/deps.ts";
import type { Settings } from "#server/env.ts";
import type { Notifications } from "#server/platform/notifications.ts";
import { addressOf, type Counted, cookieIn, sessionCookieName } from "./caller.ts";
import { consentIn } from "./consent.ts";
import { isCounted } from "./opt-out.ts";
import { positionIn } from "./write-position.ts";

/** A rendered page that other visitors may get, too. */
type SharedPage = {
  readonly status: 200 | 404;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How long it may be given out if no topic is notified. */
  readonly forMs: number;
  /** `calendar:*` means every topic that starts with `calendar:`. */
  readonly topics: ReadonlySet<string>;
  /** Work that every visit causes, such as counting views. */
  readonly onVisit: readonly ((visitor: Counted) => void)[];
};

/** See docs/decisions/0029-shared-pages.md. */
export type SharedPages = {
  readonly counts: Readonly<Record<"memory" | "rendered", number>>;
  /** Called after each answer with a kept page. The app, which counts requests, never sees those. */
  readonly onAnswer: Set<
    (answer: { readonly method: string; readonly status: number; readonly seconds: number }) => void
  >;
  /** Answers with a kept page; false if the page has to be rendered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Call it before rendering: a page is not kept if one of its topics is notified while it is rendered. Waits while the same page is
   * being rendered for somebody else. Null if the page is not shared.
   */
  begin(request: PageRequest, visitor: Counted): Promise<Rendering | Response | null>;
};
type Rendering = { readonly keep: (page: SharedPage) => void; readonly end: () => void };
type PageRequest = {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly cookie: string;
  readonly acceptLanguage: string | null;
  readonly userAgent: string;
};

type Kept = {
  /** 0 once something in it has changed. */
  until: number;
  readonly topics: ReadonlySet<string>;
  readonly onVisit: SharedPage["onVisit"];
  readonly status: SharedPage["status"];
  /** Only a page that was found can be unchanged. */
  readonly etag: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Name, value, name, value. */
  readonly headerList: readonly string[];
  readonly plain: Buffer;
  /** Made when the first visitor needs it. */
  gzip: Buffer | null;
};

const minuteMs = 60_000;
/** About 40 MB: a page takes up to 100 KB, and its gzip copy a fifth of that. */
const maxPages = 300;
/** Together at most two megabytes. */
const maxKeys = 1_000;
const maxAskedLength = 1_000;

export function createSharedPages(settings: Settings, notifications: Notifications, clock: Clock): SharedPages {
  const pages = new Map<string, Kept>();
  const renderings = new Map<string, { notified: Set<string>; hasGap: boolean; ended: Promise<void> }>();
  const counts = { memory: 0, rendered: 0 };
  const onAnswer: SharedPages["onAnswer"] = new Set();
  const keyOf = keptKeys(settings);
  let isListening = false;

  const clear = () => {
    for (const page of pages.values()) page.until = 0;
    for (const rendering of renderings.values()) rendering.hasGap = true;
  };
  const drop = (topic: string) => {
    for (const rendering of renderings.values()) rendering.notified.add(topic);
    for (const page of pages.values()) if (page.topics.has(topic)) page.until = 0;
  };
  notifications.subscribeToAll({
    onTopic(topic) {
      drop(topic);
      drop(topic.replace(/:.*/, ":*"));
    },
    onListening: () => {
      isListening = true;
    },
    onLost: () => {
      isListening = false;
      clear();
    },
  });

  function current(key: string): Kept | undefined {
    const page = pages.get(key);
    return page && page.until > clock.now().getTime() ? page : undefined;
  }

  function add(key: string, page: Kept): void {
    pages.delete(key);
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size >= maxPages) pages.delete(oldest);
    pages.set(key, page);
  }

  return {
    counts,
    onAnswer,
    answer(request, response) {
      if (pages.size === 0) return false;
      const startedAt = performance.now();
      const { method = "", url = "", headers, socket } = request;
      const key = keyOf({
        method,
        url,
        cookie: headers.cookie ?? "",
        acceptLanguage: headers["accept-language"] ?? null,
        userAgent: headers["user-agent"] ?? "",
      });
      const page = key === null ? undefined : current(key);
      if (!page) return false;
      counts.memory++;
      for (const visit of page.onVisit)
        visit({
          address: addressOf(socket.remoteAddress, headers["x-forwarded-for"], settings.trustedProxies),
          isCounted: isCounted(headers),
        });
      send(request, response, page);
      const seconds = (performance.now() - startedAt) / 1_000;
      for (const hear of onAnswer) hear({ method, status: response.statusCode, seconds });
      return true;
    },
    async begin(request, visitor) {
      const key = keyOf(request);
      if (key === null || !isListening) return null;
      const other = renderings.get(key);
      // Visitors wait only for a page that has been shared before: others are rendered for each.
      if (other && !pages.has(key)) return null;
      if (other) {
        await other.ended;
        const page = current(key);
        for (const visit of page?.onVisit ?? []) visit(visitor);
        return page ? new Response(new Uint8Array(page.plain), { status: page.status, headers: page.headers }) : null;
      }
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const rendering = { notified: new Set<string>(), hasGap: false, ended };
      renderings.set(key, rendering);
      return {
        keep(page) {
          counts.rendered++;
          const isOutdated = rendering.hasGap || [...page.topics].some((topic) => rendering.notified.has(topic));
          if (!isOutdated) add(key, kept(page, clock.now().getTime()));
        },
        end() {
          renderings.delete(key);
          resolve();
        },
      };
    },
  };
}

/** Finding a key takes as long as looking the page up and counting the visit, and most visitors of a page ask alike. */
function keptKeys(settings: Settings): (request: PageRequest) => string | null {
  const keys = new Map<string, string>();
  return (request) => {
    const asked = `${request.method}\n${request.url}\n${request.cookie}\n${request.acceptLanguage}\n${request.userAgent}`;
    const known = keys.get(asked);
    if (known !== undefined) return known;
    const key = findKey(settings, request);
    if (keys.size >= maxKeys) keys.clear();
    // No session cookies are kept here, because people with a session have no key.
    if (key !== null && asked.length <= maxAskedLength) keys.set(asked, key);
    return key;
  };
}

/**
 * Null for a page that is not shared: people with a session get their own, who has just written something sees it even
 * before this process hears of it, and `?lang=` sets a cookie.
 */
function findKey(settings: Settings, request: PageRequest): string | null {
  const { method, url, acceptLanguage, userAgent } = request;
  // Another site's page must not show what this browser stored on ours.
  const cookie = isFramedPage(url.split("?", 1)[0] ?? "") ? "" : request.cookie;
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.includes("lang=") || cookieIn(cookie, sessionCookieName(settings)) !== null) return null;
  if (positionIn(cookie) !== null) return null;
  const locale = chooseLocale({ cookie: cookieIn(cookie, localeCookieName), acceptLanguage });
  return `${locale} ${consentIn(cookie)} ${isMobileBrowser(userAgent)} ${url}`;
}

function kept({ status, html, headers, forMs, topics, onVisit }: SharedPage, now: number): Kept {
  const plain = Buffer.from(html);
  // Weak, because the compressed page has the same one.
  const etag = status === 200 ? `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"` : null;
  // Whatever depends on the time changes at a full minute, such as the times that can still be booked.
  const until = Math.min(now + forMs, Math.floor(now / minuteMs + 1) * minuteMs);
  const shared = {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    // Proxies may store the page, but must ask whether it is still current.
    "cache-control": "public, no-cache",
    vary: "accept-encoding, accept-language, cookie, user-agent",
    ...(etag === null ? {} : { etag }),
  };
  return {
    until,
    topics,
    onVisit,
    status,
    etag,
    headers: shared,
    headerList: Object.entries(shared).flat(),
    plain,
    gzip: null,
  };
}

function send(request: IncomingMessage, response: ServerResponse, page: Kept): void {
  // One flat list, because `setHeader` costs as much as all the rest of the answer.
  const headers = [
    ...page.headerList,
    "x-request-id",
    randomUUID(),
    // nginx keeps the page until the end of this second: it cannot ask every time, as `no-cache` would have it. In the first
    // tenth of a second it keeps nothing, so that a change is seen within a second.
    "x-accel-expires",
    `@${Math.floor((Date.now() - 100) / 1_000)}`,
  ];
  if (page.etag !== null && request.headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  if (isGzip) page.gzip ??= gzipSync(page.plain);
  const body = isGzip && page.gzip ? page.gzip : page.plain;
  if (isGzip) headers.push("content-encoding", "gzip");
  headers.push("content-length", String(body.length));
  response.writeHead(page.status, headers).end(request.method === "HEAD" ? undefined : body);
}
