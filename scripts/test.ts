import { parts } from "./test-parts.ts";

// npm test: every part, then one line over all of them.
// npm test -- unit server/env.test.ts --watch: one part alone, with its tool's own arguments.
const [only, ...args] = process.argv.slice(2);
const chosen = only ? parts.filter(({ name }) => name === only) : parts;
if (chosen.length === 0) {
  console.error(`There is no part "${only}"; the parts are ${parts.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const results: { name: string; passed: number; failed: number; seconds: number }[] = [];
const failures: string[] = [];
for (const { name, run } of chosen) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const result = await run(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, failures: [] };
  });
  failures.push(...(result.failures ?? []));
  const { passed, failed } = result;
  results.push({ name, passed, failed, seconds: Math.round((performance.now() - startedAt) / 100) / 10 });
}

if (failures.length > 0) console.log(`\nFailed earlier:\n${failures.join("\n")}`);
console.log("");
console.table(Object.fromEntries(results.map(({ name, ...figures }) => [name, figures])));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
