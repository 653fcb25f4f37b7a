import { expect, test } from "vitest";
import { loadUpTo, shownIn } from "./load-up-to.ts";

const all = Array.from({ length: 230 }, (_, index) => index);

test.for([
  [50, ["0+50"]],
  [100, ["0+100"]],
  [101, ["0+100", "100+1"]],
  [230, ["0+100", "100+100", "200+30"]],
  [1000, ["0+100", "100+100", "200+100"]],
] as const)("loading the first %i of 230 entries requests the pages %j", async ([count, pages]) => {
  const asked: string[] = [];
  const found = await loadUpTo(count, 100, async ({ limit, offset }) => {
    asked.push(`${offset}+${limit}`);
    return all.slice(offset, offset + limit);
  });
  expect(found).toEqual(all.slice(0, count));
  expect(asked).toEqual(pages);
});

test.for([
  ["", 50],
  ["shown=150", 150],
  ["shown=12", 50],
  ["shown=-5", 50],
  ["shown=many", 50],
  ["shown=75.9", 75],
  ["shown=1e9", 9_000],
] as const)("the query %j shows %i entries", ([search, shown]) => {
  expect(shownIn(new URLSearchParams(search), 50, 9_000)).toBe(shown);
});
