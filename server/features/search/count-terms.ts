import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Among } from "./filter-store.ts";
import { countEach, mostCounted } from "./search-store.ts";

/** Counting a common term takes a fifth of a search, so what is common stays so for a minute. */
const commonForMs = 60_000;
const mostKept = 1000;

/** For each database, until when a term is common. Tests have several in one process. */
const commonIn = new WeakMap<Deps["primary"], Map<string, number>>();

/** How many visible documents each of these tsqueries matches. Counting stops after one more than `mostCounted`. */
export async function countTerms(
  { primary, clock }: Deps,
  trx: Db,
  among: Among,
  terms: readonly string[],
): Promise<number[]> {
  const common = commonIn.get(primary) ?? new Map<string, number>();
  commonIn.set(primary, common);
  const now = clock.now().getTime();
  const keyOf = (term: string) => [among.country, among.onlyVerified, term].join();
  const isCommon = (term: string) => (common.get(keyOf(term)) ?? 0) > now;
  const others = terms.filter((term) => !isCommon(term));
  const counted = others.length > 0 ? await countEach(trx, among, others) : [];
  const counts = terms.map((term) => counted[others.indexOf(term)] ?? mostCounted + 1);
  if (common.size > mostKept) common.clear();
  for (const [n, term] of others.entries())
    if ((counted[n] ?? 0) > mostCounted) common.set(keyOf(term), now + commonForMs);
  return counts;
}
