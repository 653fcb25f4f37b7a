import { type NotNull, sql } from "kysely";
import type { RefusalCode } from "#contract/refusals.ts";
import type { UploadPurpose } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import type { ImageSize } from "#server/db/image-size.ts";

type NewUpload = {
  readonly userId: number;
  readonly purpose: UploadPurpose;
  readonly quarantineKey: string;
  readonly publicStem: string;
  readonly contentLength: number;
  readonly expiresSeconds: number;
};

export type FinishedImage = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly ImageSize[];
};

export async function insertUpload(db: Db, upload: NewUpload): Promise<number> {
  const { id } = await db
    .insertInto("uploads")
    .values({
      user_id: upload.userId,
      purpose: upload.purpose,
      quarantine_key: upload.quarantineKey,
      public_stem: upload.publicStem,
      content_length: upload.contentLength,
      expires_at: sql<Date>`now() + ${upload.expiresSeconds} * interval '1 second'`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** If `is_expired` is true, the cleanup job may delete the upload at any moment. */
export async function findUpload(db: Db, id: number, userId: number, keptHours: number) {
  return db
    .selectFrom("uploads")
    .select(["id", "quarantine_key", "public_stem", "content_length", "refused_as", "url", "width", "height", "sizes"])
    .select(sql<boolean>`created_at < now() - ${keptHours} * interval '1 hour'`.as("is_expired"))
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/**
 * Only one caller can hold the claim until it finishes, refuses or releases the upload. After a crash the claim ends
 * after a minute.
 */
export async function claimUpload(db: Db, id: number): Promise<boolean> {
  const claimed = await db
    .updateTable("uploads")
    .set({ claimed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .where("refused_as", "is", null)
    .where(sql<boolean>`(claimed_at is null or claimed_at < now() - interval '1 minute')`)
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseUpload(db: Db, id: number): Promise<void> {
  await db.updateTable("uploads").set({ claimed_at: null }).where("id", "=", id).execute();
}

export async function markUploadRefused(db: Db, id: number, refusedAs: RefusalCode): Promise<void> {
  await db.updateTable("uploads").set({ refused_as: refusedAs }).where("id", "=", id).execute();
}

export async function planPublicFiles(db: Db, id: number, keys: readonly string[]): Promise<void> {
  await db
    .updateTable("uploads")
    .set({ public_keys: [...keys] })
    .where("id", "=", id)
    .execute();
}

export async function markUploadFinished(db: Db, id: number, image: FinishedImage): Promise<void> {
  await db
    .updateTable("uploads")
    .set({
      finished_at: sql<Date>`now()`,
      url: image.url,
      width: image.width,
      height: image.height,
      sizes: JSON.stringify(image.sizes),
    })
    .where("id", "=", id)
    .execute();
}

/** The row locks prevent the cleanup job from deleting these uploads until the transaction ends. */
export async function lockFinishedForUse(trx: Db, userId: number, urls: readonly string[]): Promise<number> {
  const rows = await trx
    .selectFrom("uploads")
    .select("id")
    .where("user_id", "=", userId)
    .where("url", "in", [...urls])
    .forKeyShare()
    .execute();
  return rows.length;
}

/** Unfinished uploads are included. */
export function findUploadsOf(db: Db, userId: number) {
  return db
    .selectFrom("uploads")
    .select(["id", "purpose", "quarantine_key", "public_keys", "url", "sizes", "content_length", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
}

/** If others still show the pictures of an erased person, the uploads stay without an owner. */
export async function releaseUploads(db: Db, userId: number, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await db
    .updateTable("uploads")
    .set({ user_id: null })
    .where("user_id", "=", userId)
    .where("url", "in", [...urls])
    .execute();
}

export async function deleteUploadsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("uploads").where("user_id", "=", userId).execute();
}

/** These uploads were not finished in time, so all their files can be deleted. */
export async function findAbandoned(db: Db, hours: number, limit: number) {
  return db
    .selectFrom("uploads")
    .select(["id", "quarantine_key", "public_keys"])
    .where("finished_at", "is", null)
    .where("created_at", "<", sql<Date>`now() - ${hours} * interval '1 hour'`)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/**
 * Once the signed URL has expired, the file can be deleted. Before that, it makes a second upload to the URL fail
 * (If-None-Match).
 */
export async function findLeftInQuarantine(db: Db, limit: number) {
  return db
    .selectFrom("uploads")
    .select(["id", "quarantine_key"])
    .where("finished_at", "is not", null)
    .where("quarantine_cleared_at", "is", null)
    .where("expires_at", "<", sql<Date>`now() - interval '10 minutes'`)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

type Sent = { readonly id: number; readonly url: string };

/** `after` is the last id of the previous page, or 0 for the first page. */
export async function findFinished(
  db: Db,
  { olderThanDays, after, limit }: { readonly olderThanDays: number; readonly after: number; readonly limit: number },
): Promise<Sent[]> {
  return db
    .selectFrom("uploads")
    .select(["id", "url"])
    .where("finished_at", "<", sql<Date>`now() - ${olderThanDays} * interval '1 day'`)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .$narrowType<{ url: NotNull }>()
    .execute();
}

/** Returns undefined if another transaction holds the row, for example one that is about to use the picture. */
export async function lockFinished(trx: Db, id: number) {
  return trx
    .selectFrom("uploads")
    .select(["id", "url", "quarantine_key", "public_keys"])
    .where("id", "=", id)
    .where("finished_at", "is not", null)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ url: NotNull }>()
    .executeTakeFirst();
}

export async function deleteFinished(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("uploads").where("id", "=", id).execute();
}

export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.deleteFrom("uploads").where("id", "=", id).where("finished_at", "is", null).execute();
}

export async function markQuarantineCleared(db: Db, id: number): Promise<void> {
  await db.updateTable("uploads").set({ quarantine_cleared_at: sql<Date>`now()` }).where("id", "=", id).execute();
}
