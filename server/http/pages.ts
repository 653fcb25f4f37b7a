import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { countryName } from "#contract/lists/countries.ts";
import type { Locale } from "#messages/catalogue.ts";
import { knownLocale, localeCookieName } from "#messages/locale.ts";
import { languageOf } from "#messages/translate.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { type AppContext, callerOf, localeOf } from "./caller.ts";
import { compressed } from "./compressed.ts";
import { consentOf } from "./consent.ts";
import { loggedPath } from "./logged-path.ts";
import { withReadForm } from "./page-form.ts";
import { refuseMethod } from "./refuse-method.ts";
import { refuseForeignOrigin } from "./same-origin.ts";

/** What the server uses of the web bundle. React Router itself is inside the bundle. */
export type WebBuild = {
  readonly entry: {
    readonly module: {
      createRequestHandler(build: unknown, mode: string): (request: Request, context: unknown) => Promise<Response>;
      makeContext(request: Record<string, unknown>): unknown;
      takesForms(build: unknown, path: string): boolean;
    };
  };
};

type ApiFetch = (request: Request, bindings: { address: string; requestId: string }) => Response | Promise<Response>;

/** More than any of our URLs has. Route matching takes quadratic time in the number of segments. */
const maxSegments = 20;

/** Renders pages on the server. Loaders call the API in process, with the visitor's cookies. */
export function pagesHandler(
  deps: Deps,
  loadBuild: () => Promise<WebBuild>,
  api: ApiFetch,
  mode: "production" | "development",
) {
  return async (context: Context): Promise<Response> => {
    const c = context as unknown as AppContext;
    if (c.req.path.split("/", maxSegments + 2).length > maxSegments + 1) refuse("not_found");
    const build = await loadBuild();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead) {
      // Check the method first: React Router runs a page's action for every method other than GET and HEAD.
      const methods = build.entry.module.takesForms(build, c.req.path) ? ["GET", "POST"] : ["GET"];
      if (!methods.includes(c.req.method)) refuseMethod(c, methods);
      refuseForeignOrigin(c, deps.settings);
    }
    const request = isRead ? c.req.raw : await withReadForm(c.req.raw);
    const caller = callerOf(c, deps.settings);
    const { requestId } = caller;
    const pageContext = build.entry.module.makeContext({
      apiFetch: (path: string, init: RequestInit) =>
        Promise.resolve(
          api(inProcessRequest(c.req.raw, caller.locale, path, init), { address: caller.address, requestId }),
        ),
      locale: localeOf(c),
      nonce: c.get("nonce"),
      requestId,
      reportBug: (error: unknown) =>
        deps.log.error({ requestId, route: loggedPath(c.req.path), err: error }, "page failed"),
      site: {
        publicUrl: deps.settings.publicUrl,
        isDemo: deps.settings.demo,
        showsDesignPage: deps.settings.designPage,
        operator: deps.settings.operator,
        countries: deps.settings.countries.map((pack) => ({
          code: pack.code,
          name: countryName(pack.code, languageOf(localeOf(c))),
          timeZone: pack.timeZone,
          currency: pack.currency,
          languages: pack.languages,
          dataProtectionAuthority: pack.dataProtectionAuthority,
        })),
        analytics: analyticsFor(deps, c),
      },
    });
    const response = await build.entry.module.createRequestHandler(build, mode)(request, pageContext);
    // No cache may store the pages of signed-in people.
    if (caller.sessionToken && !response.headers.has("cache-control")) {
      response.headers.set("cache-control", "private, no-store");
    }
    keepChosenLanguage(c, deps, response);
    return compressed(c.req.raw, response);
  };
}

const aYearInSeconds = 365 * 24 * 3600;

/** Keeps `?lang=` for the next pages. */
function keepChosenLanguage(c: AppContext, { settings }: Deps, response: Response): void {
  const chosen = knownLocale(c.req.query("lang"));
  if (!chosen || getCookie(c, localeCookieName) === chosen) return;
  const secure = settings.publicUrl.startsWith("https:");
  const options = { path: "/", maxAge: aYearInSeconds, sameSite: "Lax", httpOnly: true, secure } as const;
  response.headers.append("set-cookie", generateCookie(localeCookieName, chosen, options));
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
}

/** The measurement id is sent only to visitors who accepted analytics. */
function analyticsFor({ settings, analytics }: Deps, c: AppContext) {
  if (!settings.analytics) return null;
  const consent = consentOf(c);
  const measurementId = consent === "accepted" ? analytics.measurementId() : null;
  return { consent, measurementId, scriptUrl: settings.analytics.scriptUrl };
}

const passedOn = ["cookie", "accept-language", "user-agent"];

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
