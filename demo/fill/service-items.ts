import type { Db } from "#server/db/database.ts";
import { type ItemRow, insertItem } from "#server/features/service-items/index.ts";
import { demoListings } from "../listings.ts";
import { nth } from "../nth.ts";

export async function fillDemoItems(
  db: Db,
  listingIds: readonly number[],
  hostIdOf: (host: string) => number,
): Promise<ItemRow[][]> {
  const items: ItemRow[][] = [];
  for (const [n, listing] of demoListings.entries()) {
    const owner = { listing_id: nth(listingIds, n), host_id: hostIdOf(listing.host.join(" ")) };
    const rows: ItemRow[] = [];
    for (const [name, price, minutes, description] of listing.items) {
      const price_cents = price === null ? null : Math.round(price * 100);
      const texts = { name, description, language: "en", translations: {} } as const;
      rows.push(await insertItem(db, owner, { ...texts, price_cents, duration_minutes: minutes }));
    }
    items.push(rows);
  }
  return items;
}
