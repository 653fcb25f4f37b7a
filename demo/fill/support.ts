import type { Db } from "#server/db/database.ts";
import { insertDemoMessage } from "#server/features/support/index.ts";
import { demoMessages } from "../desk.ts";

export async function fillDemoMessages(db: Db, now: Date): Promise<void> {
  for (const { hoursOld, ...message } of demoMessages) {
    await insertDemoMessage(db, { ...message, locale: "en" }, new Date(now.getTime() - hoursOld * 3_600_000));
  }
}
