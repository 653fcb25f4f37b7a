import { sql } from "kysely";
import { newsOriginCodes, newsResidenceCodes } from "#contract/lists/news-countries.ts";
import type { Db } from "#server/db/database.ts";
import { indexKeysOfReader, type Reader } from "./news-rules.ts";
import { newsPage } from "./news-store.ts";

/**
 * Every third story is about Ghana, every fourth about Malta, and the others are spread over all countries. Every
 * second one has a picture.
 */
export async function fillManyNews(db: Db, count: number): Promise<void> {
  for (let from = 1; from <= count; from += chunk) await fillChunk(db, from, Math.min(count, from + chunk - 1));
  await sql`
    insert into news_pictures (address, storage_key, url)
    select picture_address, 'public/x.webp', '/files/public/x.webp' from news_items where picture_address is not null`.execute(
    db,
  );
  await sql`vacuum analyze news_items, news_ways_in, news_pictures`.execute(db);
}

export function pageQuery(reader: Reader, offset: number) {
  return newsPage({ ways: indexKeysOfReader(reader), offset, limit: 20, asOf: null });
}

/** A larger insert would exceed the statement timeout. */
const chunk = 5_000;

async function fillChunk(db: Db, from: number, to: number): Promise<void> {
  const [origins, residences] = [[...newsOriginCodes], [...newsResidenceCodes]];
  await sql`
    with filled as (
      insert into news_items
        (id, title, snippet, source, link, canonical_link, title_key, picture_address, published_at, origins, residences)
      select gen_random_uuid(), 'Story ' || n, repeat('words ', 30), 'The Paper', 'https://paper.example/' || n,
             'paper.example/' || n, 'storynumber' || n, case when n % 2 = 0 then 'https://paper.example/' || n || '.jpg' end,
             now() - n * interval '100 seconds',
             array[case when n % 3 = 0 then 'GH' else (${origins}::text[])[1 + n % ${origins.length}::int] end],
             array[case when n % 4 = 0 then 'MT' else (${residences}::text[])[1 + n / 7 % ${residences.length}::int] end]
        from generate_series(${from}::int, ${to}::int) n
      returning id, published_at, origins, residences
    )
    insert into news_ways_in (way_in, published_at, item_id)
    select way, published_at, id from filled,
      unnest(array['from:' || origins[1], 'in:' || residences[1], 'from:' || origins[1] || ' in:' || residences[1]]) way`.execute(
    db,
  );
}
