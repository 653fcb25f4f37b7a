import { type RawBuilder, sql } from "kysely";
import type { TextLanguage, Translations } from "#contract/lists/text-languages.ts";
import type { Db } from "#server/db/database.ts";
import { type Among, isShown } from "./filter-store.ts";
import type { Spelling } from "./query-rules.ts";

/** Words of names with one of these spellings, at most `limit`. */
export async function findNameWords(
  db: Db,
  country: string,
  spellings: readonly Spelling[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`with recursive ${wordsLike(country, spellings)}
    select word from words where is_like limit ${limit}`.execute(db);
  return rows.map(({ word }) => word);
}

/** Reads one word of the index after the other, and not every document that has it. */
function wordsLike(country: string, spellings: readonly Spelling[]): RawBuilder<unknown> {
  const isLike = (word: RawBuilder<unknown>) =>
    sql`case when s.is_prefix then starts_with(${word}, s.text) else ${word} = s.text end`;
  const next = (condition: RawBuilder<unknown>) => sql`(select n.word from search_names n
      where n.country = ${country} and ${condition} order by n.word limit 1)`;
  return sql`words as (
    select s.text, s.is_prefix, first.word, ${isLike(sql`first.word`)} as is_like
      from unnest(${spellings.map(({ text }) => text)}::text[], ${spellings.map(({ isPrefix }) => isPrefix)}::boolean[])
           as s (text, is_prefix), lateral ${next(sql`n.word >= s.text`)} first
    union all
    select s.text, s.is_prefix, later.word, ${isLike(sql`later.word`)}
      from words s, lateral ${next(sql`n.word > s.word`)} later where s.is_like and s.is_prefix)`;
}

/** The documents whose names have the word, or that offer the thing, the best rated first. At most `most`, if given. */
export function named(country: string, word: RawBuilder<unknown>, most: number | null = null): RawBuilder<unknown> {
  return sql`(select * from search_names where country = ${country} and word = ${word}
      order by rating_score desc, created_at desc limit ${most} offset 0) n
    join search_documents d on d.host_id = n.host_id and d.kind = n.kind and d.subject_id = n.subject_id`;
}

type NamedRow = {
  readonly kind: "listing" | "event";
  readonly subject_id: number;
  readonly name: string;
  readonly language: TextLanguage;
  readonly translations: Translations<{ name: string }>;
  readonly category: string;
  readonly city_id: number | null;
  readonly community_id: number;
};

const columns = sql`d.kind, d.subject_id, d.name, d.language, d.translations, d.category, d.city_id, d.community_id,
  d.rating_score, d.created_at`;

/** The best rated whose names match all words. */
export async function findNames(db: Db, among: Among, match: string, limit: number): Promise<NamedRow[]> {
  // Without the subquery, PostgreSQL would read everything in the order of the ratings until it finds the words.
  const { rows } = await sql<NamedRow>`
    select * from (select ${columns} from search_documents d where ${isShown({ ...among, match })} offset 0) d
     order by rating_score desc, created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Thousands of words may begin with the same two letters. */
export const mostWords = 20;

/** The best rated whose names have a word with one of these spellings. Only the first of very many words are tried. */
export async function findNamesLike(
  db: Db,
  among: Among,
  spellings: readonly Spelling[],
  limit: number,
): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    with recursive ${wordsLike(among.country, spellings)}
    select * from (
      select distinct on (kind, subject_id) best.*
        from (select distinct word from (select word from words where is_like limit ${mostWords}) tried) asked, lateral (
          select ${columns} from ${named(among.country, sql`asked.word`)} where ${isShown({ ...among, match: null })}
           order by n.rating_score desc, n.created_at desc limit ${limit}) best) d
     order by rating_score desc, created_at desc limit ${limit}`.execute(db);
  return rows;
}
