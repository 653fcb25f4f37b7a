import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join, relative } from "node:path";
import { buildIfStale } from "./build.ts";
import { checkBundle } from "./checks/bundle.ts";
import { checkConformance } from "./checks/conformance.ts";
import { checkHouse } from "./checks/house-rules.ts";
import { checkOpenApi } from "./checks/openapi-lint.ts";
import { findChromium } from "./chromium.ts";
import { startProduct } from "./product.ts";

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly string[];
  readonly times?: readonly Timed[];
};
type Timed = { readonly name: string; readonly seconds: number };
/** A part that runs beside others passes its output here. Without it, output goes to the terminal at once. */
type Print = (text: string) => void;
export type Part = {
  readonly name: string;
  /** Alone, it would often keep only one core busy. Its output is printed after that of the parts before it. */
  readonly isSideBySide: boolean;
  /** The name of an earlier part that must end first, if it runs, too. */
  readonly after?: string;
  readonly run: (args: string[], print?: Print) => Promise<Counts>;
};

type UnitResults = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
      readonly duration?: number | null;
    }[];
  }[];
};

type JourneySuite = {
  readonly suites?: readonly JourneySuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

type JourneyResults = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly JourneySuite[];
};

const toTerminal: Print = (text) => process.stdout.write(text);
const root = join(import.meta.dirname, "..");
const bin = (path: string) => join(root, "node_modules", path);

/** The cheapest parts come first, so that simple mistakes show up within seconds. */
export const parts: readonly Part[] = [
  {
    name: "types",
    isSideBySide: true,
    run: async (args, print) =>
      oneOf([
        await node(bin("@react-router/dev/bin.cjs"), ["typegen"], { print }),
        // Several checkers would each work out most of the types again, and other parts need the second core.
        await node(bin("typescript/bin/tsc"), ["--noEmit", "--checkers", "1", ...args], { print }),
      ]),
  },
  {
    name: "lint",
    isSideBySide: true,
    run: async (args, print) =>
      oneOf([
        await node(bin("@biomejs/biome/bin/biome"), ["check", "--error-on-warnings", ...args], {
          print,
          isPatient: true,
        }),
      ]),
  },
  {
    name: "house",
    isSideBySide: true,
    run: async (_, print) => report([checkHouse(root), checkConformance(root)], print),
  },
  {
    name: "dead-code",
    isSideBySide: true,
    run: async (args, print) => {
      const include = ["--include", "files,dependencies,unlisted,unresolved,exports,types"];
      return oneOf([
        await node(bin("knip/bin/knip.js"), [...include, "--no-config-hints", ...args], { print, isPatient: true }),
      ]);
    },
  },
  { name: "openapi", isSideBySide: true, run: async (_, print) => report([await checkOpenApi()], print) },
  {
    name: "bundle",
    isSideBySide: true,
    run: async (_, print = toTerminal) =>
      report([checkBundle((await buildIfStale((sentence) => print(`${sentence}\n`))).pages)], print),
  },
  // Tests that start the product need the built files.
  { name: "unit", isSideBySide: true, after: "bundle", run: runUnit },
  { name: "e2e", isSideBySide: false, run: runJourneys },
];

async function runUnit(args: string[], print?: Print): Promise<Counts> {
  const results = "test-results/unit.json";
  rmSync(results, { force: true });
  const mode = args.includes("--watch") ? [] : ["run"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const code = await node(bin("vitest/vitest.mjs"), [...mode, ...reporters, ...args], { print });
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  // Vitest's JSON report.
  const { testResults, ...counts } = JSON.parse(readFileSync(results, "utf8")) as UnitResults;
  // The JSON report does not contain uncaught errors, but they change the exit code.
  const failed = Math.max(counts.numFailedTests, code === 0 ? 0 : 1);
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => [
    ...(status === "failed" && message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter((one) => one.status === "failed")
      .map((one) => `${name}: ${one.fullName}\n${one.failureMessages.map(firstLines).join("\n")}`),
  ]);
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({
      name: `${relative(root, name)} › ${one.fullName}`,
      seconds: (one.duration ?? 0) / 1000,
    })),
  );
  return { passed: counts.numPassedTests, failed, failures, times };
}

async function runJourneys(args: string[]): Promise<Counts> {
  const chromium = findChromium();
  await buildIfStale(console.log);
  const product = await startProduct({ DESIGN_PAGE: "on", RATE_LIMITS: "off" }, root, "e2e/start.ts");
  const results = "test-results/results.json";
  mkdirSync("test-results", { recursive: true });
  rmSync(results, { force: true });
  let code: number;
  try {
    code = await node(bin("@playwright/test/cli.js"), ["test", ...args], {
      env: { CHROMIUM: chromium, E2E_ADDRESS: product.address, E2E_DATA_DIR: product.dataDir },
    });
  } finally {
    await product.stop();
  }
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  // Playwright's JSON report.
  const { stats, errors, suites } = JSON.parse(readFileSync(results, "utf8")) as JourneyResults;
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky + errors.length, code === 0 ? 0 : 1),
    times: suites.flatMap(timesOf),
  };
}

function timesOf({ specs, suites = [] }: JourneySuite): Timed[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${file} › ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

type NodeOptions = {
  readonly env?: Record<string, string>;
  readonly print?: Print | undefined;
  /** Gets the processor mostly when the unit tests leave it idle. */
  readonly isPatient?: boolean;
};

function node(script: string, args: readonly string[], options: NodeOptions = {}): Promise<number> {
  const { env = {}, print, isPatient = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: print ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
    });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    if (print) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", print);
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

function firstLines(message: string): string {
  return message.split("\n").slice(0, 6).join("\n");
}

function oneOf(codes: readonly number[]): Counts {
  return codes.every((code) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function report(
  checks: readonly { problems: readonly string[]; summary: string }[],
  print: Print = toTerminal,
): Counts {
  for (const { problems, summary } of checks) print([...problems, summary, ""].join("\n"));
  const failed = checks.reduce((sum, { problems }) => sum + problems.length, 0);
  return { passed: checks.filter(({ problems }) => problems.length === 0).length, failed };
}
