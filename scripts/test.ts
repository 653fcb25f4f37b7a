import { changedArgs } from "./changed.ts";
import { keepTemporaryFilesInMemory } from "./memory-folder.ts";
import { type Counts, type Part, parts } from "./test-parts.ts";

// `npm test` runs every part and prints a summary line. `npm test -- unit server/env.test.ts --watch` runs one part,
// with arguments for its tool. `npm test -- changed [commit]` runs what the changes since that commit (default: HEAD)
// can break.
const [only, ...args] = process.argv.slice(2);
const argsOf = only === "changed" ? changedArgs(args[0]) : new Map(parts.map(({ name }) => [name, args]));
const chosen = parts.filter(({ name }) => (only === "changed" ? argsOf.has(name) : !only || name === only));
if (chosen.length === 0) {
  console.error(`There is no part "${only}"; the parts are changed, ${parts.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

keepTemporaryFilesInMemory(4e9);

type Result = Counts & { readonly name: string; readonly seconds: number };

async function measure({ name, run }: Part, print?: (text: string) => void): Promise<Result> {
  const startedAt = performance.now();
  const counts = await run(argsOf.get(name) ?? [], print).catch((error: unknown): Counts => {
    (print ?? console.error)(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  return { name, ...counts, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
}

const started = new Map<string, Promise<Result>>();

/** Parts that run at once would mix their lines, so each holds its output back until `show` is called. */
function startBeside(part: Part): { result: Promise<Result>; show: () => void } {
  let output: string | null = "";
  const print = (text: string) => {
    if (output === null) process.stdout.write(text);
    else output += text;
  };
  const show = () => {
    process.stdout.write(`\n── ${part.name}\n${output}`);
    output = null;
  };
  const result = Promise.resolve(part.after && started.get(part.after)).then(() => measure(part, print));
  started.set(part.name, result);
  return { result, show };
}

const results: Result[] = [];
const sideBySide = chosen.filter(({ isSideBySide }) => isSideBySide && chosen.length > 1);
if (sideBySide.length > 0) console.log(`Running ${sideBySide.map(({ name }) => name).join(", ")} …`);
for (const { result, show } of sideBySide.map(startBeside)) {
  show();
  results.push(await result);
}
for (const part of chosen.filter((one) => !sideBySide.includes(one))) {
  console.log(`\n── ${part.name}`);
  results.push(await measure(part));
}

for (const { name, times = [] } of results) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (slowest.length > 0) console.log(`\nSlowest of ${name}:`);
  for (const one of slowest) console.log(`${one.seconds.toFixed(1).padStart(6)} s  ${one.name}`);
}
const failures = results.flatMap((result) => result.failures ?? []);
if (failures.length > 0) console.log(`\nFailed earlier:\n${failures.join("\n")}`);
console.log("");
console.table(
  Object.fromEntries(results.map(({ name, passed, failed, seconds }) => [name, { passed, failed, seconds }])),
);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
