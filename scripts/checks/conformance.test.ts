import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { checkConformance, testNames } from "./conformance.ts";

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const departure = "| D01 | Dollar sign | Euro sign | the currency is EUR |";
const departed = "| 9.calendar.01 | A dollar sign | departed | D01 |";
const landingTest = 'test("shows the headline", () => {});\n';

/** The temporary project has enough open rows to pass, the rows under test, one departure and one test file. */
function check(changes: { rows?: string[]; departures?: string[]; openRows?: number; testFile?: string } = {}) {
  const { rows = [departed], departures = [departure], openRows = 300, testFile = landingTest } = changes;
  const filler = Array.from({ length: openRows }, (_, index) => openRow(index));
  const root = mkdtempSync(join(tmpdir(), "conformance-"));
  roots.push(root);
  write(root, "docs/conformance.md", table("| Id | Requirement | State | Proof |", [...filler, ...rows]));
  write(root, "docs/departures.md", table("| Id | The specification records | We do | Because |", departures));
  write(root, "e2e/landing.spec.ts", testFile);
  return checkConformance(root);
}

function openRow(index: number): string {
  const area = `filler${"-".repeat(Math.floor(index / 100) + 1)}`;
  return `| 1.${area}.${String(index % 100).padStart(2, "0")} | Something | open | portal |`;
}

function table(heading: string, rows: string[]): string {
  return ["# Title", "", heading, "|---|---|---|---|", ...rows, ""].join("\n");
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("a valid conformance table", () => {
  test("has no problems, and its rows are counted", () => {
    const done = "| 2.landing.01 | The headline | done | e2e/landing.spec.ts › shows the headline |";
    expect(check({ rows: [departed, done] })).toEqual({
      problems: [],
      summary: "conformance: 302 rows, 1 done, 1 departed, 300 open",
    });
  });

  test.each([
    ["code marks", "done", "`e2e/landing.spec.ts › shows the headline`"],
    ["a departure with its test", "departed", "D01<br>e2e/landing.spec.ts › shows the headline"],
    ["two tests", "done", "e2e/landing.spec.ts › shows the headline <br> e2e/landing.spec.ts › shows the headline"],
  ])("may have a proof with %s", (_, state, proof) => {
    expect(check({ rows: [departed, `| 2.landing.01 | The headline | ${state} | ${proof} |`] }).problems).toEqual([]);
  });

  test("may have an escaped bar in a cell", () => {
    const rows = [departed, "| 2.landing.01 | One \\| two | done | e2e/landing.spec.ts › one \\| two |"];
    expect(check({ rows, testFile: 'test("one | two", () => {});' }).problems).toEqual([]);
  });
});

describe("a problem in the documents", () => {
  test.each([
    ["a missing cell", "| 2.landing.01 | The headline | open |", "malformed row"],
    ["an empty cell", "| 2.landing.01 |  | open | portal |", "malformed row"],
    ["one cell too many", "| 2.landing.01 | One | two | open | portal |", "malformed row"],
    ["a missing outer bar", "2.landing.01 | The headline | open | portal", "malformed row"],
    ["a malformed id", "| 2.landing.1 | The headline | open | portal |", 'malformed id "2.landing.1"'],
    ["a repeated id", departed, "the id 9.calendar.01 repeats"],
    ["an unknown state", "| 2.landing.01 | The headline | finished | portal |", 'the unknown state "finished"'],
    ["a done row without a test", "| 2.landing.01 | The headline | done | — |", "is not a test file and a test name"],
    ["a departed row without a departure", "| 2.landing.01 | The headline | departed | — |", "names no departure"],
    ["an unknown departure", "| 2.landing.01 | The headline | departed | D02 |", "names D02, which is not in"],
  ])("is reported once: %s", (_, row, problem) => {
    expect(check({ rows: [departed, row] }).problems).toEqual([expect.stringContaining(problem)]);
  });

  test("is reported with its file and line", () => {
    expect(check({ rows: [departed, "| broken |"] }).problems[0]).toMatch(/^docs\/conformance\.md:306: /);
  });

  test("is reported when no row refers to a departure", () => {
    const departures = [departure, "| D02 | A | B | C |"];
    expect(check({ departures }).problems).toEqual([expect.stringContaining("refers to D02")]);
  });

  test("is reported when only an open row names a departure", () => {
    const rows = ["| 9.calendar.01 | A dollar sign | open | D01 |"];
    expect(check({ rows }).problems).toEqual([expect.stringContaining("refers to D01")]);
  });

  test("is reported when a departure's id repeats or its row is malformed", () => {
    const departures = [departure, departure, "| D2 | A | B | C |", "| D03 | A | B |"];
    expect(check({ departures }).problems).toEqual([
      expect.stringContaining("the id D01 repeats"),
      expect.stringContaining('malformed id "D2"'),
      expect.stringContaining("malformed row"),
    ]);
  });

  test("is reported when too few rows were read", () => {
    expect(check({ openRows: 298 }).problems).toEqual([expect.stringContaining("only 299 rows were read")]);
    expect(check({ openRows: 299 }).problems).toEqual([]);
  });

  test("is reported when no departure was read", () => {
    expect(check({ rows: [], departures: [] }).problems).toEqual([expect.stringContaining("no departure was read")]);
  });

  test("is reported when the documents are missing", () => {
    const root = mkdtempSync(join(tmpdir(), "conformance-"));
    roots.push(root);
    expect(checkConformance(root).problems).toContain("docs/conformance.md: cannot be read");
    expect(checkConformance(root).problems).toContain("docs/departures.md: cannot be read");
  });
});

describe("an invalid proof", () => {
  test.each([
    ["a file that does not exist", "done", "e2e/gone.spec.ts › shows the headline", "e2e/gone.spec.ts does not exist"],
    ["a name that no test has", "done", "e2e/landing.spec.ts › shows", 'has no test named "shows"'],
    ["a file that is not a test file", "done", "docs/departures.md › D01", "is not a test file of this project"],
    ["a file outside the project", "done", "../e2e/landing.spec.ts › shows the headline", "is not a test file of this"],
    ["a departed row's test", "departed", "D01<br>e2e/landing.spec.ts › shows", 'has no test named "shows"'],
    [
      "the second of two proofs",
      "done",
      "e2e/landing.spec.ts › shows the headline<br>e2e/b.test.ts › x",
      "does not exist",
    ],
  ])("is reported: %s", (_, state, proof, problem) => {
    const rows = [departed, `| 2.landing.01 | The headline | ${state} | ${proof} |`];
    expect(check({ rows }).problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe("testNames", () => {
  test.each([
    ["double quotes", 'test("books a slot", run)'],
    ["single quotes", "it('books a slot', run)"],
    ["backticks", "it(`books a slot`, run)"],
    ["a call over several lines", 'test(\n  "books a slot",\n  run,\n)'],
    ["a modifier", 'test.concurrent("books a slot", run)'],
    ["a table", 'test.each([[1, "(a)"], [f(2), "b"]])("books a slot", run)'],
    ["a table over several lines", 'test.for([\n  ["one"],\n])("books a slot", run)'],
    ["a template table", "test.each`\n  a | b\n`('books a slot', run)"],
  ])("finds a title in %s", (_, source) => {
    expect([...testNames(source)]).toEqual(["books a slot"]);
  });

  test("unescapes quotes and keeps placeholders", () => {
    const source = 'test("says \\"no\\"", run);\ntest(`refuses ${' + "code}`, run);";
    expect([...testNames(source)]).toEqual(['says "no"', "refuses ${" + "code}"]);
  });

  test.each([
    ["a skipped test", 'test.skip("books a slot", run)'],
    ["a planned test", 'test.todo("books a slot")'],
    ["a test marked as broken", 'test.fixme("books a slot", run)'],
    ["a group", 'test.describe("books a slot", run)'],
    ["a line comment", '  // test("books a slot", run)'],
    ["a block comment", '/*\ntest("books a slot", run)\n*/'],
    ["another function", 'contest("books a slot", run); audit("books a slot")'],
    ["a method", 'pattern.test("books a slot")'],
    ["a longer title", 'test("books a slot twice", run)'],
  ])("ignores %s", (_, source) => {
    expect(testNames(source)).not.toContain("books a slot");
  });
});
