import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { cellMs } from "#contract/calendar-cells.ts";
import { nextYear } from "#server/testing/test-days.ts";
import { openPlace, percentile, startUnderTest, tryToBook } from "./product-under-test.ts";

// The CPUs are busy with other work. Single requests may be slow, but none may fail.
const measuredMs = 40_000;
const spinners = availableParallelism() * 8;

const spin = "for (;;);";

const product = await startUnderTest();
const place = await openPlace(product.database, [15], `${nextYear}-03-01T00:00:00Z`, `${nextYear}-09-01T00:00:00Z`);
const firstStart = Date.parse(`${nextYear}-03-01T00:00:00Z`);
const query = `kindredProviderId=${place.hostId}&startTime=${nextYear}-03-01T00:00:00Z&endTime=${nextYear}-03-08T00:00:00Z`;

const others = Array.from({ length: spinners }, () => spawn(process.execPath, ["-e", spin], { stdio: "ignore" }));

const statuses = new Map<number, number>();
const waits: number[] = [];
const until = performance.now() + measuredMs;
try {
  for (let n = 0; performance.now() < until; n++) {
    const startedAt = performance.now();
    const status =
      n % 2 === 0
        ? (await fetch(`${product.address}/api/providerCalendar/slots?${query}`)).status
        : (await tryToBook(product.address, place, place.itemIds[0] ?? 0, firstStart + n * cellMs, randomUUID()))
            .status;
    waits.push(performance.now() - startedAt);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
} finally {
  for (const child of others) child.kill("SIGKILL");
  await product.database.end();
  await product.stop();
}

console.log(`${spinners} busy processes on ${availableParallelism()} cores, beside requests one after the other:`);
console.table({
  requests: waits.length,
  ...Object.fromEntries([...statuses].map(([status, count]) => [`answered ${status}`, count])),
  "median ms": Math.round(percentile(waits, 0.5)),
  "slowest ms": Math.round(percentile(waits, 1)),
});
const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
process.exit(failed > 0 ? 1 : 0);
