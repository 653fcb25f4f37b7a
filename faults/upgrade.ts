import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StartedProduct, startProduct } from "#scripts/product.ts";
import { runNow } from "./cluster/background.ts";
import { connect } from "./product-under-test.ts";

// The data folder of the first release, written by that release itself, is started with the current one. All that was
// there must still be there. `npm run prove:upgrade` compares the answers, on a larger database. Needs git and npm.
const firstRelease = "2f02639";
/** Their rows come and go while the product runs, or count its own steps. */
const isWorkInProgress = /migration|rate_limits|idempotency|search_|free_time/;
const renamed = new Map([["provider_accounts", "hosts"]]);
const repository = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "kindred-upgrade-"));
const [release, dataDir] = [join(folder, "release"), mkdtempSync(join(tmpdir(), "kindred-upgraded-"))];

const archive = `git -C ${repository} archive ${firstRelease} | tar -x -C ${release}`;
runNow(["sh", "-ec", `mkdir ${release} && ${archive}`]);
runNow(["npm", "ci", "--prefix", release, "--ignore-scripts", "--loglevel=error"]);

let product = await startProduct({ DATA_DIR: dataDir }, release);
process.once("exit", () => void product.process.kill());
const before = await everythingIn(product);
await product.stop();
product = await startProduct({ DATA_DIR: dataDir });
const after = await everythingIn(product);
await product.stop();

const changed = Object.entries(before).filter(([what, value]) => after[what] !== value);
console.log(`${Object.keys(before).length} things compared: ${before.version} and ${after.version}`);
console.table(Object.fromEntries(changed.map(([what, value]) => [what, { before: value, after: after[what] }])));
const isGood = changed.every(([what]) => what === "version") && after.version !== before.version;
for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);

/** The number of rows of every table, every file, the secrets, and what visitors get to see. */
async function everythingIn({ address, dataDir: data }: StartedProduct): Promise<Record<string, unknown>> {
  const database = await connect(data);
  const { rows } = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    if (isWorkInProgress.test(name)) continue;
    found[`rows of ${renamed.get(name) ?? name}`] = (
      await database.query(`select count(*)::int as n from ${name}`)
    ).rows[0].n;
  }
  const { rows: listings } = await database.query<{ id: number; name: string }>("select id, name from listings");
  await database.end();
  for (const { id, name } of listings) {
    const answer = await fetch(`${address}/api/serviceProviders/details?id=${id}`);
    found[`listing ${id}`] = (await answer.text()).includes(JSON.stringify(name).slice(1, -1));
  }
  const kept = ["files", "outbox"].map((name) => join(data, name)).filter((path) => existsSync(path));
  for (const entry of kept.flatMap((path) => readdirSync(path, { recursive: true, withFileTypes: true }))) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found[path] = digest(path);
  }
  for (const name of ["app-secret", "postgres-password"]) found[name] = digest(join(data, name));
  found.version = ((await (await fetch(`${address}/healthz`)).json()) as { version?: string }).version ?? "0.1.0";
  return found;
}

function digest(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 12);
}
