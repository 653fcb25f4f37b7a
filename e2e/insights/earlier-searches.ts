import pg from "pg";
import { databaseUrlOf } from "../../scripts/product.ts";

/** Searches that found nothing on the days before today. A test cannot wait for days. */
export async function addEarlierEmptySearches(words: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrlOf(process.env.E2E_DATA_DIR ?? "/nowhere") });
  await client.connect();
  await client.query(
    "insert into empty_searches (words, day) select $1, current_date - n from generate_series(1, $2::integer) n",
    [words, days],
  );
  await client.end();
}
