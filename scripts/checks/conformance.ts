import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "#server/error-code.ts";

const conformancePath = "docs/conformance.md";
const departuresPath = "docs/departures.md";
const columnCount = 4;
// The table has about 500 rows. Far fewer means that the file or the parser is broken.
const fewestRows = 300;

type TableRow = { line: number; cells: string[] };
type Requirement = { at: string; id: string; state: string; proofs: string[] };

export function checkConformance(root: string): { problems: string[]; summary: string } {
  const problems: string[] = [];
  const departureIds = readDepartures(root, problems);
  const requirements = readRequirements(root, problems);
  const referenced = new Set<string>();

  for (const requirement of requirements) {
    const departures = requirement.proofs.filter(isDepartureId);
    if (requirement.state === "departed") for (const id of departures) referenced.add(id);
    problems.push(...problemsOf(requirement, departures, departureIds, root));
  }
  for (const id of departureIds) {
    if (!referenced.has(id)) problems.push(`${departuresPath}: no row of ${conformancePath} refers to ${id}`);
  }
  if (requirements.length < fewestRows) {
    problems.push(
      `${conformancePath}: only ${requirements.length} rows were read, at least ${fewestRows} are expected`,
    );
  }
  return { problems, summary: summarise(requirements) };
}

function problemsOf(requirement: Requirement, departures: string[], known: Set<string>, root: string): string[] {
  const { at, id, state, proofs } = requirement;
  const fail = (problem: string) => `${at}: ${id} ${problem}`;

  if (state === "open") return [];
  if (state === "done") {
    return proofs.flatMap((proof) => missingTest(root, proof)).map((problem) => fail(`is done, but ${problem}`));
  }
  if (state === "departed") {
    if (departures.length === 0) return [fail("is departed, but names no departure")];
    const unknown = departures.filter((departure) => !known.has(departure));
    const tests = proofs.filter((proof) => !isDepartureId(proof));
    return [
      ...unknown.map((departure) => fail(`names ${departure}, which is not in ${departuresPath}`)),
      ...tests.flatMap((proof) => missingTest(root, proof)).map((problem) => fail(`is departed, but ${problem}`)),
    ];
  }
  return [fail(`has the unknown state "${state}"`)];
}

function missingTest(root: string, proof: string): string[] {
  const [, path, name] = /^(\S+) › (.+)$/.exec(proof) ?? [];
  if (!path || !name) return [`"${proof}" is not a test file and a test name with " › " between`];
  if (!/\.(test|spec)\.tsx?$/.test(path) || path.includes("..")) return [`${path} is not a test file of this project`];
  const source = readText(join(root, path));
  if (source === undefined) return [`${path} does not exist`];
  return testNames(source).has(name) ? [] : [`${path} has no test named "${name}"`];
}

/** Skipped, planned and commented-out tests do not count. */
export function testNames(source: string): Set<string> {
  const code = source.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, "").replace(/^[ \t]*\/\/.*$/gm, "");
  const call = String.raw`(?<![\w.$])(?:test|it)(?:\.(?:only|concurrent|sequential))*`;
  const title = /(?<title>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/.source;
  const plainCall = new RegExp(String.raw`${call}\(\s*${title}`, "g");
  // In `test.each(table)("title"`, the title is in the second pair of parentheses.
  const tableCall = new RegExp(String.raw`${call}\.(?:each|for)\b[\s\S]*?[)\x60]\(\s*${title}`, "g");
  const found = [...code.matchAll(plainCall), ...code.matchAll(tableCall)];
  return new Set(found.map((match) => (match.groups?.title ?? "").slice(1, -1).replace(/\\(.)/g, "$1")));
}

function readRequirements(root: string, problems: string[]): Requirement[] {
  return readTable(root, conformancePath, /^[1-9]\.[a-z][a-z-]*\.\d{2}$/, problems).map(({ line, cells }) => {
    const [id = "", , state = "", proof = ""] = cells;
    return { at: `${conformancePath}:${line}`, id, state, proofs: proof.split(/\s*<br>\s*/).map(withoutCodeMarks) };
  });
}

function readDepartures(root: string, problems: string[]): Set<string> {
  const rows = readTable(root, departuresPath, /^D\d{2}$/, problems);
  if (rows.length === 0) problems.push(`${departuresPath}: no departure was read`);
  return new Set(rows.map(({ cells }) => cells[0] ?? ""));
}

/** Any other line with a bar is reported, so that no row is missed. */
function readTable(root: string, path: string, idPattern: RegExp, problems: string[]): TableRow[] {
  const text = readText(join(root, path));
  if (text === undefined) {
    problems.push(`${path}: cannot be read`);
    return [];
  }
  const rows: TableRow[] = [];
  const seen = new Set<string>();
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (!content.includes("|")) continue;
    const line = index + 1;
    const cells = cellsOf(content);
    if (isHeading(cells)) continue;
    const id = cells[0] ?? "";
    if (cells.length !== columnCount || cells.includes("")) {
      problems.push(`${path}:${line}: malformed row, ${columnCount} filled cells between bars are expected`);
    } else if (!idPattern.test(id)) {
      problems.push(`${path}:${line}: malformed id "${id}"`);
    } else {
      if (seen.has(id)) problems.push(`${path}:${line}: the id ${id} repeats`);
      seen.add(id);
      rows.push({ line, cells });
    }
  }
  return rows;
}

function cellsOf(content: string): string[] {
  const [, inner] = /^\|(.*)\|$/.exec(content.trim()) ?? [];
  return inner === undefined ? [] : inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function isHeading(cells: string[]): boolean {
  return cells.length === columnCount && (cells[0] === "Id" || cells.every((cell) => /^-{3,}$/.test(cell)));
}

function isDepartureId(proof: string): boolean {
  return /^D\d+$/.test(proof);
}

function withoutCodeMarks(proof: string): string {
  return /^`[^`]*`$/.test(proof) ? proof.slice(1, -1) : proof;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function summarise(requirements: Requirement[]): string {
  const count = (state: string) => requirements.filter((requirement) => requirement.state === state).length;
  return `conformance: ${requirements.length} rows, ${count("done")} done, ${count("departed")} departed, ${count("open")} open`;
}

if (import.meta.main) {
  const { problems, summary } = checkConformance(join(import.meta.dirname, "../.."));
  for (const problem of problems) console.error(problem);
  console.log(summary);
  if (problems.length > 0) process.exitCode = 1;
}
