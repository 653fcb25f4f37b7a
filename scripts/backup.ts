import { existsSync } from "node:fs";
import { BackupFailed, backUp, restore } from "#server/db/embedded/backup.ts";
import { readSettings } from "#server/env.ts";

// npm run backup -- FILE, npm run restore -- FILE: all data of an installation with its own PostgreSQL.
if (existsSync(".env")) process.loadEnvFile(".env");
const [what, file] = process.argv.slice(2);
const { dataDir, databaseUrl } = readSettings();
try {
  if (databaseUrl) throw new BackupFailed("DATABASE_URL is set. Back up that database with its own tools.");
  if (!file) throw new BackupFailed(`Name the file: npm run ${what} -- kindred.tar`);
  if (what === "backup") {
    await backUp(dataDir, file);
    console.log(`Everything in ${dataDir} is in ${file}. Keep it safe: it contains personal data and the secret.`);
  } else {
    const before = await restore(dataDir, file);
    console.log(`${dataDir} is restored. Start the product to use it.`);
    if (before) console.log(`What was there before is in ${before}. Delete it when all is well.`);
  }
} catch (error) {
  if (!(error instanceof BackupFailed)) throw error;
  console.error(error.message);
  process.exit(1);
}
