import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Each line is a row of the table in docs/performance.md. */
export type Line = {
  readonly id: string;
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  readonly ratio: number | null;
  readonly goal: string;
  readonly isMet: boolean;
  readonly disturbed?: number;
  /** Processor time of the server and of PostgreSQL for one request. */
  readonly cost?: { readonly ours: string; readonly reference: string };
};

const resultsFile = "test-results/bench.json";

export function printTable(lines: readonly Line[]): void {
  console.table(
    Object.fromEntries(
      lines.map(({ id, what, ours, reference, ratio, goal, isMet, disturbed, cost }) => [
        id,
        {
          what,
          ours,
          reference,
          ratio: ratio === null ? "–" : ratio.toPrecision(3),
          goal,
          "server + PostgreSQL": cost ? `${cost.ours} (reference ${cost.reference})` : "",
          verdict: (isMet ? "met" : "MISSED") + (disturbed ? ` (${disturbed} rounds disturbed)` : ""),
        },
      ]),
    ),
  );
  mkdirSync(dirname(resultsFile), { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(lines, null, 2)}\n`);
  console.log(`${lines.filter(({ isMet }) => isMet).length} of ${lines.length} goals met; also in ${resultsFile}`);
}
