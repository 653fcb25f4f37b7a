import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Source = { readonly path: string; readonly text: string; readonly imports: readonly Import[] };
export type Import = { readonly target: string; readonly isTypeOnly: boolean };

/** Untracked files count, ignored ones do not. */
export function listSources(root: string): string[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\0")
    .filter(
      (path) => /\.(ts|tsx|mjs|css|sql)$/.test(path) && !path.startsWith("tools/") && existsSync(join(root, path)),
    );
}

export function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, imports: importsOf(path, text) };
}

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

/** Our own files are returned as paths from the root, packages as `package:name`. */
export function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const specifier = match[3] ?? match[4] ?? "";
    const names = match[2] ?? "";
    const everyNameIsType = names.trim().startsWith("{") && eachNameIsType(names);
    return { target: resolveTarget(path, specifier), isTypeOnly: Boolean(match[1]) || everyNameIsType };
  });
}

function eachNameIsType(names: string): boolean {
  const list = /\{([^}]*)\}/.exec(names)?.[1] ?? "";
  const each = list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return each.length > 0 && each.every((name) => name.startsWith("type "));
}

function resolveTarget(from: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return join(from, "..", specifier);
  return `package:${specifier}`;
}
