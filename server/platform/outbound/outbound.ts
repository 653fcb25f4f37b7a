import { lookup as systemLookup } from "node:dns";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { errorCode } from "#server/error-code.ts";
import { isPublicAddress } from "./public-address.ts";
import { redirectedTo } from "./redirected-to.ts";

/**
 * `public` is for URLs from other people and allows only public IP addresses. `configured` is for hosts in the
 * operator's settings and allows any address.
 */
type Reach = "public" | "configured";

type OutboundRequest = {
  readonly address: string;
  readonly reach: Reach;
  /** Covers the whole exchange, or for a stream the time until the response headers arrive. */
  readonly maxMilliseconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The default is GET. */
  readonly method?: "GET" | "POST";
  readonly body?: Buffer;
};

type FetchRequest = OutboundRequest & {
  readonly maxBytes: number;
  /** Every address on the way is checked like the first. The default is none. */
  readonly maxRedirects?: number;
};

type OutboundAnswer<Body> = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
};

export type Outbound = {
  /** False for a private IP address in a URL from other people. Names are looked up only by `fetch` and `stream`. */
  readonly mayReach: (address: string) => boolean;
  /** Decompresses the body, up to `maxBytes`. Throws `OutboundProblem`. */
  readonly fetch: (request: FetchRequest) => Promise<OutboundAnswer<Buffer>>;
  /** The caller must read or destroy the raw body. It ends after a minute without data. */
  readonly stream: (request: OutboundRequest) => Promise<OutboundAnswer<Readable>>;
};

export type OutboundReason =
  | "bad_address"
  | "not_public"
  | "unreachable"
  | "too_slow"
  | "too_large"
  | "redirected"
  | "broken_off";

export class OutboundProblem extends Error {
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, cause?: unknown) {
    super(`outbound: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** `location` is where the answer leads. */
class Redirect extends OutboundProblem {
  readonly location: string | undefined;

  constructor(location: string | undefined) {
    super("redirected");
    this.location = location;
  }
}

export type OutboundOptions = {
  readonly userAgent?: string;
  /** Decides by IP address, after the name was resolved. Tests allow their own stub. */
  readonly mayReach?: (address: string, port: number) => boolean;
  readonly lookup?: typeof systemLookup;
};

const usualPorts = [80, 443, 8080, 8443];
const silenceMs = 60_000;

export function createOutbound(options: OutboundOptions = {}): Outbound {
  const mayReach = options.mayReach ?? ((address, port) => isPublicAddress(address) && usualPorts.includes(port));
  const lookup = options.lookup ?? systemLookup;
  const open = (request: OutboundRequest, encoding: string, signal: AbortSignal) =>
    openAnswer(request, {
      signal,
      lookup: request.reach === "public" ? guardedLookup(lookup, portOf(request.address), mayReach) : undefined,
      mayReach: request.reach === "public" ? mayReach : () => true,
      headers: { "user-agent": options.userAgent ?? "kindred", "accept-encoding": encoding, ...request.headers },
    });
  const follow = async (request: OutboundRequest, signal: AbortSignal, left: number): Promise<IncomingMessage> => {
    try {
      return await open(request, "gzip, deflate, br", signal);
    } catch (error) {
      const next = error instanceof Redirect && left > 0 ? redirectedTo(request.address, error.location) : null;
      if (next === null) throw error;
      return follow({ ...request, address: next }, signal, left - 1);
    }
  };
  return {
    mayReach: (address) => isReachable(address, mayReach),
    async fetch(request) {
      const signal = AbortSignal.timeout(request.maxMilliseconds);
      try {
        const answer = await follow(request, signal, request.maxRedirects ?? 0);
        const body = await readWhole(answer, request.maxBytes);
        return { status: answer.statusCode ?? 0, headers: answer.headers, body };
      } catch (error) {
        throw asProblem(error, signal);
      }
    },
    async stream(request) {
      const toHead = new AbortController();
      const timer = setTimeout(() => toHead.abort(), request.maxMilliseconds);
      try {
        const answer = await open(request, "identity", toHead.signal);
        answer.setTimeout(silenceMs, () => answer.destroy(new OutboundProblem("too_slow")));
        return { status: answer.statusCode ?? 0, headers: answer.headers, body: answer };
      } catch (error) {
        throw asProblem(error, toHead.signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

type Opening = {
  readonly signal: AbortSignal;
  readonly lookup: LookupFunction | undefined;
  readonly mayReach: (address: string, port: number) => boolean;
  readonly headers: Readonly<Record<string, string>>;
};

function openAnswer({ address, method = "GET", body }: OutboundRequest, opening: Opening): Promise<IncomingMessage> {
  const url = webAddress(address);
  // An IP address in the URL is not looked up, so `guardedLookup` would not check it.
  if (!isReachable(address, opening.mayReach)) throw new OutboundProblem("not_public");
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
      agent: false,
      method,
      signal: opening.signal,
      headers: opening.headers,
      ...(opening.lookup ? { lookup: opening.lookup } : {}),
    });
    request.once("response", (answer) => {
      const status = answer.statusCode ?? 0;
      if (status < 300 || status >= 400 || status === 304) return resolve(answer);
      answer.destroy();
      reject(new Redirect(answer.headers.location));
    });
    // `on` instead of `once`: an error after the response, without a listener, would end the process.
    request.on("error", reject);
    request.end(body);
  });
}

function isReachable(address: string, mayReach: Opening["mayReach"]): boolean {
  const name = webAddress(address).hostname.replace(/^\[|\]$|\.$/g, "");
  const host = /(^|\.)localhost$/.test(name) ? "127.0.0.1" : name;
  return !isIP(host) || mayReach(host, portOf(address));
}

function webAddress(address: string): URL {
  if (!URL.canParse(address)) throw new OutboundProblem("bad_address");
  const url = new URL(address);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username || url.password) throw new OutboundProblem("bad_address");
  return url;
}

function portOf(address: string): number {
  const { port, protocol } = webAddress(address);
  return Number(port) || (protocol === "https:" ? 443 : 80);
}

/** Guards against SSRF: it connects to the same address that was checked, so DNS rebinding has no effect. */
function guardedLookup(
  lookup: typeof systemLookup,
  port: number,
  mayReach: (address: string, port: number) => boolean,
): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new OutboundProblem("unreachable"), "");
      // A name that resolves to both public and private addresses is treated as an attack.
      if (!addresses.every(({ address }) => mayReach(address, port)))
        return callback(new OutboundProblem("not_public"), "");
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

async function readWhole(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    if (Number(answer.headers["content-length"] ?? 0) > maxBytes) throw new OutboundProblem("too_large");
    // A stream without an encoding is read as Buffers.
    for await (const chunk of unpacked(answer) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new OutboundProblem("too_large");
      chunks.push(chunk);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks, length);
}

const decompressors = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding === "identity" || encoding === "") return answer;
  const decompress = decompressors.get(encoding);
  if (!decompress) throw new OutboundProblem("broken_off");
  // Errors of either stream are thrown when the result is read.
  return pipeline(answer, decompress(), () => undefined);
}

function asProblem(error: unknown, signal: AbortSignal): OutboundProblem {
  if (signal.aborted) return new OutboundProblem("too_slow", error);
  if (error instanceof OutboundProblem) return error;
  const code = errorCode(error);
  const isBroken = code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE" || /^(Z_|HPE_|ERR_)/.test(code ?? "");
  return new OutboundProblem(isBroken ? "broken_off" : "unreachable", error);
}
