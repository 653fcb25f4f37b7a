import { join } from "node:path";
import type { HouseRule } from "./house-rule.ts";
import { layerRules } from "./layer-rules.ts";
import { nameRules } from "./name-rules.ts";
import { roomRules } from "./room-rules.ts";
import { listSources, readSource } from "./sources.ts";
import { styleRules } from "./style-rules.ts";

const rules: readonly HouseRule[] = [...nameRules, ...layerRules, ...roomRules, ...styleRules];

/** Biome cannot check these rules: imports between rooms and layers, names, file sizes, styles. */
export function checkHouse(root: string): { problems: string[]; summary: string } {
  const listed = listSources(root);
  const sources = listed.map((path) => readSource(root, path));
  const problems = rules.flatMap((rule) => rule(sources));
  const imports = sources.reduce((sum, source) => sum + source.imports.length, 0);
  // If almost nothing was read, the check itself is broken.
  if (sources.length < 50 || imports < 50)
    problems.push(`only ${sources.length} files with ${imports} imports were read`);
  return { problems, summary: `house rules: ${sources.length} files, ${imports} imports, ${rules.length} rules` };
}

if (import.meta.main) {
  const { problems, summary } = checkHouse(join(import.meta.dirname, "../.."));
  for (const problem of problems) console.error(problem);
  console.log(summary);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
