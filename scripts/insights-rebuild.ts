import { readSettings } from "#server/env.ts";
import { recountAll } from "#server/features/insights/index.ts";
import { appSecret } from "#server/platform/app-secret.ts";
import { withDatabase } from "./with-database.ts";

// Counts the daily summaries again from bookings and opening hours. With DATABASE_URL, you can run it while the product is running.
const settings = readSettings();
await withDatabase(settings, async (db) => {
  const hosts = await recountAll({ db, secret: appSecret(settings) }, new Date());
  console.log(`Counted the daily summaries of ${hosts} hosts`);
});
