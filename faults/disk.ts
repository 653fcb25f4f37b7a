import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { cellMs } from "#contract/calendar-cells.ts";
import { postgresUser } from "#server/db/embedded/postgres-user.ts";
import { Browser } from "#server/testing/browser.ts";
import { signInThroughIssuer } from "#server/testing/sign-in-flow.ts";
import { nextYear } from "#server/testing/test-days.ts";
import { openPlace, startUnderTest, tryToBook } from "./product-under-test.ts";

// The disk is full, for uploads and for the database. The product must answer 503, leave no half-written files, and
// work normally once there is space.
const uploads = 20;
const bookings = 400;

if (process.getuid?.() !== 0) {
  console.error("Run this as root: only root can mount a small disk.");
  process.exit(1);
}

function mountSmallDisk(folder: string, megabytes: number, owner?: { uid: number; gid: number }): () => void {
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  if (mounted.status !== 0) throw new Error(`Could not mount a small disk: ${mounted.stderr}`);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return () => void spawnSync("umount", [folder]);
}

/** Leaves `spare` bytes of the disk free. The returned function frees the space again. */
function fill(folder: string, spare = 0): () => void {
  const ballast = join(folder, "ballast");
  const file = openSync(ballast, "w");
  const block = Buffer.alloc(16_384, 1);
  try {
    for (;;) writeSync(file, block);
  } catch {
    closeSync(file);
  }
  if (spare > 0) spawnSync("truncate", ["-s", `-${spare}`, ballast]);
  return () => rmSync(ballast);
}

const dataDir = mkdtempSync(join(tmpdir(), "kindred-disk-"));
const product = await startUnderTest({ DEMO: "on", DATA_DIR: dataDir });
const host = new Browser();
await signInThroughIssuer(host, product.address);
const cookie = `sid=${host.cookie("sid", product.address)}`;
const call = (path: string, body: object = {}) =>
  fetch(`${product.address}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.address, cookie },
    body: JSON.stringify(body),
  });

const noise = { width: 900, height: 900, channels: 3 as const, background: "black" };
const picture = await sharp({ create: { ...noise, noise: { type: "gaussian", mean: 128, sigma: 60 } } })
  .jpeg({ quality: 90 })
  .toBuffer();

async function upload(): Promise<string> {
  const started = await call("/uploads", {
    purpose: "logo",
    contentType: "image/jpeg",
    contentLength: picture.length,
    fileName: "a.jpg",
  });
  if (started.status !== 201) return `start ${started.status}`;
  const { data } = (await started.json()) as {
    data: { id: number; uploadUrl: string; headers: Record<string, string> };
  };
  const sent = await fetch(data.uploadUrl, { method: "PUT", headers: data.headers, body: new Uint8Array(picture) });
  if (sent.status !== 200) return `send ${sent.status}`;
  const finished = await call(`/uploads/${data.id}/finish`);
  return finished.status === 200 ? "finished" : `finish ${finished.status}`;
}

const files = join(dataDir, "files");
const unmountFiles = mountSmallDisk(files, 16);
const outcomes: string[] = [];
for (let n = 0; n < uploads; n++) {
  // Every second round leaves enough space for the upload, but not for the resized copies.
  const release = fill(files, n % 2 ? picture.length + 65_536 : 0);
  outcomes.push(await upload());
  release();
}
const names = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const { rows: claimed } = await product.database.query("select count(*)::int as n from uploads where url is not null");
const halfWritten = names.filter(
  ({ name, parentPath }) => name.endsWith(".tmp") || parentPath.endsWith("public"),
).length;
const afterwards = await upload();
const counts = Object.entries(Object.groupBy(outcomes, (outcome) => outcome));
console.log(
  `pictures on a full disk: ${counts.map(([outcome, those]) => `${those?.length} × ${outcome}`).join(", ")}; ${halfWritten} half-written files, ${claimed[0].n} rows that point to one; with room again: ${afterwards}`,
);

const tablespace = join(dataDir, "tablespace");
const unmountTables = mountSmallDisk(tablespace, 16, postgresUser());
const place = await openPlace(product.database, [15], `${nextYear}-03-01T00:00:00Z`, `${nextYear}-06-01T00:00:00Z`);
await product.database.query(`create tablespace small location '${tablespace}'`);
for (const table of ["bookings", "held_times"])
  await product.database.query(`alter table ${table} set tablespace small`);
const release = fill(tablespace);
const refused = new Map<number, number>();
const kept: { key: string; start: number; reference: string | undefined }[] = [];
let readsThatFailed = 0;
for (let n = 0; n < bookings; n++) {
  const start = Date.parse(`${nextYear}-03-01T08:00:00Z`) + cellMs * n;
  const wish = { key: randomUUID(), start };
  const attempt = await tryToBook(product.address, place, place.itemIds[0], start, wish.key);
  if (attempt.status === 201) kept.push({ ...wish, reference: attempt.reference });
  else refused.set(attempt.status, (refused.get(attempt.status) ?? 0) + 1);
  const read = await fetch(`${product.address}/providerPage?id=1`);
  if (read.status !== 200) readsThatFailed++;
}
release();
let lost = 0;
for (const { key, start, reference } of kept) {
  const again = await tryToBook(product.address, place, place.itemIds[0], start, key);
  if (again.reference !== reference) lost++;
}
const { status } = await tryToBook(
  product.address,
  place,
  place.itemIds[0],
  Date.parse(`${nextYear}-05-01T08:00:00Z`),
  randomUUID(),
);
console.log(
  `bookings on a full disk: ${kept.length} accepted while pages had room, refused ${[...refused].map(([code, n]) => `${n} × ${code}`).join(", ")}, ${lost} lost; ${bookings} pages read, ${readsThatFailed} failed; with room again: ${status}`,
);

await product.database.query("alter table bookings set tablespace pg_default");
await product.database.query("alter table held_times set tablespace pg_default");
await product.database.end();
await product.stop();
unmountTables();
unmountFiles();
rmSync(dataDir, { recursive: true, force: true });
const isUploadFit = outcomes.every((outcome) => /^(send|finish) 503$/.test(outcome)) && afterwards === "finished";
const isDatabaseFit = [...refused.keys()].join() === "503" && readsThatFailed === 0 && lost === 0 && status === 201;
process.exit(isUploadFit && halfWritten === 0 && claimed[0].n === 0 && isDatabaseFit ? 0 : 1);
