import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cellMs } from "#contract/calendar-cells.ts";
import { nextYear } from "#server/testing/test-days.ts";
import { openPlace, percentile, startUnderTest, tryToBook } from "./product-under-test.ts";

// Some clients send or read very slowly, and the others must still be served. Then the product gets SIGTERM under load
// and must not cut off any request.
const slowClients = 300;
const measuredMs = 12_000;
const lastSocketsMs = 20_000;
const stops = 20;
const clients = 20;

const dataDir = mkdtempSync(join(tmpdir(), "kindred-clients-"));
chmodSync(dataDir, 0o755);
let product = await startUnderTest({ DATA_DIR: dataDir });
const { hostname, port } = new URL(product.address);

async function ordinaryLoad(): Promise<{ p50: number; p99: number; failed: number }> {
  const waits: number[] = [];
  let failed = 0;
  const until = performance.now() + measuredMs;
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        const status = await fetch(`${product.address}/api/serviceCategories/2/subcategories`).then(
          async (response) => (await response.arrayBuffer()) && response.status,
          () => 0,
        );
        if (status !== 200) failed++;
        waits.push(performance.now() - startedAt);
        await sleep(50);
      }
    }),
  );
  return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), failed };
}

const head = `Host: ${hostname}:${port}\r\n`;
const manners: ((socket: Socket) => void)[] = [
  // The request headers never end.
  (socket) => {
    socket.write(`GET / HTTP/1.1\r\n${head}X-A: `);
    const drip = setInterval(() => socket.write("b"), 1_000);
    socket.on("close", () => clearInterval(drip));
  },
  // The request body never ends.
  (socket) => {
    socket.write(
      `POST /api/contact HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    );
    const drip = setInterval(() => socket.write(" "), 1_000);
    socket.on("close", () => clearInterval(drip));
  },
  // The client never reads its responses.
  (socket) => {
    socket.pause();
    for (let n = 0; n < 5; n++) socket.write(`GET / HTTP/1.1\r\n${head}\r\n`);
  },
];

/** Counts connections on the product's side, because a paused client does not notice that its connection was closed. */
function heldByProduct(): number {
  const own = `:${Number(port).toString(16).toUpperCase().padStart(4, "0")}`;
  const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
  return lines.filter((line) => {
    const [, local = "", , state] = line.trim().split(/\s+/);
    return local.endsWith(own) && state === "01";
  }).length;
}

const alone = await ordinaryLoad();
const open = new Set<Socket>();
for (let n = 0; n < slowClients; n++) {
  const socket = connect(Number(port), hostname);
  open.add(socket);
  socket.on("error", () => undefined);
  socket.on("close", () => open.delete(socket));
  manners[n % manners.length]?.(socket);
}
const beside = await ordinaryLoad();
await sleep(Math.max(0, lastSocketsMs - measuredMs));
const left = heldByProduct();
console.log(
  `${slowClients} slow clients: others waited ${alone.p50} ms alone and ${beside.p50} ms beside them (median), ${alone.p99} and ${beside.p99} ms (p99), ${alone.failed + beside.failed} failed; ${left} connections still held after ${lastSocketsMs / 1000} s`,
);
for (const socket of open) socket.destroy();

const place = await openPlace(product.database, [15], `${nextYear}-03-01T00:00:00Z`, `${nextYear + 1}-03-01T00:00:00Z`);
const item = place.itemIds[0];
let given = 0;
let cutOff = 0;
let inFlight = 0;
let lost = 0;
const durations: number[] = [];
for (let round = 0; round < stops; round++) {
  let signalledAt = Number.POSITIVE_INFINITY;
  const acknowledged: { key: string; start: number; reference: string | undefined }[] = [];
  const { address } = product;
  const working = Array.from({ length: clients }, async () => {
    while (performance.now() < signalledAt) {
      const start = Date.parse(`${nextYear}-03-01T00:00:00Z`) + cellMs * given++;
      const key = randomUUID();
      const startedAt = performance.now();
      const attempt = await tryToBook(address, place, item, start, key, { connection: "close" }).catch(() => null);
      if (attempt?.status === 201) acknowledged.push({ key, start, reference: attempt.reference });
      // Count only requests that the product had received before the signal, which means that they were sent at least
      // 30 ms earlier.
      if (performance.now() < signalledAt || startedAt > signalledAt - 30) continue;
      inFlight++;
      if (attempt === null) cutOff++;
    }
  });
  await sleep(300 + Math.random() * 700);
  signalledAt = performance.now();
  await product.database.end();
  await product.stop();
  durations.push(performance.now() - signalledAt);
  await Promise.all(working);
  product = await startUnderTest({ DATA_DIR: dataDir });
  for (const { key, start, reference } of acknowledged) {
    const again = await tryToBook(product.address, place, item, start, key);
    if (again.reference !== reference) lost++;
  }
}
console.log(
  `${stops} stops under load: ${inFlight} requests under way, ${cutOff} cut off, ${lost} acknowledged bookings lost, slowest stop ${Math.round(Math.max(...durations))} ms`,
);
await product.database.end();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
const isFit = alone.failed + beside.failed + left + cutOff + lost === 0 && Math.max(...durations) < 10_000;
process.exit(isFit ? 0 : 1);
