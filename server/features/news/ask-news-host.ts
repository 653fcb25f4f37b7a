import { z } from "zod";
import type { OutputOf } from "#contract/endpoint.ts";
import type { listNews } from "#contract/news.ts";
import type { Deps } from "#server/deps.ts";
import { plainText } from "#server/platform/feeds/plain-text.ts";
import { OutboundProblem } from "#server/platform/outbound/outbound.ts";
import type { CachedValue } from "#server/platform/outbound/stale-cache.ts";
import { refuse } from "#server/refusal.ts";
import { findPictureUrls } from "./picture-store.ts";
import { requestPicture } from "./request-picture.ts";
import { storyId } from "./store-story.ts";

const limits = { maxMilliseconds: 5_000, maxBytes: 2 * 1024 * 1024 } as const;
const freshness = { freshSeconds: 60, keptSeconds: 24 * 3600 } as const;

type Page = { readonly origin: string; readonly residence: string; readonly offset: number; readonly limit: number };
type News = OutputOf<typeof listNews>;

const WebLink = z.url({ protocol: /^https?$/ }).max(2_000);
const HostItem = z.object({
  uuid: z.string().max(200).nullish(),
  title: z.string().min(1),
  snippet: z.string().nullish(),
  source: z.string().nullish(),
  thumbnail: z.string().nullish(),
  link: WebLink,
  timestamp: z.union([z.string(), z.number()]),
});

/** The content is untrusted, so it is validated. The result includes the age of the cached copy. */
export async function askNewsHost(deps: Deps, host: string, page: Page): Promise<CachedValue<News>> {
  const query = new URLSearchParams({
    country_of_origin_iso_code: page.origin,
    country_of_residence_iso_code: page.residence,
    offset: String(page.offset),
    limit: String(page.limit),
  });
  const address = `${host}/news?${query}`;
  try {
    const { value, ageSeconds } = await deps.staleCache.ask(address, freshness, () => load(deps, address, page.limit));
    return { value: await withOwnPictures(deps, value), ageSeconds };
  } catch (error) {
    if (!(error instanceof OutboundProblem || error instanceof BadAnswer)) throw error;
    refuse("unavailable", { retryAfterSeconds: 30, cause: error });
  }
}

class BadAnswer extends Error {}

async function load(deps: Deps, address: string, limit: number): Promise<News> {
  const headers = { accept: "application/json" };
  const answer = await deps.outbound.fetch({ address, reach: "configured", headers, ...limits });
  if (answer.status !== 200) throw new BadAnswer(`the news host answered ${answer.status}`);
  const received = asJson(answer.body);
  if (!Array.isArray(received)) throw new BadAnswer("the news host did not answer with a list");
  return received.slice(0, limit).flatMap(itemOf);
}

function asJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    throw new BadAnswer("the news host did not answer with JSON", { cause: error });
  }
}

function itemOf(received: unknown): News {
  const parsed = HostItem.safeParse(received);
  const at = parsed.success ? new Date(parsed.data.timestamp) : null;
  if (!parsed.success || !at || Number.isNaN(at.getTime())) return [];
  const { uuid, title, snippet, source, thumbnail, link } = parsed.data;
  return [
    {
      uuid: z.uuid().safeParse(uuid).data ?? storyId(link),
      title: plainText(title, 200),
      snippet: plainText(snippet ?? "", 300),
      source: plainText(source ?? new URL(link).host, 80),
      thumbnail: WebLink.safeParse(thumbnail).data ?? null,
      link,
      timestamp: at.toISOString(),
    },
  ];
}

/** Readers get our own copies of publishers' pictures. Until the copy exists, an item has no picture. */
async function withOwnPictures(deps: Deps, items: News): Promise<News> {
  const wanted = items.flatMap(({ thumbnail }) => thumbnail ?? []);
  const urls = await findPictureUrls(deps.db, wanted);
  for (const address of new Set(wanted)) if (!urls.has(address)) await requestPicture(deps, address);
  return items.map((item) => ({ ...item, thumbnail: (item.thumbnail && urls.get(item.thumbnail)) || null }));
}
