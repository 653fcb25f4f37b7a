import { measureBookings } from "./bookings.ts";
import { measureContention } from "./contention.ts";
import { type Line, printTable } from "./goals.ts";
import { measureJavaScript } from "./javascript.ts";
import { measureMemory } from "./memory.ts";
import { measurePages } from "./pages.ts";
import { measurePaint } from "./paint.ts";
import { type Seeded, startSeeded } from "./seeded-product.ts";
import { measureSlots } from "./slots.ts";
import { measureStarts } from "./starts.ts";
import { measureStartup } from "./startup.ts";
import { measureStorage } from "./storage.ts";
import { measureStreams } from "./streams.ts";

// `npm run bench` measures all goals, `npm run bench -- slots` only one part.
// The parts that book come last: their jobs keep the product busy for minutes.
const parts: Record<string, (product: Seeded) => Promise<Line[]>> = {
  slots: measureSlots,
  starts: measureStarts,
  storage: measureStorage,
  contention: measureContention,
  pages: measurePages,
  paint: measurePaint,
  memory: measureMemory,
  startup: measureStartup,
  javascript: measureJavaScript,
  bookings: measureBookings,
  streams: measureStreams,
};
const hosts = 850;

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part "${unknown}"; the parts are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
const lines: Line[] = [];
const product = await startSeeded(hosts);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    lines.push(...(await measure(product)));
  }
} finally {
  await product.database.end();
  await product.stop();
}
printTable(lines);
process.exit(lines.every(({ isMet }) => isMet) ? 0 : 1);
