import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { fillManyNews } from "./news-fixtures.ts";
import { indexKeysOfReader } from "./news-rules.ts";
import { findNews, newsPage } from "./news-store.ts";

type Node = { "Node Type": string; "Relation Name"?: string; "Actual Rows": number; Plans?: Node[] };
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test("among 50,000 stories, a page uses no sequential scan and reads at most offset + 20 rows", async () => {
  const { deps } = await testApp();
  await fillManyNews(deps.db, 50_000);
  const readers = [
    { origin: "GH", residence: "MT" },
    { origin: "IN", residence: "DE" },
    { origin: "MT", residence: "GB" },
  ];
  for (const reader of readers) {
    for (const offset of [0, 1000]) {
      const page = {
        ways: indexKeysOfReader(reader),
        offset,
        limit: 20,
        asOf: new Date(Date.now() + 60_000).toISOString(),
      };
      const { rows } = await sql<{
        "QUERY PLAN": [{ Plan: Node }];
      }>`explain (analyze, format json) ${newsPage(page)}`.execute(deps.db);
      const nodes = nodesOf((rows[0] as (typeof rows)[number])["QUERY PLAN"][0].Plan);
      const touched = nodes.filter((node) => node["Relation Name"]);
      expect(touched.map((node) => node["Node Type"]).filter((type) => type === "Seq Scan")).toEqual([]);
      expect(Math.max(...touched.map((node) => node["Actual Rows"]))).toBeLessThanOrEqual(offset + 20);
      expect(await findNews(deps.db, page)).toHaveLength(20);
    }
  }
});
