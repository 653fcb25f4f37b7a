import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import pg from "pg";
import sharp from "sharp";
import { databaseUrlOf } from "../../scripts/product.ts";

const dataDir = process.env.E2E_DATA_DIR ?? "/nowhere";
const [width, height] = [64, 48];
const picture = sharp({ create: { width, height, channels: 3, background: "#17603f" } });
const files = [
  { end: "jpg", bytes: await picture.clone().jpeg().toBuffer() },
  { end: "webp", bytes: await picture.clone().webp().toBuffer() },
];
let pool: pg.Pool | undefined;

/** Has the same effect as an upload, but starts no process to resize the picture. `uploads.spec.ts` tests uploads. */
export async function storePicture(request: APIRequestContext, purpose: string): Promise<string> {
  const { user } = await (await request.get("/api/session")).json();
  const stem = randomUUID().replaceAll("-", "");
  const keys = files.map(({ end }) => `public/${stem}-${width}.${end}`);
  mkdirSync(join(dataDir, "files/public"), { recursive: true });
  for (const [n, { bytes }] of files.entries()) writeFileSync(join(dataDir, "files", keys[n] as string), bytes);
  const [jpeg = "", webp = ""] = keys.map((key) => `${process.env.E2E_ADDRESS}/files/${key}`);
  pool ??= new pg.Pool({ connectionString: databaseUrlOf(dataDir), max: 1, allowExitOnIdle: true });
  await pool.query(
    `insert into uploads (user_id, purpose, quarantine_key, public_stem, content_length, expires_at, finished_at,
       quarantine_cleared_at, public_keys, url, width, height, sizes)
     values ($1, $2, $3, $4, 1, now(), now(), now(), $5, $6, $7, $8, $9)`,
    [
      user.id,
      purpose,
      `quarantine/${stem}.jpg`,
      stem,
      keys,
      jpeg,
      width,
      height,
      JSON.stringify([{ width, height, webp, jpeg }]),
    ],
  );
  return jpeg;
}
