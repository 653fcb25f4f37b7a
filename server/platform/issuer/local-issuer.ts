import { type KeyObject, randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { errors, type Provider } from "oidc-provider";
import type { Logger } from "pino";
import { chooseLocale, localeCookieName } from "#messages/locale.ts";
import type { Settings } from "#server/env.ts";
import { emptyForm, readInteractionForm } from "./interaction-form.ts";
import { type FormState, interactionPage } from "./interaction-page.ts";
import { localSubject } from "./issuer-key.ts";
import { localIssuerPath } from "./local-client.ts";
import { createLocalProvider, type LocalAccount, newSigningKey, sessionCookie } from "./local-provider.ts";

type People = { readonly accounts: Map<string, LocalAccount>; readonly offersDemoPeople: boolean };

/** Answers the requests below its path. */
export function localIssuer(settings: Settings, secret: KeyObject, log: Logger): RequestListener {
  const accounts = new Map<string, LocalAccount>();
  const people: People = { accounts, offersDemoPeople: settings.demo };
  const key = newSigningKey();
  const providers = new Map(
    settings.ownOrigins.map((origin) => [new URL(origin).host, createLocalProvider(origin, secret, key, accounts)]),
  );
  return (request, response) => {
    // Unknown hosts are refused: they can come from DNS rebinding or forwarded ports.
    const provider = providers.get(request.headers.host?.toLowerCase() ?? "");
    if (!provider) return void response.writeHead(421, { "content-type": "text/plain" }).end("Not here\n");
    answer(provider, people, request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      if (error instanceof errors.SessionNotFound) return sendTo(response, "/sign-in-problem?reason=expired");
      log.error({ err: error, route: localIssuerPath }, "local issuer failed");
      sendTo(response, "/sign-in-problem?reason=failed");
    });
  };
}

async function answer(
  provider: Provider,
  people: People,
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? "").split("?")[0] ?? "";
  if (provider.proxy) request.headers["x-forwarded-proto"] = "https";
  delete request.headers["x-forwarded-host"];
  dropSessionCookie(request);
  if (/^\/dev-issuer\/interaction\/[\w-]+$/.test(path)) return interact(provider, people, request, response);
  // oidc-provider finds its mount path by comparing `originalUrl` with `url`.
  request.originalUrl = request.url ?? "";
  request.url = request.originalUrl.slice(localIssuerPath.length) || "/";
  await provider.callback()(request, response);
}

/** Without the issuer's session cookie, every sign-in asks who the person is. */
function dropSessionCookie(request: IncomingMessage): void {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/).filter((cookie) => !cookie.startsWith(sessionCookie));
  request.headers.cookie = cookies.join("; ");
}

async function interact(
  provider: Provider,
  people: People,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== "POST") return sendPage(request, response, emptyForm, people);
  const submitted = await readInteractionForm(request);
  if (submitted.kind === "again") return sendPage(request, response, submitted, people);
  if (submitted.kind === "cancelled") {
    return provider.interactionFinished(request, response, { error: "access_denied" });
  }
  const subject = localSubject(submitted.account.email);
  people.accounts.set(subject, submitted.account);
  await provider.interactionFinished(request, response, { login: { accountId: subject, remember: false } });
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  form: FormState,
  { offersDemoPeople }: People,
): void {
  const nonce = randomBytes(16).toString("base64");
  const locale = chooseLocale({
    cookie: new RegExp(`(?:^|;\\s*)${localeCookieName}=([\\w-]+)`).exec(request.headers.cookie ?? "")?.[1] ?? null,
    acceptLanguage: request.headers["accept-language"] ?? null,
  });
  const action = request.url?.split("?")[0] ?? "";
  response
    .writeHead(form.problem ? 400 : 200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
    })
    .end(interactionPage({ ...form, locale, nonce, action, offersDemoPeople }));
}

function sendTo(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}
