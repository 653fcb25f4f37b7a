import { AwsClient } from "aws4fetch";
import type { S3Settings } from "#server/env.ts";
import { createRetrier } from "./retries.ts";
import type { Storage } from "./storage.ts";
import { checkKey, typeOfKey } from "./storage-key.ts";

const requestTimeoutMs = 15_000;
const throttled = new Set([429, 503]);

/**
 * Works with any S3-compatible store, with path-style URLs. The bucket policy must make only `public/` readable for
 * anyone.
 */
export function s3Storage(s3: S3Settings, withRetries = createRetrier()): Storage {
  const client = new AwsClient({
    accessKeyId: s3.accessKeyId,
    secretAccessKey: s3.secretAccessKey,
    service: "s3",
    region: s3.region,
    retries: 0,
  });
  const addressOf = (key: string) => `${s3.endpoint}/${s3.bucket}/${checkKey(key)}`;

  const request = (key: string, init: { method: string; headers?: Record<string, string>; body?: Uint8Array }) => {
    const address = addressOf(key);
    return withRetries<Response>(async () => {
      try {
        // `fetch` sends any Uint8Array, but its type leaves out those on shared memory.
        const signed = await client.sign(address, { ...init, aws: { allHeaders: true } } as RequestInit);
        const response = await fetch(signed, { signal: AbortSignal.timeout(requestTimeoutMs) });
        if (response.status < 500 && response.status !== 429) return { outcome: "done", value: response };
        await response.body?.cancel();
        const error = new Error(`object store answered ${response.status}`);
        return { outcome: throttled.has(response.status) ? "throttled" : "transient", error };
      } catch (error) {
        return { outcome: error instanceof Error && error.name === "TimeoutError" ? "timeout" : "transient", error };
      }
    });
  };

  return {
    async signPut({ key, contentType, contentLength, expiresSeconds }) {
      const headers = { "content-type": contentType, "if-none-match": "*" };
      const signed = await client.sign(`${addressOf(key)}?X-Amz-Expires=${expiresSeconds}`, {
        method: "PUT",
        headers: { ...headers, "content-length": String(contentLength) },
        aws: { signQuery: true, allHeaders: true },
      });
      return { url: signed.url, method: "PUT", headers };
    },
    async head(key) {
      const response = await request(key, { method: "HEAD" });
      if (response.status === 404) return null;
      expectDone(response);
      return {
        contentType: response.headers.get("content-type") ?? "",
        contentLength: Number(response.headers.get("content-length")),
      };
    },
    async read(key) {
      const response = await request(key, { method: "GET" });
      if (response.status === 404) return null;
      expectDone(response);
      return new Uint8Array(await response.arrayBuffer());
    },
    async write(key, bytes) {
      const kept = key.startsWith("records/") ? "no-store" : "public, max-age=31536000, immutable";
      const headers = { "content-type": typeOfKey(key), "cache-control": kept };
      expectDone(await request(key, { method: "PUT", headers, body: bytes }));
    },
    async delete(key) {
      const response = await request(key, { method: "DELETE" });
      if (response.status !== 404) expectDone(response);
    },
    publicUrl: (key) => `${s3.publicUrl}/${checkKey(key)}`,
  };
}

function expectDone(response: Response): void {
  if (!response.ok) throw new Error(`object store answered ${response.status}`);
}
