import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "#scripts/product.ts";
import type { Line } from "./goals.ts";
import { median } from "./rounds.ts";

const starts = 5;
const goalMs = 2_000;

/**
 * P12: measures from the start of the process to the line with the address. The data folder exists and the pages are
 * built.
 */
export async function measureStartup(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "kindred-bench-"));
  const times: number[] = [];
  try {
    for (let n = -1; n < starts; n++) {
      const startedAt = performance.now();
      const product = await startProduct({ DATA_DIR: dataDir });
      // The first start creates the database, so it does not count.
      if (n >= 0) times.push(performance.now() - startedAt);
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return [
    {
      id: "P12",
      what: "start to ready, warm",
      ours: `${median(times).toFixed(0)} ms`,
      reference: "–",
      ratio: null,
      goal: "≤ 2 s",
      isMet: median(times) <= goalMs,
    },
  ];
}
