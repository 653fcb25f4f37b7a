import { getCookie } from "hono/cookie";
import { countryName } from "#contract/lists/countries.ts";
import { frameBase, isFramedPage } from "#contract/lists/framed-pages.ts";
import type { Locale } from "#messages/catalogue.ts";
import { knownLocale, localeCookieName } from "#messages/locale.ts";
import { offeredLanguages } from "#messages/offered-languages.ts";
import { languageOf } from "#messages/translate.ts";
import { retryAfterSeconds } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { type AppContext, type Bindings, callerOf, localeCookie, type Shareable } from "./caller.ts";
import { compressed } from "./compressed.ts";
import { consentIn } from "./consent.ts";
import { loggedPath } from "./logged-path.ts";
import { withReadForm } from "./page-form.ts";
import { refuseMethod } from "./refuse-method.ts";
import { refuseForeignOrigin } from "./same-origin.ts";
import { scriptHashes } from "./script-hashes.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import type { SharedPages } from "./shared-pages.ts";

/** React Router itself is inside the bundle, so this type lists only what the server uses. */
export type WebBuild = {
  readonly entry: {
    readonly module: {
      createRequestHandler(build: unknown, mode: string): (request: Request, context: unknown) => Promise<Response>;
      makeContext(request: Record<string, unknown>): unknown;
      takesForms(build: unknown, path: string): boolean;
    };
  };
};

type ApiFetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

type Pages = {
  readonly loadBuild: () => Promise<WebBuild>;
  readonly api: ApiFetch;
  readonly mode: "production" | "development";
  /** Null while developing. */
  readonly sharing: { readonly pages: SharedPages; readonly headers: SecurityHeaders["forSharedPage"] } | null;
};

/** None of our URLs has more segments. Route matching takes quadratic time in their number. */
const maxSegments = 20;

/** Renders pages on the server. Loaders call the API in process, with the visitor's cookies. */
export function pagesHandler(deps: Deps, pages: Pages) {
  const { loadBuild, sharing } = pages;
  const render = renderer(deps, pages);
  return async (c: AppContext): Promise<Response> => {
    if (c.req.path.split("/", maxSegments + 2).length > maxSegments + 1) refuse("not_found");
    const isFramed = isFramedPage(c.req.path);
    // Another site's page must not show what this browser stored on ours.
    if (isFramed) c.req.raw.headers.delete("cookie");
    else if (c.req.path.startsWith(`${frameBase}/`)) return outOfFrame(c);
    const build = await loadBuild();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead) {
      // Check the method first, because React Router runs a page's action for every method other than GET and HEAD.
      const methods = build.entry.module.takesForms(build, isFramed ? withoutBase(c.req.path) : c.req.path)
        ? ["GET", "POST"]
        : ["GET"];
      if (!methods.includes(c.req.method)) refuseMethod(c, methods);
      refuseForeignOrigin(c, deps.settings);
    }
    const request = isRead ? c.req.raw : await withReadForm(c.req.raw);
    const caller = callerOf(c, deps.settings);
    const rendering = (await sharing?.pages.begin(visitOf(c), caller)) ?? null;
    if (rendering instanceof Response) return compressed(c.req.raw, rendering, await rendering.clone().text());
    const answers = shareableAnswers();
    try {
      const rendered = await render(build, request, c, answers);
      const html = await wholeHtml(rendered);
      const response =
        html === null ? rendered : new Response(html, answers.isUnavailable() ? inAMoment(rendered) : rendered);
      // No cache may store the pages of signed-in people.
      if (caller.sessionToken) setCacheControl(response, "private, no-store");
      if (!isFramed) keepChosenLanguage(c, deps, response);
      const shared = answers.shared();
      const status = sharedStatus(response);
      if (rendering && sharing && shared && html !== null && status !== null) {
        const consent = consentIn(c.req.header("cookie") ?? "");
        const headers = sharing.headers({
          path: c.req.path,
          nonce: c.get("nonce"),
          scriptHashes: scriptHashes(html),
          consent,
        });
        rendering.keep({ status, html, headers, ...shared });
      }
      return compressed(c.req.raw, response, html);
    } finally {
      rendering?.end();
    }
  };
}

const withoutBase = (path: string) => path.slice(frameBase.length);

/** A link that leaves the Book button's pages, opened in a new tab. */
function outOfFrame(c: AppContext): Response {
  const path = withoutBase(c.req.path);
  // "//" would lead to another site.
  if (!/^\/[\w-]/.test(path)) refuse("not_found");
  return c.redirect(path + new URL(c.req.url).search);
}

/** A page that failed because the database is away can be loaded soon, so it says so. */
function inAMoment({ status, headers }: Response): ResponseInit {
  if (status !== 500) return { status, headers };
  const withRetry = new Headers(headers);
  withRetry.set("retry-after", String(retryAfterSeconds));
  return { status: 503, headers: withRetry };
}

/** Null if another visitor cannot get the page with the headers of shared pages, which replace these. */
function sharedStatus({ status, headers }: Response): 200 | 404 | null {
  const isPlain = [...headers.keys()].every((name) => name === "content-type" || name === "cache-control");
  return isPlain && (status === 200 || status === 404) ? status : null;
}

async function wholeHtml(response: Response): Promise<string | null> {
  return response.headers.get("content-type")?.startsWith("text/html") ? response.text() : null;
}

function visitOf(c: AppContext) {
  const { pathname, search } = new URL(c.req.url);
  return {
    method: c.req.method,
    url: pathname + search,
    cookie: c.req.header("cookie") ?? "",
    acceptLanguage: c.req.header("accept-language") ?? null,
    userAgent: c.req.header("user-agent") ?? "",
  };
}

/** Collects what a page is made of, to find out whether other visitors may get it and until when it is current. */
function shareableAnswers() {
  const topics = new Set<string>();
  const onVisit: NonNullable<Shareable["onVisit"]>[] = [];
  let forMs = 0;
  let isShareable = true;
  let isUnavailable = false;
  return {
    /** Called for a page that says it is the same for everybody without a session. */
    shareFor: (ms: number) => {
      forMs = ms;
    },
    async collect(call: (onShareable: (answer: Shareable) => void) => Response | Promise<Response>): Promise<Response> {
      let isDeclared = false;
      const answer = await call((shareable) => {
        isDeclared = true;
        for (const topic of shareable.topics) topics.add(topic);
        if (shareable.onVisit) onVisit.push(shareable.onVisit);
      });
      isShareable &&= isDeclared;
      isUnavailable ||= answer.status === 503;
      return answer;
    },
    isUnavailable: () => isUnavailable,
    shared: () => (isShareable && forMs > 0 ? { forMs, topics, onVisit } : null),
  };
}

function renderer(deps: Deps, { api, mode }: Pages) {
  type Handler = ReturnType<WebBuild["entry"]["module"]["createRequestHandler"]>;
  let made: { build: WebBuild; page: Handler; framed: Handler } | null = null;
  const handlerOf = (build: WebBuild, isFramed: boolean) => {
    const { createRequestHandler } = build.entry.module;
    if (made?.build !== build) {
      const framed = createRequestHandler({ ...build, basename: frameBase }, mode);
      made = { build, page: createRequestHandler(build, mode), framed };
    }
    return isFramed ? made.framed : made.page;
  };
  return (build: WebBuild, request: Request, c: AppContext, answers: ReturnType<typeof shareableAnswers>) => {
    const { requestId, address, locale } = callerOf(c, deps.settings);
    const isFramed = isFramedPage(c.req.path);
    const pageContext = build.entry.module.makeContext({
      apiFetch: (path: string, init: RequestInit) =>
        answers.collect((onShareable) =>
          api(inProcessRequest(c.req.raw, locale, path, init), { address, requestId, onShareable }),
        ),
      shareFor: answers.shareFor,
      locale,
      nonce: c.get("nonce"),
      requestId,
      reportBug: (error: unknown) =>
        deps.log.error({ requestId, route: loggedPath(c.req.path), err: error }, "page failed"),
      site: {
        publicUrl: deps.settings.publicUrl,
        isDemo: deps.settings.demo,
        languages: offeredLanguages,
        showsDesignPage: deps.settings.designPage,
        isFramed,
        hasServiceWorker: deps.settings.serviceWorker && mode === "production" && !isFramed,
        operator: deps.settings.operator,
        countries: deps.settings.countries.map((pack) => ({
          code: pack.code,
          name: countryName(pack.code, languageOf(locale)),
          timeZone: pack.timeZone,
          currency: pack.currency,
          languages: pack.languages,
          dataProtectionAuthority: pack.dataProtectionAuthority,
        })),
        analytics: isFramed ? null : analyticsFor(deps, c),
      },
    });
    return handlerOf(build, isFramed)(request, pageContext);
  };
}

function setCacheControl({ headers }: Response, value: string): void {
  if (!headers.has("cache-control")) headers.set("cache-control", value);
}

/** The language chosen with `?lang=` stays for the next pages. */
function keepChosenLanguage(c: AppContext, { settings }: Deps, response: Response): void {
  const chosen = knownLocale(c.req.query("lang"));
  if (!chosen || getCookie(c, localeCookieName) === chosen) return;
  response.headers.append("set-cookie", localeCookie(chosen, settings));
  setCacheControl(response, "private, no-store");
}

/** Only visitors who accepted analytics get the measurement id. */
function analyticsFor({ settings, analytics }: Deps, c: AppContext) {
  if (!settings.analytics) return null;
  const consent = consentIn(c.req.header("cookie") ?? "");
  const measurementId = consent === "accepted" ? analytics.measurementId() : null;
  return { consent, measurementId, scriptUrl: settings.analytics.scriptUrl };
}

const passedOn = ["cookie", "accept-language", "user-agent", "sec-gpc", "dnt", "sec-purpose"];

function inProcessRequest(page: Request, locale: Locale, path: string, init: RequestInit): Request {
  const headers = new Headers(init.headers);
  for (const name of passedOn) {
    const value = page.headers.get(name);
    if (value && !headers.has(name)) headers.set(name, value);
  }
  const url = new URL(path, page.url);
  // API calls use the language of the page.
  if (new URL(page.url).searchParams.has("lang") && !url.searchParams.has("lang")) url.searchParams.set("lang", locale);
  return new Request(url, { ...init, headers });
}
