import { CompiledQuery, Kysely, type KyselyConfig, PostgresDialect } from "kysely";
import pg from "pg";
import { countFacets, countHosts, findCards, findNamesLike, limitSearchTime } from "#server/features/search/index.ts";

/** Runs the main queries of the search and returns PostgreSQL's plans for them. */
export async function explainSearch(databaseUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const asked: CompiledQuery[] = [];
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: (event: { readonly query: CompiledQuery }) => void asked.push(event.query),
  } as KyselyConfig) as never;
  const now = new Date();
  const days = Array.from({ length: 7 }, (_, n) => new Date(now.getTime() + n * 86_400_000).toISOString().slice(0, 10));
  const among = { country: "MT", now, onlyVerified: false, match: "braid:*" };
  const any = { community: null, category: null, subcategory: null, cityIds: null };
  const filters = { ...any, kind: "listing", language: "en", price: null, days } as const;
  const ranking = {
    sort: "relevance",
    levels: [among.match],
    name: "'=braid':*",
    nameWords: ["braid"],
    things: ["~braids"],
    distances: { cityIds: [], km: [] },
  } as const;
  const lawyer = "'lawy':* | '~lawyer'";
  const related = { ...ranking, levels: [lawyer], name: "'=lawy':*", nameWords: [], things: ["~lawyer"] };
  const page = { limit: 12, offset: 0, most: 200 };
  const noWords = { ...among, match: null };
  const main: Record<string, () => Promise<unknown>> = {
    "Cards, text and three filters": () => findCards(db, among, filters, ranking, page),
    "Cards, a thing in no name": () => findCards(db, { ...among, match: lawyer }, filters, related, page),
    "Counts by filter, text and three filters": () => countFacets(db, among, filters, [{ name: "week", days }]),
    "Names that begin with the typed letters": () => findNamesLike(db, noWords, [{ text: "braid", isPrefix: true }], 3),
    "Hosts of a service": () => countHosts(db, noWords, [{ kind: "service", id: 201 }], 100),
    "Hosts of a community": () => countHosts(db, noWords, [{ kind: "community", id: 1 }], 100),
    "Hosts of a town": () => countHosts(db, noWords, [{ kind: "city", id: 22 }], 100),
  };
  await limitSearchTime(db);
  const plans: string[] = [];
  for (const [name, run] of Object.entries(main)) {
    asked.length = 0;
    await run();
    const [{ sql = "", parameters = [] } = CompiledQuery.raw("")] = asked;
    const { rows } = await pool.query(`explain (analyze, costs off, summary off, timing off) ${sql}`, [...parameters]);
    plans.push(`## ${name}\n\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}\n`);
  }
  await pool.end();
  return plans.join("\n");
}
