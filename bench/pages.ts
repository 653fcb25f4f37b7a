import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { offeredLanguages } from "#messages/offered-languages.ts";
import { buildIfStale } from "#scripts/build.ts";
import type { Site } from "#web/lib/request-context.ts";
import type { Line } from "./goals.ts";
import { load } from "./http-load.ts";
import type { RenderMs } from "./references/render-pages.ts";
import { alternate, median } from "./rounds.ts";
import { type Seeded, startReference } from "./seeded-product.ts";

const connections = 48;
const seconds = 1;
const rendersPerPage = 150;
const maxRenderMs = 6;

/** P5: public pages for visitors without a session, once when they are kept in memory, once when nothing is. */
export async function measurePages(product: Seeded): Promise<Line[]> {
  const paths = await publicPages(product);
  const addresses = JSON.stringify(paths.map((path) => product.address + path));
  return [...(await measureWarm(product, paths, addresses)), ...(await measureFirst(product, paths, addresses))];
}

/** The public pages that most visitors see, of a demo listing with items. */
export async function publicPages({ database }: Seeded): Promise<string[]> {
  const { rows } = await database.query(
    `select l.id, l.host_id from listings l join service_items i on i.listing_id = l.id
      where l.is_demo and l.review_state = 'verified' order by l.id limit 1`,
  );
  const [{ id, host_id }] = rows;
  const flow = `providerId=${id}&kindredProviderId=${host_id}`;
  return ["/", `/providerPage?id=${id}`, `/booking?${flow}`, `/booking/select-time?${flow}`, "/news", "/slates/1"];
}

async function measureWarm(product: Seeded, paths: readonly string[], PAGES: string): Promise<Line[]> {
  const reference = await startReference("pages-server", { PAGES });
  const lines: Line[] = [];
  for (const path of paths) {
    const ask = (address: string) => async () =>
      (await load({ address, connections, seconds, next: () => ({ path }) })).perSecond;
    const rounds = await alternate(ask(product.address), ask(reference.address));
    const [ours, theirs] = [median(rounds.ours), median(rounds.reference)];
    lines.push({
      id: `P5a ${nameOf(path)}`,
      what: "page for visitors without a session, warm, requests a second",
      ours: ours.toFixed(0),
      reference: theirs.toFixed(0),
      ratio: ours / theirs,
      goal: "≥ 0.50",
      isMet: ours / theirs >= 0.5,
      disturbed: rounds.disturbed,
    });
  }
  reference.stop();
  return lines;
}

async function measureFirst(product: Seeded, paths: readonly string[], PAGES: string): Promise<Line[]> {
  const { pages: folder } = await buildIfStale(console.log);
  const reference = spawnSync(process.execPath, [join(import.meta.dirname, "references", "render-pages.ts")], {
    env: { ...process.env, PAGES, SITE: JSON.stringify(siteOf(product)), BUILD: join(folder, "server", "index.js") },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const alone: Record<string, RenderMs> = JSON.parse(reference.stdout);
  const lines: Line[] = [];
  for (const path of paths) {
    // A parameter that no page knows makes every request the first of its kind.
    const next = (n: number) => ({ path: `${path}${path.includes("?") ? "&" : "?"}bench=${n}-${path.length}` });
    const ask = () => load({ address: product.address, connections: 2, requests: rendersPerPage, next });
    await ask();
    const before = processorMsOf(product);
    await load({ address: product.address, connections: 2, requests: rendersPerPage, next: (n) => next(n + 10_000) });
    const ours = (processorMsOf(product) - before) / rendersPerPage;
    const { treeMs: theirs, frameworkMs } = alone[product.address + path] ?? missing(path);
    lines.push({
      id: `P5b ${nameOf(path)}`,
      what: `page for the first time, processor time; reference: renderToString; framework with data from memory: ${frameworkMs.toFixed(1)} ms`,
      ours: `${ours.toFixed(1)} ms`,
      reference: `${theirs.toFixed(1)} ms`,
      ratio: ours / theirs,
      goal: `≤ 1.5, ≤ ${maxRenderMs} ms`,
      isMet: ours / theirs <= 1.5 && ours <= maxRenderMs,
    });
  }
  return lines;
}

/** The settings in the page's data, as the product sends them to the browser. */
function siteOf({ address }: Seeded): Site {
  const operator = { name: "Kindred", email: "hello@kindred.example", address: null, phone: null, registration: null };
  const malta = { code: "MT", name: "Malta", timeZone: "Europe/Malta", currency: "EUR", languages: ["en", "mt"] };
  return {
    publicUrl: address,
    isDemo: true,
    languages: offeredLanguages,
    showsDesignPage: false,
    isFramed: false,
    hasServiceWorker: true,
    operator: { ...operator, vat: null },
    countries: [{ ...malta, dataProtectionAuthority: "" }],
    analytics: null,
  };
}

function missing(path: string): never {
  throw new Error(`The reference did not render ${path}`);
}

const nameOf = (path: string) => path.split("?", 1)[0];

function processorMsOf({ process }: Seeded): number {
  const text = readFileSync(`/proc/${process.pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
