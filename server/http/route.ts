import type { Hono } from "hono";
import type { Endpoint, InputOf, OutputOf } from "#contract/endpoint.ts";
import type { KeyScope } from "#contract/lists/key-scopes.ts";
import type { Database } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import {
  type AppContext,
  type Bindings,
  type Caller,
  type Counted,
  callerOf,
  cookieIn,
  type Shareable,
  sessionCookieName,
} from "./caller.ts";
import type { KeptAnswer, KeptAnswers } from "./kept-answers.ts";
import { readJsonBody } from "./read-body.ts";
import { refuseMethod } from "./refuse-method.ts";
import { isFromBrowser, refuseForeignOrigin } from "./same-origin.ts";
import { validate } from "./validate.ts";
import { positionIn } from "./write-position.ts";

/**
 * A gate turns a caller into an actor, or refuses. A use case that takes this actor can only be reached through the
 * gate.
 */
export type Gate<Actor> = {
  /** The OpenAPI document shows this text. */
  readonly who: string;
  /** Set if an API key with this scope also opens it. */
  readonly keyScope?: KeyScope;
  readonly open: (deps: Deps, caller: Caller, request: RequestParts) => Promise<Actor>;
};

/** These values are not validated yet. */
export type RequestParts = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly body: unknown;
};

export type UseCase<E extends Endpoint, Actor> = (
  deps: Deps,
  actor: Actor,
  input: InputOf<E>,
) => Promise<Result<OutputOf<E>>>;

export type Route = {
  readonly endpoint: Endpoint;
  readonly who: string;
  readonly keyScope?: KeyScope;
  readonly answer: (deps: Deps, c: AppContext, kept: KeptAnswers | null) => Promise<Response>;
};

/** For example the total number of items in a paged list. */
export class WithHeaders<T> {
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: T, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** An answer that stays the same for some time, unless one of its topics is notified. Visitors without a session share it. */
export class CurrentFor<T> {
  readonly body: T;
  readonly ms: number;

  constructor(body: T, ms: number) {
    this.body = body;
    this.ms = ms;
  }
}

/** For an answer that is the same for everybody without a session. Pages that are made of such answers can be shared. */
type Shared<E extends Endpoint> = {
  /** The answer stays the same until one of these is notified. Null if that is not known. */
  readonly topics: (input: InputOf<E>) => readonly string[] | null;
  /** A replica may answer. Not for free times: somebody would be refused who booked what they saw. */
  readonly canReadReplica?: boolean;
  /** Without a change that is notified, the answer stays the same until the next full minute. So it is kept in memory. */
  readonly isKept?: boolean;
  /** Also for visitors who get a page that was rendered for somebody else. */
  readonly onVisit?: (deps: Deps, visitor: Counted, input: InputOf<E>) => Promise<void>;
};

export function route<E extends Endpoint, Actor>(
  endpoint: E,
  gate: Gate<Actor>,
  run: UseCase<E, Actor>,
  shared?: Shared<E>,
): Route {
  return {
    endpoint,
    who: gate.who,
    ...(gate.keyScope ? { keyScope: gate.keyScope } : {}),
    async answer(deps, c, kept) {
      if (!kept || !shared || !isForAnybody(c, deps.settings)) return answerAnew(deps, c);
      const caller = callerOf(c, deps.settings);
      const key = `${caller.locale} ${pathAndQuery(c.req.url)}`;
      const known = kept.find(key);
      if (known) {
        known.shareable.onVisit?.(caller);
        c.env?.onShareable?.(known.shareable);
        return sendJson(c, endpoint, known);
      }
      const reading = kept.begin();
      try {
        return await answerAnew(deps, c, (answer, forMs) => reading.keep(key, answer, forMs));
      } finally {
        reading.end();
      }
    },
  };

  // Clients rely on this order: body size, type and JSON syntax, then the gate, then the origin and the fields.
  async function answerAnew(
    deps: Deps,
    c: AppContext,
    keep?: (answer: KeptAnswer, forMs: number) => void,
  ): Promise<Response> {
    // HEAD on an event stream would never end.
    if (c.req.method === "HEAD" && endpoint.media === "text/event-stream") {
      c.header("allow", "GET");
      refuse("method_not_allowed");
    }
    const body = endpoint.body ? await readJsonBody(c.req.raw, endpoint.maxBodyBytes) : undefined;
    const request = { params: c.req.param(), query: c.req.queries(), body };
    const actor = await gate.open(deps, callerOf(c, deps.settings), request);
    if (endpoint.method !== "GET") refuseForeignOrigin(c, deps.settings);
    const input = validate(endpoint, { ...request, headers: c.req.header() }) as InputOf<E>;
    refuseUnversionedEdit(c, endpoint);
    const elsewhere = answerUnservedCountry(deps, endpoint, input);
    if (elsewhere) return send(c, endpoint, elsewhere, {});
    const result = await inFreshEnough(deps, c, shared, input, (db) => run({ ...deps, db }, actor, input));
    const shareable = shared && (await share(shared, deps, c, input));
    const { body: output, headers, ms } = unwrapped(result);
    const forMs = ms ?? (shared?.isKept ? msToNextMinute(deps.clock.now()) : 0);
    if (forMs === 0) return send(c, endpoint, output, headers);
    const text = JSON.stringify(output);
    if (shareable) keep?.({ text, headers, shareable }, forMs);
    return sendJson(c, endpoint, { text, headers });
  }
}

type Result<T> = T | WithHeaders<T> | CurrentFor<T>;

function unwrapped<T>(result: Result<T>): { body: T; headers: KeptAnswer["headers"]; ms?: number } {
  if (result instanceof CurrentFor) return { body: result.body, headers: {}, ms: result.ms };
  if (result instanceof WithHeaders) return { body: result.body, headers: result.headers };
  return { body: result, headers: {} };
}

const minuteMs = 60_000;

const msToNextMinute = (now: Date) => minuteMs - (now.getTime() % minuteMs);

/** Nobody who is known to the server, and nobody whose last write the kept answer may not show yet. */
function isForAnybody(c: AppContext, settings: Deps["settings"]): boolean {
  if (c.req.header("authorization") !== undefined) return false;
  const cookie = c.req.header("cookie") ?? "";
  return cookieIn(cookie, sessionCookieName(settings)) === null && positionIn(cookie) === null;
}

const pathAndQuery = (url: string) => url.slice(url.indexOf("/", "https://".length));

function inFreshEnough<E extends Endpoint, T>(
  { db, replica, settings }: Deps,
  c: AppContext,
  shared: Shared<E> | undefined,
  input: InputOf<E>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const topics = shared?.canReadReplica ? shared.topics(input) : null;
  if (!replica || !topics || callerOf(c, settings).sessionToken) return work(db);
  return replica.read({ position: positionIn(c.req.header("cookie") ?? ""), topics }, work);
}

async function share<E extends Endpoint>(
  { topics, onVisit }: Shared<E>,
  deps: Deps,
  c: AppContext,
  input: InputOf<E>,
): Promise<Shareable | null> {
  const visit = (visitor: Counted) => onVisit?.(deps, visitor, input);
  await visit(callerOf(c, deps.settings));
  const those = topics(input);
  if (!those) return null;
  const shareable = { topics: those, onVisit: (visitor: Counted) => void visit(visitor) };
  c.env?.onShareable?.(shareable);
  return shareable;
}

/** Our own pages must say which version they edit, so that two tabs cannot overwrite each other's changes. */
function refuseUnversionedEdit(c: AppContext, endpoint: Endpoint): void {
  const takesVersion = endpoint.headers !== undefined && "if-match" in endpoint.headers.shape;
  if (takesVersion && isFromBrowser(c) && c.req.header("if-match") === undefined) refuse("version_required");
}

/** If we do not serve the country, writes are refused, lists are empty and single things are not found. */
function answerUnservedCountry({ settings }: Deps, endpoint: Endpoint, input: unknown): [] | null {
  const { query } = input as { query?: { hostCountry?: string; userId?: number } };
  const country = query?.hostCountry;
  if (country === undefined || settings.countries.some(({ code }) => code === country)) return null;
  if (endpoint.method !== "GET") refuse("unsupported_country");
  if (endpoint.elsewhere === "empty_list") return [];
  if (endpoint.elsewhere === "empty_list_of_user" && query?.userId !== undefined) return [];
  refuse("not_found");
}

function send(c: AppContext, endpoint: Endpoint, output: unknown, headers: KeptAnswer["headers"]): Response {
  setHeaders(c, endpoint, headers);
  if (!endpoint.media) return c.json(output as object, endpoint.status);
  return c.body(output as string, endpoint.status, { "content-type": endpoint.media });
}

/** Like `send`, for an answer that has been turned into text already. */
function sendJson(
  c: AppContext,
  endpoint: Endpoint,
  { text, headers }: Pick<KeptAnswer, "text" | "headers">,
): Response {
  setHeaders(c, endpoint, headers);
  return c.body(text, endpoint.status, { "content-type": "application/json" });
}

function setHeaders(c: AppContext, endpoint: Endpoint, headers: KeptAnswer["headers"]): void {
  c.header("cache-control", endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : "no-store");
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

export function mount(
  app: Hono<{ Bindings: Bindings; Variables: { requestId: string; nonce: string } }>,
  deps: Deps,
  routes: readonly Route[],
  kept: KeptAnswers | null,
): void {
  for (const { endpoint, answer } of routes) {
    app.on(endpoint.method, honoPath(endpoint.path), (c) => answer(deps, c, kept));
  }
  const byPath = Map.groupBy(routes, ({ endpoint }) => honoPath(endpoint.path));
  for (const [path, group] of byPath) {
    const methods = group.map(({ endpoint }) => endpoint.method);
    app.all(path, (c) => refuseMethod(c, methods));
  }
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}
