import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cellMs } from "#contract/calendar-cells.ts";
import { anyOf } from "#scripts/in-turn.ts";
import { nextYear } from "#server/testing/test-days.ts";
import { type Attempt, countOverlaps, openPlace, percentile, startUnderTest, tryToBook } from "./product-under-test.ts";

// In 25 rounds, 200 customers book at the same moment: first the same slot, then random overlapping durations. After
// that, 1,000 pairs of requests share an idempotency key.
const rounds = 25;
const clients = 200;
const firstDay = Date.parse(`${nextYear}-03-01T08:00:00Z`);

const product = await startUnderTest();
const lengths: [number, ...number[]] = [15, 30, 45, 60, 90, 120];
const place = await openPlace(product.database, lengths, `${nextYear}-03-01T00:00:00Z`, `${nextYear}-06-01T00:00:00Z`);
const [quarterItem = 0] = place.itemIds;

async function race(name: string, attempt: (round: number, client: number) => Promise<Attempt>) {
  const all: Attempt[] = [];
  const winners: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(Array.from({ length: clients }, (_, client) => attempt(round, client)));
    winners.push(answers.filter(({ status }) => status === 201).length);
    all.push(...answers);
  }
  const accepted = all.filter(({ status }) => status === 201);
  const refused = all.filter(({ status }) => status === 409);
  return {
    name,
    "rounds × clients": `${rounds} × ${clients}`,
    accepted: accepted.length,
    refused: refused.length,
    "most winners in a round": Math.max(...winners),
    "5xx": all.filter(({ status }) => status >= 500).length,
    other: all.length - accepted.length - refused.length,
    "p50 201 ms": percentile(
      accepted.map(({ ms }) => ms),
      0.5,
    ),
    "p50 409 ms": percentile(
      refused.map(({ ms }) => ms),
      0.5,
    ),
    "slowest ms": Math.round(Math.max(...all.map(({ ms }) => ms))),
  };
}

const oneSlot = await race("one slot", (round) =>
  tryToBook(product.address, place, quarterItem, firstDay + round * cellMs, randomUUID()),
);
const anyLength = await race("random overlapping durations", (round) => {
  const item = anyOf(place.itemIds);
  const start = firstDay + (14 + round) * 24 * 4 * cellMs + Math.floor(Math.random() * 16) * cellMs;
  return tryToBook(product.address, place, item, start, randomUUID());
});

const pairs = 1000;
let doubled = 0;
for (let n = 0; n < pairs; n += 20) {
  await Promise.all(
    Array.from({ length: 20 }, async (_, m) => {
      const start = firstDay + 45 * 24 * 4 * cellMs + (n + m) * cellMs;
      const key = randomUUID();
      const twice = await Promise.all([
        tryToBook(product.address, place, quarterItem, start, key),
        tryToBook(product.address, place, quarterItem, start, key),
      ]);
      if (twice.some(({ status }) => status !== 201) || twice[0]?.reference !== twice[1]?.reference) doubled++;
    }),
  );
}

console.table([oneSlot, anyLength]);
const deadlocks = readFileSync(join(product.dataDir, "postgres.log"), "utf8").split("deadlock detected").length - 1;
const overlapping = await countOverlaps(product.database);
console.log(
  `overlaps ${overlapping}, deadlocks ${deadlocks}, pairs with one key ${pairs}, of them not the same answer twice ${doubled}`,
);
await product.database.end();
await product.stop();
const failed =
  overlapping + deadlocks + doubled + oneSlot["5xx"] + anyLength["5xx"] > 0 ||
  oneSlot.accepted !== rounds ||
  oneSlot["most winners in a round"] !== 1;
process.exit(failed ? 1 : 0);
