import type { CallInput, CallName, CallOutput } from "#contract/calls.ts";

export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

/** `message` is a sentence for the user. `fields` names the fields to correct. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly nearestStarts: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, answer: unknown) {
    const body = isRecord(answer) ? answer : {};
    super(typeof body.message === "string" ? body.message : `The server answered ${status}`);
    this.status = status;
    this.code = typeof body.code === "string" ? body.code : "unknown";
    const fields = isRecord(body.fields) ? Object.entries(body.fields) : [];
    this.fields = Object.fromEntries(fields.map(([name, sentence]) => [name, String(sentence)]));
    this.nearestStarts = Array.isArray(body.nearestStarts) ? body.nearestStarts.map(String) : [];
    this.body = body;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A call without a session is refused before it changes anything. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiRefusal && error.status === 401;
}

/** The API did not respond: there is no network, or the server is down. */
export class ApiUnreachable extends Error {}

export type Api = <N extends CallName>(call: N, input: CallInput<N>, options?: CallOptions) => Promise<CallOutput<N>>;
type CallOptions = {
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
  /** The request is sent even if the page is closed before it ends. */
  readonly keepalive?: boolean;
};
type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** For example `api("GET /events", { query: { eventId: 1 } })`. The contract gives the types of every call. */
export function apiClient(fetchApi: ApiFetch): Api {
  return async <N extends CallName>(call: N, input: CallInput<N>, options: CallOptions = {}) => {
    const [method = "GET", template = ""] = call.split(" ");
    // TypeScript cannot see what is in an input whose type depends on N.
    const { params = {}, query = {}, body } = input as LooseInput;
    const response = await reach(fetchApi, `/api${fill(template, params)}${queryString(query)}`, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...options.headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    });
    const answer = await readBody(response);
    if (!response.ok) throw new ApiRefusal(response.status, answer);
    // The server has checked the answer against the contract, so it is not checked again here.
    return answer as CallOutput<N>;
  };
}

export const browserApi: Api = apiClient((path, init) => fetch(path, { ...init, credentials: "same-origin" }));

/** If something was already deleted, that counts as a success. Otherwise a retry would fail forever. */
export async function deleteOnce(send: () => Promise<unknown>): Promise<"deleted" | "gone"> {
  try {
    await send();
    return "deleted";
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return "gone";
    throw error;
  }
}

async function reach(fetchApi: ApiFetch, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchApi(path, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiUnreachable("The server could not be reached", { cause });
  }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.headers.get("content-type")?.includes("json")) return response.json();
  return response.ok ? response.text() : {};
}

function fill(template: string, params: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
