import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listNews as endpoint } from "#contract/news.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { findNews } from "./news-store.ts";

/** The choice of countries is used for this answer and kept nowhere: it says where somebody is from. */
export async function listNews(
  deps: Deps,
  _actor: Visitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await findNews(deps.db, {
    origin: query.country_of_origin_iso_code,
    residence: query.country_of_residence_iso_code,
    offset: query.offset,
    limit: query.limit,
    asOf: query.asOf ?? null,
  });
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
