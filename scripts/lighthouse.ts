import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { startProduct } from "./product.ts";

// `npm run lighthouse` takes the median of three runs for the public pages and the booking steps, on a simulated phone.
// `npm run lighthouse -- /news /aboutus` measures only these pages.
const folder = join(import.meta.dirname, "../tools/lighthouse");
const chosen = process.argv.slice(2);
const leastPerformance = 95;

const publicPages = [
  "/",
  "/how-it-works",
  "/aboutus",
  "/contact",
  "/explore",
  "/communities/south-asian",
  "/cities/birkirkara",
  "/providerPage?id=1",
  "/news",
  "/slates/1",
];

type Line = { readonly address: string; readonly lost: readonly string[] } & Record<string, number>;

await buildIfStale(console.log);
const product = await startProduct({ RATE_LIMITS: "off", DEMO: "on" });
let isShort = false;
try {
  if (!existsSync(join(folder, "node_modules")))
    spawnSync("npm", ["ci", "--ignore-scripts", "--no-progress", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
    });
  const paths = chosen.length > 0 ? chosen : [...publicPages, ...(await bookingSteps())];
  const addresses = paths.map((path) => product.address + path);
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(folder, "audit.js"), findChromium(), "3", ...addresses],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const lines = stdout
    .trim()
    .split("\n")
    // Printed by our own tool.
    .map((line) => JSON.parse(line) as Line);
  console.table(
    Object.fromEntries(
      lines.map(({ address, lost, ...figures }) => [
        address.slice(product.address.length),
        { ...figures, lost: lost.join(" ") },
      ]),
    ),
  );
  isShort =
    status !== 0 ||
    lines.some(
      (line) =>
        Number(line.performance) < leastPerformance || line.accessibility !== 100 || line["best-practices"] !== 100,
    );
} finally {
  await product.stop();
}
process.exit(isShort ? 1 : 0);

/** These are the booking steps of the first demo listing that has a free start time. */
async function bookingSteps(): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${product.address}/api${path}`)).json();
  const day = 86_400_000;
  const [from, to] = [day, 8 * day].map((ahead) => new Date(Date.now() + ahead).toISOString());
  const items: { id: number; duration_minutes: number }[] = await read("/serviceItems?providerId=1");
  const [shortest] = items.toSorted((one, other) => one.duration_minutes - other.duration_minutes);
  const slots: { start_time: string; status: string }[] = await read(
    `/providerCalendar/slots?kindredProviderId=1&startTime=${from}&endTime=${to}`,
  );
  const free = slots.find(({ status }) => status === "available");
  const query = `providerId=1&serviceItemId=${shortest?.id}`;
  return [
    "/booking?providerId=1",
    `/booking/select-time?${query}`,
    `/booking/review?${query}&startTime=${encodeURIComponent(free?.start_time ?? "")}`,
  ];
}
