import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { S3Settings } from "#server/env.ts";
import { signatureProblem } from "./sigv4.ts";

const bucket = "kindred-test";
const keys = { accessKeyId: "AKIDTEST", secretAccessKey: "secret/with+signs", region: "auto" };

type Stored = { readonly contentType: string; readonly body: Buffer };

export async function s3Stub() {
  let objects = new Map<string, Stored>();
  let openPrefix = "public/";
  const requests: string[] = [];
  const faults: number[] = [];
  let now: Date | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const end = (status: number, headers: Record<string, string | number> = {}, content?: Buffer | string) =>
      void response.writeHead(status, headers).end(content);
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://stub").pathname);
    requests.push(`${request.method} ${path}`);
    const fault = faults.shift();
    if (fault !== undefined) return fault === 0 ? void request.socket.destroy() : end(fault);
    if (!path.startsWith(`/${bucket}/`)) return end(404);
    const key = path.slice(bucket.length + 2);
    const isPublicRead = (request.method === "GET" || request.method === "HEAD") && key.startsWith(openPrefix);
    const problem = signatureProblem(request, body, keys, now ?? new Date());
    if (problem && !isPublicRead) return end(403, {}, problem);
    const stored = objects.get(key);
    if (request.method === "PUT") {
      if (request.headers["if-none-match"] === "*" && stored) return end(412);
      objects.set(key, { contentType: String(request.headers["content-type"] ?? ""), body });
      return end(200);
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return end(204);
    }
    if (!stored) return end(404);
    const headers = { "content-type": stored.contentType, "content-length": stored.body.length };
    return request.method === "HEAD" ? end(200, headers) : end(200, headers, stored.body);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: S3Settings = { ...keys, endpoint, bucket, publicUrl: `${endpoint}/${bucket}` };
  return {
    settings,
    get objects() {
      return objects;
    },
    requests,
    letStrangersRead(prefix: string) {
      openPrefix = prefix;
    },
    mirror(others: Map<string, Stored>) {
      objects = others;
    },
    setNow: (date: Date) => (now = date),
    /** The next requests fail with these statuses. Status 0 closes the connection. */
    failNext: (...statuses: number[]) => void faults.push(...statuses),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
