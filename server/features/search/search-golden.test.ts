import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { search } from "#contract/search.ts";
import { fillDemo } from "#demo/fill-demo.ts";
import { testApp } from "#server/testing/test-app.ts";
import { refreshFreeTimes } from "./refresh-free-times.ts";

type Golden = { readonly q: string; readonly expect: readonly string[]; readonly why: string };

const golden: Golden[] = JSON.parse(readFileSync(join(import.meta.dirname, "search-golden.json"), "utf8"));

// docs/search-quality.md lists the misses. Add queries that people really type, and never remove one that fails.
test("at least 95 % of the golden queries find what people mean among the first three", {
  timeout: 120_000,
}, async () => {
  const app = await testApp({ settings: { demo: true } });
  await fillDemo(app.deps);
  await refreshFreeTimes(app.deps, { limit: 1000 });
  const misses: string[] = [];
  for (const { q, expect: wanted, why } of golden) {
    // On a busy machine a search can reach its time limit, which says nothing about what it finds.
    const body = await vi.waitFor(async () => {
      const answer = await app.call(search, { query: { q } });
      expect(answer.status).toBe(200);
      return answer.body;
    });
    const names = body.cards.slice(0, 3).map(({ name }) => name);
    // Of several right answers, the first three results may show any.
    const right = names.filter((name) => wanted.includes(name)).length;
    if (right < Math.min(wanted.length, 3, Math.max(1, body.total)))
      misses.push(`${q} (${why}): ${names.join(", ") || "nothing"}`);
  }
  expect(golden.length).toBeGreaterThanOrEqual(80);
  const share = 1 - misses.length / golden.length;
  expect(share, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
});
