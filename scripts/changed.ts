import { execFileSync } from "node:child_process";

/**
 * Each line names the browser tests that cover a folder. If a changed file is in none of these folders, all browser
 * tests run.
 */
const journeys: readonly (readonly [folder: RegExp, specs: readonly string[]])[] = [
  [/^web\/pages\/booking\//, ["e2e/booking", "e2e/rights"]],
  [/^web\/(pages\/portal|features\/(bookings|calendar|events|listings|service-items|team|uploads))\//, ["e2e/portal"]],
  [/^web\/features\/hosts\//, ["e2e/moderation", "e2e/portal"]],
  [/^web\/(pages|features)\/moderation\//, ["e2e/moderation"]],
  [/^web\/(pages\/public|features\/(news|slates|support|consent|reports))\//, ["e2e/public"]],
  [/^(docs|bench|faults|scripts|tools)\/|\.md$|\.test\.tsx?$/, []],
];

export function changedArgs(commit = "HEAD"): Map<string, string[]> {
  const files = changedFiles(commit);
  if (files.length === 0) throw new Error(`Nothing has changed since ${commit}.`);
  const specs = specsFor(files);
  const args = new Map<string, string[]>();
  for (const name of ["types", "lint", "house", "dead-code"]) args.set(name, []);
  args.set("unit", ["--changed", commit, "--passWithNoTests"]);
  if (specs.length > 0) args.set("e2e", specs);
  return args;
}

export function specsFor(files: readonly string[]): string[] {
  const specs = files.flatMap((file) => {
    if (file.startsWith("e2e/")) return file.endsWith(".spec.ts") ? [file] : ["e2e"];
    return journeys.find(([folder]) => folder.test(file))?.[1] ?? ["e2e"];
  });
  return specs.includes("e2e") ? ["e2e"] : [...new Set(specs)].toSorted();
}

function changedFiles(commit: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [...git("diff", "--name-only", commit), ...git("ls-files", "--others", "--exclude-standard")];
}
