import { spawnSync } from "node:child_process";
import { buildIfStale } from "./build.ts";

// These checks take minutes. Examples: npm run prove:upgrade, npm run faults -- races, npm run bench -- news.
const [kind = "", ...names] = process.argv.slice(2);
const run = (args: string[]) => spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;

if (kind === "prove") {
  const files = names.map((name) => `faults/prove-${name}.ts`);
  process.exit(run(["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.long.config.ts", ...files]));
}
const [first = "", ...rest] = names;
if (["walk", "walk-cluster", "container"].includes(first)) process.exit(run([`faults/${first}.ts`, ...rest]));
await buildIfStale(console.log);
const alone = ["news", "growth", "search", "insights", "cost"];
if (kind === "bench" && !alone.includes(first)) process.exit(run(["bench/bench.ts", ...names]));
const faults = [
  "races",
  "kills",
  "guest-kills",
  "database",
  "disk",
  "clients",
  "restore",
  "feeds",
  "calendars",
  "busy",
];
if (first === "cluster") process.exit(run(["faults/cluster.ts", ...rest]));
for (const name of names.length > 0 ? names : faults) {
  const code = run([`${kind}/${name}.ts`]);
  if (code !== 0) process.exit(code);
}
