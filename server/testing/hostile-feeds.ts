import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";

const megabyte = 1024 * 1024;

export function goodFeed(items = 3, title = "Story"): string {
  const entries = Array.from(
    { length: items },
    (_, n) =>
      `<item><title>${title} ${n} of the harbour</title><link>https://paper.example/${title.toLowerCase()}-${n}</link><description>Words about it.</description><pubDate>${new Date(Date.now() - n * 60_000).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>The Paper</title><link>https://paper.example</link><description>d</description>${entries.join("")}</channel></rss>`;
}

export type StubAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  stub: { canary: string },
) => void | Promise<void>;
const xml = { "content-type": "application/rss+xml" };
const start = '<?xml version="1.0"?><rss version="2.0"><channel><title>T</title><item><title>';
const end = "</title><link>https://paper.example/x</link></item></channel></rss>";

async function pour(response: ServerResponse, bytes: number, piece: string): Promise<void> {
  const chunk = piece.repeat(Math.floor(megabyte / piece.length));
  for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length) {
    if (!response.write(chunk)) await Promise.race([new Promise((go) => response.once("drain", go)), closed(response)]);
  }
}

const closed = (response: ServerResponse) => new Promise((go) => response.once("close", go));

export const hostileModes: Readonly<Record<string, StubAnswer>> = {
  hangs: () => undefined,
  "one byte a second": async (_request, response) => {
    response.writeHead(200, xml);
    for (const letter of start) {
      if (response.destroyed) return;
      response.write(letter);
      await sleep(1_000, undefined, { ref: false });
    }
  },
  "fifty megabytes": async (_request, response) => {
    response.writeHead(200, xml).write(start);
    await pour(response, 50 * megabyte, "long words ");
    response.end(end);
  },
  "twenty megabytes of numeric references": async (_request, response) => {
    response.writeHead(200, xml).write(start);
    await pour(response, 20 * megabyte, "&#65;");
    response.end(end);
  },
  truncated: (_request, response) => {
    response.writeHead(200, xml).end(goodFeed(20).slice(0, 2_000));
  },
  "an error page": (_request, response) => {
    response.writeHead(502, { "content-type": "text/html" }).end("<html><body><h1>502 Bad Gateway</h1></body></html>");
  },
  "a wrong charset": (_request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml; charset=x-klingon" }).end(
      Buffer.from(`\ufeff${start}Café${end.slice(0, -6)}`, "utf16le")
        .swap16()
        .subarray(1),
    );
  },
  "a gzip bomb": async (_request, response) => {
    response.writeHead(200, { ...xml, "content-encoding": "gzip" });
    const bomb = gzipSync(Buffer.alloc(10 * megabyte, 32));
    for (let n = 0; n < 100 && !response.destroyed; n++) response.write(bomb);
    response.end();
  },
  "thirty redirects": (request, response) => {
    const step = Number(new URL(request.url ?? "/", "http://x").searchParams.get("step") ?? 0);
    if (step === 30) return void response.writeHead(200, xml).end(goodFeed());
    response.writeHead(302, { location: `?step=${step + 1}` }).end();
  },
  "a redirect to loopback": (_request, response, { canary }) => {
    response.writeHead(302, { location: canary }).end();
  },
};

export type FeedStub = Awaited<ReturnType<typeof startFeedStub>>;

/**
 * Serves feeds on loopback, one response per path, and counts the requests. The canary server beside it must never be
 * called.
 */
export async function startFeedStub(answers: Readonly<Record<string, StubAnswer>> = {}) {
  const hits = new Map<string, number>();
  const requests: IncomingMessage[] = [];
  let canaryHits = 0;
  const canary = createServer((_request, response) => {
    canaryHits++;
    response.writeHead(200, xml).end(goodFeed(1, "Secret"));
  });
  canary.on("connection", () => canaryHits++);
  const canaryPort = await listen(canary);
  const current = new Map(Object.entries(answers));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname.slice(1));
    hits.set(path, (hits.get(path) ?? 0) + 1);
    requests.push(request);
    const answer = current.get(path);
    if (!answer) return void response.writeHead(404).end();
    void answer(request, response, { canary: `http://127.0.0.1:${canaryPort}/` });
  });
  const port = await listen(server);
  return {
    port,
    canaryPort,
    addressOf: (path: string) => `http://127.0.0.1:${port}/${encodeURIComponent(path)}`,
    set: (path: string, answer: StubAnswer) => void current.set(path, answer),
    serve: (path: string, body: string | Buffer, headers: Record<string, string> = xml) =>
      void current.set(path, (_request, response) => void response.writeHead(200, headers).end(body)),
    hits: (path: string) => hits.get(path) ?? 0,
    requests,
    canaryHits: () => canaryHits,
    /** Pass this to `createOutbound`, so that tests can reach only this stub. */
    mayReach: (address: string, toPort: number) => address === "127.0.0.1" && toPort === port,
    async close() {
      for (const one of [server, canary]) {
        one.closeAllConnections();
        await new Promise((done) => one.close(done));
      }
    },
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}
