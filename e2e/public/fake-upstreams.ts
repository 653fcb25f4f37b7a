import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { startProduct } from "#scripts/product.ts";

const clip = readFileSync(join(import.meta.dirname, "../../demo/clips/kite.webm"));
const minuteMs = 60_000;

/** The product gets its news from one server and its slates from another. The test controls both. */
export async function startBehindHosts() {
  let isNewsBroken = true;
  const seen: { path: string; authorization: string | undefined }[] = [];
  const host = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    seen.push({ path: pathname, authorization: request.headers.authorization });
    if (pathname === "/network/clip") return void response.writeHead(200, { "content-type": "video/webm" }).end(clip);
    const answer = pathname === "/news/news" && !isNewsBroken ? newsAnswer(searchParams) : networkAnswers[pathname];
    const { status, body } = answer ?? broken;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const product = await startProduct({
    DEMO: "off",
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    NEWS_API_URL: `${address}/news`,
    NETWORK_API_URL: `${address}/network`,
    NETWORK_API_TOKEN: "the-credential",
  });
  return {
    address: product.address,
    seen,
    mendNews: () => {
      isNewsBroken = false;
    },
    async stop() {
      await product.stop();
      host.closeAllConnections();
      await new Promise((closed) => host.close(closed));
    },
  };
}

type Answer = { readonly status: number; readonly body: unknown };

/** There are 22 stories, which is one full page and two more. People from Brazil get none. */
function newsAnswer(query: URLSearchParams): Answer {
  const offset = Number(query.get("offset"));
  const isEmpty = query.get("country_of_origin_iso_code") === "BR";
  const count = isEmpty ? 0 : Math.max(0, Math.min(20, 22 - offset));
  const story = (number: number) => ({
    uuid: `story-${number}`,
    title: `Story <b>number</b> ${number}`,
    snippet: "Words about it.",
    source: "The Paper",
    thumbnail: null,
    link: `https://paper.example/${number}`,
    timestamp: new Date(Date.now() - number * 90 * minuteMs - 5 * minuteMs - 2_000).toISOString(),
  });
  return { status: 200, body: Array.from({ length: count }, (_, n) => story(offset + n)) };
}

const slate = {
  text: "A kite over the harbour.",
  created_at: "2026-11-16T10:00:00Z",
  view_count: 41,
  like_count: 5,
  comment_count: 2,
  author: { id: 7 },
};

const networkAnswers: Readonly<Record<string, Answer>> = {
  "/network/slates/1": { status: 200, body: { ...slate, media: { type: "video", url: "/network/clip" } } },
  "/network/slates/2": { status: 200, body: { ...slate, media: { type: "image", url: "/network/gone" } } },
  "/network/slates/4": { status: 404, body: {} },
  "/network/systemviewprofile/7": {
    status: 200,
    body: { name: "Efua Boateng", headline: "Nurse by night", location: "Malta" },
  },
};

const broken: Answer = { status: 500, body: {} };
