import { changedArgs } from "./changed.ts";
import { keepTemporaryFilesInMemory } from "./temporary-files.ts";
import { type Counts, parts, type Timed } from "./test-parts.ts";

// npm test: every part, then a summary line.
// npm test -- unit server/env.test.ts --watch: one part, with arguments for its tool.
// npm test -- changed [commit]: what the changes since that commit (default: HEAD) can break.
const [only, ...args] = process.argv.slice(2);
const argsOf = only === "changed" ? changedArgs(args[0]) : new Map(parts.map(({ name }) => [name, args]));
const chosen = parts.filter(({ name }) => (only === "changed" ? argsOf.has(name) : !only || name === only));
if (chosen.length === 0) {
  console.error(`There is no part "${only}"; the parts are changed, ${parts.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

keepTemporaryFilesInMemory();

const results: { name: string; passed: number; failed: number; seconds: number }[] = [];
const failures: string[] = [];
const times = new Map<string, readonly Timed[]>();
for (const { name, run } of chosen) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const result = await run(argsOf.get(name) ?? []).catch((error: unknown): Counts => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  failures.push(...(result.failures ?? []));
  times.set(name, result.times ?? []);
  const { passed, failed } = result;
  results.push({ name, passed, failed, seconds: Math.round((performance.now() - startedAt) / 100) / 10 });
}

for (const [name, all] of times) {
  const slowest = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (slowest.length > 0) console.log(`\nSlowest of ${name}:`);
  for (const one of slowest) console.log(`${one.seconds.toFixed(1).padStart(6)} s  ${one.name}`);
}
if (failures.length > 0) console.log(`\nFailed earlier:\n${failures.join("\n")}`);
console.log("");
console.table(Object.fromEntries(results.map(({ name, ...figures }) => [name, figures])));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
