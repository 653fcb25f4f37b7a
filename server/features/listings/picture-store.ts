import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

/** Pictures from before an edit count as long as the edit is under review. */
export async function findListingPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select profile_image_url as url from listings
     where deleted_at is null and profile_image_url = any(${[...urls]}::text[])
    union
    select i.image_url from listing_portfolio_images i join listings l on l.id = i.listing_id
     where l.deleted_at is null and i.image_url = any(${[...urls]}::text[])
    union
    select before.url
      from listings l,
           unnest(string_to_array(l.content_before_review ->> 'photos', E'\n')
             || (l.content_before_review ->> 'logo')) as before (url)
     where l.deleted_at is null and l.content_before_review is not null and before.url = any(${[...urls]}::text[])`.execute(
    db,
  );
  return rows.map(({ url }) => url);
}

export function findTakenDownLogos(db: Db, urls: readonly string[]) {
  return db
    .selectFrom("listings")
    .select(["id", "profile_image_url"])
    .where("deleted_at", "is not", null)
    .where("profile_image_url", "in", [...urls])
    .execute();
}
