import { request as httpRequest, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { CustomFetch } from "openid-client";
import type { Settings } from "#server/env.ts";

const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1", "[::1]": "::1" };
const timeoutMs = 5_000;

/**
 * In a container or behind a proxy, the public address may not lead back to this process. So this connects to our own
 * port, with the public host name.
 */
export function loopbackFetch(settings: Pick<Settings, "host" | "port">): CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address);
    const text = body == null ? "" : String(body);
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = httpRequest({
          host: everywhere[settings.host] ?? settings.host,
          port: settings.port,
          path: url.pathname + url.search,
          method,
          headers: { ...headers, host: url.host, "content-length": Buffer.byteLength(text) },
          agent: false,
          timeout: timeoutMs,
        });
        request.on("timeout", () => request.destroy(new Error("timeout"))).on("error", reject);
        request.on("response", resolve).end(text);
      });
      const bytes = await buffer(answer);
      const answerHeaders = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return new Response(bytes, { status: answer.statusCode, headers: Object.fromEntries(answerHeaders) });
    } catch (cause) {
      // `as-issuer-problem.ts` checks for this message, which is the same as that of `fetch`.
      throw new TypeError("fetch failed", { cause });
    }
  };
}
