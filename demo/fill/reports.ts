import type { Db } from "#server/db/database.ts";
import { insertReport } from "#server/features/reports/index.ts";
import { demoReports } from "../desk.ts";
import { nth } from "../nth.ts";

export async function fillDemoReports(db: Db, listingIds: readonly number[], now: Date): Promise<void> {
  for (const { listing, reason, details, hoursOld } of demoReports) {
    await insertReport(db, {
      listing_id: nth(listingIds, listing),
      event_id: null,
      reason,
      details,
      email: null,
      locale: "en",
      is_demo: true,
      created_at: new Date(now.getTime() - hoursOld * 3_600_000),
    });
  }
}
