import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { connect as connectSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cellMs } from "#contract/calendar-cells.ts";
import { nextYear } from "#server/testing/test-days.ts";
import { countOverlaps, openPlace, percentile, startUnderTest, tryToBook } from "./product-under-test.ts";

// The product gets kill -9 during bookings, and clients close connections before the response. No acknowledged booking
// may be lost or duplicated.
const rounds = 20;
const clients = 20;
const cuts = 200;
const dataDir = mkdtempSync(join(tmpdir(), "kindred-kills-"));
chmodSync(dataDir, 0o755);

let product = await startUnderTest({ DATA_DIR: dataDir });
const place = await openPlace(product.database, [15], `${nextYear}-03-01T00:00:00Z`, `${nextYear}-06-01T00:00:00Z`);
const item = place.itemIds[0];
const firstStart = Date.parse(`${nextYear}-03-01T08:00:00Z`);
let given = 0;
const nextStart = () => firstStart + cellMs * given++;
let acknowledged = 0;
let unanswered = 0;
let lost = 0;
const restarts: number[] = [];

for (let round = 0; round < rounds; round++) {
  const wishes = Array.from({ length: clients }, () => ({ key: randomUUID(), start: nextStart() }));
  const gone = new Promise((resolve) => product.process.once("exit", resolve));
  // The kill comes halfway: some requests are answered, one may be in progress, and the others are waiting.
  let untilTheKill = 1 + Math.floor(Math.random() * (clients - 1));
  const first = await Promise.all(
    wishes.map(async ({ key, start }) => {
      const answer = await tryToBook(product.address, place, item, start, key).catch(() => null);
      if (--untilTheKill === 0) setTimeout(() => product.process.kill("SIGKILL"), Math.random() * 10);
      return answer;
    }),
  );
  await gone;
  const startedAt = performance.now();
  await product.database.end().catch(() => undefined);
  product = await startUnderTest({ DATA_DIR: dataDir });
  restarts.push(performance.now() - startedAt);
  for (const [n, { key, start }] of wishes.entries()) {
    const before = first[n];
    const again = await tryToBook(product.address, place, item, start, key);
    if (before?.status === 201) acknowledged++;
    else unanswered++;
    if (again.status !== 201 || (before?.status === 201 && before.reference !== again.reference)) lost++;
  }
}

let recovered = 0;
const { hostname, port } = new URL(product.address);
for (let n = 0; n < cuts; n++) {
  const start = nextStart();
  const key = randomUUID();
  const body = JSON.stringify({
    kindredProviderId: place.hostId,
    startTime: new Date(start).toISOString(),
    serviceItems: [item],
    customerName: "A",
    customerPhone: "99112233",
  });
  const socket = connectSocket(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write(
    `POST /api/providerCalendar/bookings HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  await sleep(1 + Math.random() * 20);
  socket.destroy();
  if ((await tryToBook(product.address, place, item, start, key)).status === 201) recovered++;
}

const { rows } = await product.database.query("select count(*)::int as n from bookings");
const expected = rounds * clients + cuts;
const overlaps = await countOverlaps(product.database);
console.log(
  `kill -9: ${rounds} rounds × ${clients} clients, ${acknowledged} acknowledged, ${unanswered} unanswered, ${lost} lost, restart to ready p95 ${percentile(restarts, 0.95)} ms`,
);
console.log(`cut connections: ${cuts}, recovered with their key ${recovered}`);
console.log(`bookings ${rows[0].n} of ${expected}, overlaps ${overlaps} (fsync on, synchronous_commit on)`);
await product.database.end();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(lost === 0 && recovered === cuts && rows[0].n === expected && overlaps === 0 ? 0 : 1);
