import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The first view of a route may load at most this many bytes of gzipped JavaScript. */
const budgets: Readonly<Record<string, number>> = {
  "pages/public/landing": 127_600,
  "pages/public/explore": 130_400,
  "pages/public/news": 122_800,
  "pages/public/contact": 123_000,
  "pages/public/provider-page": 127_500,
  "pages/public/not-found": 120_100,
  "pages/booking/services": 131_300,
  "pages/booking/select-time": 132_000,
  "pages/booking/review": 132_000,
  "pages/booking/confirmed": 128_600,
  "pages/booking/manage": 131_100,
  "pages/events/event": 131_900,
  "pages/events/whats-on": 128_700,
};

/** What the tab Insights may add to the portal's other tabs (decision 36). */
const insightsBudget = 2_000;
/** More bytes that somebody loads who reads a script other than Latin. */
const maxFontSize = 80_000;

type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] }>;
};

/** Also checks the fonts of other scripts, and that the schema library and the catalogues stay on the server. */
export function checkBundle(buildFolder: string): { problems: string[]; summary: string } {
  const client = join(buildFolder, "client");
  const manifest = readManifest(client);
  const sizes = Object.entries(budgets).map(([id, budget]) => ({
    id,
    budget,
    size: initialSize(client, manifest, id),
  }));
  const problems = sizes
    .filter(({ size, budget }) => size > budget || size === 0)
    .map(({ id, size, budget }) => `${id} loads ${size} bytes of JavaScript (gzip) at first; ${budget} is the maximum`);
  const insights = insightsSize(client);
  if (insights > insightsBudget)
    problems.push(
      `insights adds ${insights} bytes of JavaScript (gzip) to the portal; ${insightsBudget} is the maximum`,
    );
  const fonts = readdirSync(join(client, "assets")).filter((name) => /^noto-.*\.woff2$/.test(name));
  if (fonts.length < 2) problems.push("The fonts for Arabic and Devanagari are missing");
  for (const name of fonts) {
    const { size } = statSync(join(client, "assets", name));
    if (size > maxFontSize) problems.push(`${name} has ${size} bytes; ${maxFontSize} is the maximum`);
  }
  for (const name of readdirSync(join(client, "assets")).filter((file) => file.endsWith(".js"))) {
    const script = readFileSync(join(client, "assets", name), "utf8");
    if (/ZodError|_zod\b/.test(script)) problems.push(`${name} holds zod, which stays on the server`);
    if (/\p{Script=Arabic}{4}/u.test(script)) problems.push(`${name} holds texts in every language`);
  }
  return {
    problems,
    summary: `bundle: ${sizes.map(({ id, size }) => `${id} ${(size / 1000).toFixed(1)} KB`).join(", ")}, insights ${(insights / 1000).toFixed(1)} KB (gzip)`,
  };
}

/** Gzipped bytes of JavaScript that the first view of each route loads. Layouts have no view of their own. */
export function initialSizes(client: string): Readonly<Record<string, number>> {
  const manifest = readManifest(client);
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const pages = Object.keys(manifest.routes).filter((id) => !parents.has(id));
  return Object.fromEntries(pages.map((id) => [id, initialSize(client, manifest, id)]));
}

/** `vite.config.ts` puts all code of the room into chunks of its name. The component that shows drawings counts unminified. */
function insightsSize(client: string): number {
  const assets = join(client, "assets");
  const chunks = readdirSync(assets).filter((name) => /^insights-.*\.js$/.test(name));
  const files = [...chunks.map((name) => join(assets, name)), join(import.meta.dirname, "../../web/ui/drawn.tsx")];
  return files.reduce((sum, file) => sum + gzipped(file), 0);
}

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

function readManifest(client: string): Manifest {
  const name = readdirSync(join(client, "assets")).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`There is no manifest in ${client}`);
  const text = readFileSync(join(client, "assets", name), "utf8");
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=/, "").replace(/;$/, ""));
}

function initialSize(client: string, manifest: Manifest, routeId: string): number {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let id: string | undefined = routeId; id; id = manifest.routes[id]?.parentId) {
    const route = manifest.routes[id];
    if (!route) return 0;
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  }
  return [...files].reduce((sum, file) => sum + gzipped(join(client, file)), 0);
}
