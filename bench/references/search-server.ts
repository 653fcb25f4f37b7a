import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

// This is the least that a server can do for a search with a word, a language and the days of a week: one prepared query
// that finds the cards, the total and the counts by community, category and city, and returns them as JSON.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
pool.on("error", () => undefined);
const statement = {
  name: "search",
  text: `with base as materialized (
           select d.subject_id, d.name, d.picture_url, d.community_id, d.category, d.city_id, d.languages, d.rating_average,
                  d.rating_count, d.price_cents, d.currency, d.rating_score, f.next_start_at,
                  d.kind = 'listing' as is_service, d.languages @> array[$3::text] as speaks, coalesce(f.free_days && $4::date[], false) as is_free
             from search_documents d left join search_free_times f on f.host_id = d.host_id and f.listing_id = d.subject_id and d.kind = 'listing'
            where d.country = $1 and d.words @@ $2::tsquery)
         select json_build_object(
           'total', (select count(*) from base where is_service and speaks and is_free),
           'cards', (select json_agg(c) from (select * from base where is_service and speaks and is_free
                      order by next_start_at, rating_score desc, subject_id limit 12) c),
           'community', (select json_object_agg(community_id, n) from (select community_id, count(*) as n from base where is_service and speaks and is_free group by 1) g),
           'category', (select json_object_agg(category, n) from (select category, count(*) as n from base where is_service and speaks and is_free group by 1) g),
           'city', (select json_object_agg(city_id, n) from (select city_id, count(*) as n from base where is_service and speaks and is_free and city_id is not null group by 1) g),
           'language', (select json_object_agg(l, n) from (select l, count(*) as n from base, unnest(languages) l where is_service and is_free group by 1) g)
         )::text as body`,
};

const server = createServer(async (request, response) => {
  const query = new URLSearchParams((request.url ?? "").split("?")[1]);
  const now = Date.now();
  const days = Array.from({ length: 7 }, (_, n) => new Date(now + n * 86_400_000).toISOString().slice(0, 10));
  const word = (query.get("q") ?? "").replace(/\W/g, "").replace(/s$/, "");
  const values = [query.get("hostCountry"), `${word}:*`, query.get("language"), days];
  const { rows } = await pool.query({ ...statement, values });
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(rows[0].body) });
  response.end(rows[0].body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
