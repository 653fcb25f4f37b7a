import { sql } from "kysely";
import type { TextLanguage, Translations } from "#contract/lists/text-languages.ts";
import type { Db } from "#server/db/database.ts";
import { type DocumentWords, inName, relatedTo } from "./document-rules.ts";

export type SearchDocument = {
  readonly kind: "listing" | "event";
  readonly subject_id: number;
  readonly host_name: string;
  readonly country: string;
  readonly time_zone: string;
  readonly currency: string;
  readonly name: string;
  readonly language: TextLanguage;
  readonly translations: Translations<{ name: string }>;
  readonly community_id: number;
  readonly category: string;
  readonly subcategory_ids: number[];
  readonly city_id: number | null;
  readonly languages: string[];
  readonly picture_url: string | null;
  readonly price_cents: number | null;
  readonly rating_average: number | null;
  readonly rating_count: number;
  readonly rating_score: number;
  readonly is_verified: boolean;
  readonly created_at: Date;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly text: DocumentWords;
};

/** Two transactions must not write the documents of a host at once: each would miss what the other has changed. */
export async function lockDocumentsOf(trx: Db, hostId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7303, ${hostId}::integer)`.execute(trx);
}

export async function replaceDocumentsOf(trx: Db, hostId: number, documents: readonly SearchDocument[]): Promise<void> {
  await trx.deleteFrom("search_documents").where("host_id", "=", hostId).execute();
  if (documents.length === 0) {
    await trx.deleteFrom("search_hosts").where("host_id", "=", hostId).execute();
    return;
  }
  await trx
    .insertInto("search_hosts")
    .values({ host_id: hostId })
    .onConflict((conflict) =>
      conflict.column("host_id").doUpdateSet({ change_count: sql<number>`search_hosts.change_count + 1` }),
    )
    .execute();
  await trx
    .insertInto("search_documents")
    .values(
      documents.map(({ text, ...columns }) => ({
        ...columns,
        translations: JSON.stringify(columns.translations),
        host_id: hostId,
        keywords: text.keywords,
        words: weighted(text),
      })),
    )
    .execute();
  await addNamesAndThings(trx, hostId);
  await keepFreeTimes(trx, hostId);
}

/** They are deleted with their documents. */
async function addNamesAndThings(trx: Db, hostId: number): Promise<void> {
  await sql`
    insert into search_names (host_id, kind, subject_id, word, country, rating_score, created_at)
    select d.host_id, d.kind, d.subject_id, ltrim(word, ${inName("")}), d.country, d.rating_score, d.created_at
      from search_documents d, unnest(tsvector_to_array(d.words)) word
     where d.host_id = ${hostId} and (starts_with(word, ${inName("")}) or starts_with(word, ${relatedTo("")}))`.execute(
    trx,
  );
}

/** Free times that are known stay until they are computed again. */
async function keepFreeTimes(trx: Db, hostId: number): Promise<void> {
  const listings = trx
    .selectFrom("search_documents")
    .select("subject_id")
    .where("host_id", "=", hostId)
    .where("kind", "=", "listing");
  await trx
    .deleteFrom("search_free_times")
    .where("host_id", "=", hostId)
    .where("listing_id", "not in", listings)
    .execute();
  await trx
    .insertInto("search_free_times")
    .columns(["listing_id", "host_id"])
    .expression(listings.select("host_id"))
    .onConflict((conflict) => conflict.columns(["host_id", "listing_id"]).doNothing())
    .execute();
}

/** PostgreSQL keeps a weight only with a position. The words hold only letters, digits and marks. */
function weighted({ name, offer, related, description }: DocumentWords) {
  const parts = [
    ["1A", [...name, ...name.map(inName)]],
    ["2B", offer],
    ["3C", related],
    ["4D", description],
  ] as const;
  const lexemes = parts.flatMap(([place, words]) => words.map((word) => `'${word}':${place}`));
  return sql<string>`${lexemes.join(" ")}::tsvector`;
}

export async function findDocumentVersion(db: Db): Promise<number | undefined> {
  return (await db.selectFrom("search_state").select("version").executeTakeFirst())?.version;
}

export async function saveDocumentVersion(db: Db, version: number): Promise<void> {
  await db
    .insertInto("search_state")
    .values({ version })
    .onConflict((conflict) => conflict.column("is_only_row").doUpdateSet({ version }))
    .execute();
}
