import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Line, printTable } from "./goals.ts";
import { load } from "./http-load.ts";
import { alternate, median } from "./rounds.ts";
import { fillSearch } from "./search-content.ts";
import { explainSearch } from "./search-plans.ts";
import { type Seeded, startReference, startSeeded } from "./seeded-product.ts";

const few = { hosts: 1_000, events: 500, bookings: 10_000 };
const many = { hosts: 100_000, events: 50_000, bookings: Number(process.env.BOOKINGS ?? 1_000_000) };
/** With a folder, what was filled in stays there for the next run on the same day: free times are not renewed. */
const { BENCH_SEARCH_DIR: folder } = process.env;
const requests = 60;

const words = ["braids", "jollof", "tailor", "couscous", "lawyer", "spanish"];
const typed = ["br", "jol", "tai", "san", "sub", "cous"];
const searchPath = (n: number) =>
  `/api/search?q=${words[n % words.length]}&kind=services&language=en&when=week&hostCountry=MT`;
const suggestPath = (n: number) => `/api/search/suggestions?q=${typed[n % typed.length]}&hostCountry=MT`;

/**
 * Searching with a hundred times the data, and against one query by hand. Both products run side by side and are asked
 * in turn. `npm run bench -- search`.
 */
const products: Seeded[] = [];
try {
  const small = await startFilled("few", few);
  const large = await startFilled("many", many);
  writeFileSync("bench/search-plans.txt", await explainSearch(large.databaseUrl));
  const lines = [
    await growth("text and three filters", large, small, searchPath, 2),
    await growth("suggestions", large, small, suggestPath, 1.5),
    await againstReference(large),
  ];
  printTable(lines);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  for (const product of products) {
    await product.database.end();
    await product.stop();
  }
}

async function startFilled(name: string, amount: typeof few): Promise<Seeded> {
  console.log(`Filling in ${amount.hosts} listings …`);
  const dataDir = folder && join(folder, name);
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const product = await startSeeded(0, { RATE_LIMITS: "off", ...(dataDir ? { DATA_DIR: dataDir } : {}) });
  products.push(product);
  await fillSearch(product, amount);
  return product;
}

async function growth(
  what: string,
  large: Seeded,
  small: Seeded,
  pathOf: (n: number) => string,
  goal: number,
): Promise<Line> {
  const { ours, reference, disturbed } = await alternate(
    () => medianOf(large, pathOf),
    () => medianOf(small, pathOf),
  );
  const ratio = median(ours) / median(reference);
  return {
    id: `search, ${what}`,
    what: "median with 100 times the data",
    ours: `${median(ours).toFixed(2)} ms`,
    reference: `${median(reference).toFixed(2)} ms`,
    ratio,
    goal: `≤ ${goal.toFixed(1)}`,
    isMet: ratio <= goal,
    disturbed,
  };
}

async function againstReference({ address, databaseUrl }: Seeded): Promise<Line> {
  const server = await startReference("search-server", { DATABASE_URL: databaseUrl });
  const ask = (to: string) => async () =>
    (await load({ address: to, connections: 2, requests, next: (n) => ({ path: searchPath(n) }) })).perSecond;
  const { ours, reference, disturbed } = await alternate(ask(address), ask(server.address));
  server.stop();
  const ratio = median(ours) / median(reference);
  return {
    id: "search, by hand",
    what: "searches a second, against one query by hand",
    ours: median(ours).toFixed(0),
    reference: median(reference).toFixed(0),
    ratio,
    goal: "≥ 0.30",
    isMet: ratio >= 0.3,
    disturbed,
  };
}

async function medianOf({ address }: Seeded, pathOf: (n: number) => string): Promise<number> {
  const { medianMs, statuses } = await load({
    address,
    connections: 1,
    requests,
    next: (n) => ({ path: pathOf(n) }),
  });
  // A search that takes longer than the limit of its statements is answered with 503.
  if (Object.keys(statuses).some((status) => status !== "200"))
    console.log(`${pathOf(0)}: ${JSON.stringify(statuses)}`);
  return medianMs;
}
