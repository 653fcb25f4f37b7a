import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listNews as endpoint } from "#contract/news.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { askNewsHost } from "./ask-news-host.ts";
import { indexKeysOfReader } from "./news-rules.ts";
import { findNews } from "./news-store.ts";

/** The chosen countries show where somebody is from, so they are not stored. */
export async function listNews(
  deps: Deps,
  _actor: Visitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint> | WithHeaders<OutputOf<typeof endpoint>>> {
  const reader = { origin: query.country_of_origin_iso_code, residence: query.country_of_residence_iso_code };
  const { offset, limit, asOf = null } = query;
  if (deps.settings.newsApiUrl) {
    const { value, ageSeconds } = await askNewsHost(deps, deps.settings.newsApiUrl, { ...reader, offset, limit });
    return new WithHeaders(value, { age: String(ageSeconds) });
  }
  const rows = await findNews(deps.db, { ways: indexKeysOfReader(reader), offset, limit, asOf });
  return rows.map((row) => ({
    uuid: row.id,
    title: row.title,
    snippet: row.snippet,
    source: row.source,
    thumbnail: row.thumbnail_url,
    link: row.link,
    timestamp: row.published_at.toISOString(),
  }));
}
