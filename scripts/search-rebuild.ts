import { readSettings } from "#server/env.ts";
import { rebuildSearch } from "#server/features/search/index.ts";
import { withDatabase } from "./with-database.ts";

// Rebuilds the search tables from listings, events and reviews. You can run it while the product is running.
await withDatabase(readSettings(), async (db) => {
  console.log(`Built the search tables of ${await rebuildSearch(db)} hosts`);
});
