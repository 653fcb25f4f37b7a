import { createHash } from "node:crypto";
import { demoNews } from "#demo/news.ts";
import type { Db } from "#server/db/database.ts";
import { insertNews } from "./news-store.ts";

/** News of the last days and weeks, for every country one can choose. */
export async function fillDemoNews(db: Db, now: Date): Promise<void> {
  for (const item of demoNews(now)) await insertNews(db, { ...item, id: uuidOf(item.link) });
}

/** The same item has the same id on every machine. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
