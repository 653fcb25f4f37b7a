import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryFlags } from "./memory-flags.mjs";

test("the product's heap is limited to about a gigabyte, and Node knows both flags", () => {
  const script = "console.log(require('node:v8').getHeapStatistics().heap_size_limit / 1024 ** 2)";
  const limit = Number(execFileSync(process.execPath, [...memoryFlags(), "-e", script], { encoding: "utf8" }));
  expect(limit).toBeGreaterThan(1_000);
  expect(limit).toBeLessThan(1_100);
});

test("an operator's limit in NODE_OPTIONS wins", () => {
  expect(memoryFlags("--trace-warnings --max-old-space-size=4096")).toEqual(["--max-semi-space-size=16"]);
  expect(memoryFlags("--max_old_space_size=4096")).toEqual(["--max-semi-space-size=16"]);
});

test("a container has the same limits", () => {
  const containerfile = readFileSync(join(import.meta.dirname, "../Containerfile"), "utf8");
  expect(containerfile).toContain(`ENV NODE_OPTIONS="${memoryFlags().join(" ")}"`);
});
