import type { Db } from "#server/db/database.ts";

export async function insertPictureRequest(db: Db, address: string): Promise<boolean> {
  const inserted = await db
    .insertInto("news_pictures")
    .values({ address })
    .onConflict((conflict) => conflict.doNothing())
    .returning("address")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setPicture(db: Db, address: string, picture: { key: string; url: string }): Promise<void> {
  await db
    .updateTable("news_pictures")
    .set({ storage_key: picture.key, url: picture.url })
    .where("address", "=", address)
    .execute();
}

export async function findPictureUrls(db: Db, addresses: readonly string[]): Promise<Map<string, string | null>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom("news_pictures")
    .select(["address", "url"])
    .where("address", "in", [...addresses])
    .execute();
  return new Map(rows.map(({ address, url }) => [address, url]));
}

export function findPicturesBefore(db: Db, before: Date) {
  return db
    .selectFrom("news_pictures")
    .select(["address", "storage_key"])
    .where("wanted_at", "<", before)
    .limit(1_000)
    .execute();
}

export async function deletePicture(db: Db, address: string): Promise<void> {
  await db.deleteFrom("news_pictures").where("address", "=", address).execute();
}
