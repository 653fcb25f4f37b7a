import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "#scripts/build.ts";
import { initialSizes } from "#scripts/checks/bundle.ts";
import type { Line } from "./goals.ts";

const root = join(import.meta.dirname, "..");
const maxRatio = 1.15;
const maxBytes = 132_000;

/** P9: the JavaScript that the first view of a public page or a booking step loads, against the framework alone. */
export async function measureJavaScript(): Promise<Line[]> {
  const ours = initialSizes(join((await buildIfStale(console.log)).pages, "client"));
  const framework = Object.values(initialSizes(buildFrameworkAlone()))[0] as number;
  return Object.entries(ours)
    .filter(([id]) => /^pages\/(public|booking)\//.test(id))
    .map(([id, bytes]) => ({
      id: `P9 ${id.replace("pages/", "")}`,
      what: "initial JavaScript, gzip",
      ours: kilobytes(bytes),
      reference: kilobytes(framework),
      ratio: bytes / framework,
      goal: `≤ ${maxRatio}, ≤ ${kilobytes(maxBytes)}`,
      isMet: bytes / framework <= maxRatio && bytes <= maxBytes,
    }));
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const files = {
  "package.json": '{ "type": "module" }',
  "react-router.config.ts": 'export default { appDirectory: ".", buildDirectory: "build", ssr: true };',
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };`,
  "routes.ts": `import { index } from "@react-router/dev/routes";
export default [index("page.tsx")];`,
  "page.tsx": `import { Form, Link, useLoaderData, useNavigation, useRevalidator } from "react-router";
export const loader = () => ({ name: "World" });
export const action = () => null;
export default function Page() {
  const [data, navigation, revalidator] = [useLoaderData(), useNavigation(), useRevalidator()];
  return <Form method="post"><Link to="/">{data.name}{navigation.state}{revalidator.state}</Link></Form>;
}`,
  "root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function Root() {
  return <html><head><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
}`,
};

/** Builds a page with a link, a form and data, which every page of the framework has. It is built inside node_modules, so
 * that it finds the same packages.
 */
function buildFrameworkAlone(): string {
  const folder = join(root, "node_modules", ".cache", "framework-alone");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`The page without content could not be built:\n${stderr}`);
  return join(folder, "build", "client");
}
